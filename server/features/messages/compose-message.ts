import { kinds, type MessageData, type MessageKind } from './letters/kinds.ts'
import { letterHtml, letterText, type Written } from './letters/letter.ts'

/** An email as text and as HTML that reads in its language's direction, and as a text message. */
export function composeMessage<K extends MessageKind>(
  kind: K,
  data: MessageData[K],
  written: Written,
) {
  const both = kinds[kind].write(data)
  const letter = written.language === 'arb' ? both.ar : both.en
  return {
    subject: letter.subject,
    ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
    text: letterText(letter, written),
    sms: letter.sms ?? letterText(letter, { language: written.language }),
    html: letterHtml(letter, written),
  }
}
