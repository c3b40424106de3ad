import { kinds, type MessageData, type MessageKind } from './templates/kinds.ts'
import { renderEmail } from './email/render-email.ts'
import { emailText, type Written } from './templates/email.ts'
import { withoutAddresses } from './without-addresses.ts'

/** An email as text and as HTML that reads in its language's direction, and as a text message. */
export function composeMessage<K extends MessageKind>(
  kind: K,
  data: MessageData[K],
  written: Written,
) {
  const { write, typed } = kinds[kind]
  const both = write(withoutAddresses(data, typed))
  const email = written.language === 'arb' ? both.ar : both.en
  return {
    subject: email.subject,
    ...(email.replyTo ? { replyTo: email.replyTo } : {}),
    text: emailText(email, written),
    sms: email.sms ?? emailText(email, { language: written.language }),
    html: renderEmail(email, written),
  }
}
