import type { LanguageCode } from '@rimal/contract/language'
import type { OwnText } from '../../db/tables/messages.ts'
import { renderEmail } from './email/render-email.ts'
import { markData, withoutMarksIn } from './own-texts/marks.ts'
import { emailWithOwnTexts, noticeWithOwnTexts } from './own-texts/with-own-texts.ts'
import { type Email, emailText, type Written } from './templates/email.ts'
import type { Notice } from './templates/email-kind.ts'
import { kinds, type MessageData, type MessageKind } from './templates/kinds.ts'
import { withoutAddresses } from './without-addresses.ts'

type Options = Written & {
  /** The texts of the shop for this kind, in both languages. */
  own?: readonly OwnText[]
}

/** An email as text and as HTML that reads in its language's direction, and as a text message. */
export function composeMessage<K extends MessageKind>(
  kind: K,
  data: MessageData[K],
  { own = [], ...written }: Options,
) {
  return renderMessage(composeEmail(kind, data, { language: written.language, own }), written)
}

export function renderMessage(email: Email, written: Written) {
  const sms = email.sms ?? emailText(email, { language: written.language })
  return {
    subject: email.subject,
    ...(email.replyTo ? { replyTo: email.replyTo } : {}),
    text: emailText(email, written),
    sms: email.smsEnd === undefined ? sms : `${sms}\n\n${email.smsEnd}`,
    html: renderEmail(email, written),
  }
}

/** The content of a message in one language, with the texts of the shop. */
export function composeEmail<K extends MessageKind>(
  kind: K,
  data: MessageData[K],
  { language, own }: { language: LanguageCode; own: readonly OwnText[] },
): Email {
  const { write, typed, variables } = kinds[kind]
  const both = write(markData(withoutAddresses(data, typed), variables))
  return emailWithOwnTexts(
    language === 'arb' ? both.ar : both.en,
    own.filter((text) => text.language === language),
  )
}

/** The notification of a message in both languages, with the texts of the shop; null if the kind has none. */
export function composeNotice<K extends MessageKind>(
  kind: K,
  data: MessageData[K],
  own: readonly OwnText[],
): Notice | null {
  const { notice, variables } = kinds[kind]
  if (!notice) return null
  const { title, body, ...rest } = notice(markData(data, variables))
  const [en, ar] = (['en', 'ar'] as const).map((side) =>
    noticeWithOwnTexts(
      { title: title[side], body: body[side] },
      own.filter(({ language }) => (language === 'arb') === (side === 'ar')),
    ),
  ) as [Pair, Pair]
  return {
    ...withoutMarksIn(rest),
    title: { en: en.title, ar: ar.title },
    body: { en: en.body, ar: ar.body },
  }
}

type Pair = { title: string; body: string }
