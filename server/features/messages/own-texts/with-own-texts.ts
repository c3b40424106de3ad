import type { MessageSlot } from '@rimal/contract/staff/message-kinds'
import type { OwnText } from '../../../db/tables/messages.ts'
import type { Email } from '../templates/email.ts'
import { phraseOf, valuesIn, withoutMarks, withoutMarksIn } from './marks.ts'

/** Changes each text of an email, and nothing else of it. */
export function mapEmail(email: Email, change: (slot: MessageSlot, text: string) => string): Email {
  const { subject, paragraphs, link, also, sms } = email
  return {
    ...email,
    subject: change('subject', subject),
    paragraphs: paragraphs.map((text) => change('paragraph', text)),
    ...(link ? { link: { ...link, label: change('button', link.label) } } : {}),
    ...(also ? { also: { ...also, label: change('button', also.label) } } : {}),
    ...(sms === undefined ? {} : { sms: change('sms', sms) }),
  }
}

/** The email with the texts of the shop in the places of the shipped ones, and without marks. */
export function emailWithOwnTexts(email: Email, own: readonly OwnText[]): Email {
  const replace = replacing(own, valuesIn(email))
  return withoutMarksIn(mapEmail(email, replace))
}

/** The same for a title and a body of a notification. */
export function noticeWithOwnTexts(
  { title, body }: { title: string; body: string },
  own: readonly OwnText[],
): { title: string; body: string } {
  const replace = replacing(own, valuesIn({ title, body }))
  return { title: replace('title', title), body: replace('body', body) }
}

/** A text of the shop that needs a value which this message has not is left out: the shipped text stands instead. */
function replacing(own: readonly OwnText[], values: ReadonlyMap<string, string>) {
  return (slot: MessageSlot, text: string): string => {
    if (own.length === 0) return withoutMarks(text)
    const { pattern, values: ofText } = phraseOf(text)
    const found = own.find((one) => one.slot === slot && one.shipped === pattern)
    if (!found) return withoutMarks(text)
    // A value that the shipped text has is that one, whatever other texts have under the same name.
    return filled(found.text, new Map([...values, ...ofText])) ?? withoutMarks(text)
  }
}

/** One pass: braces in a value stay what they are. */
function filled(text: string, values: ReadonlyMap<string, string>): string | undefined {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => !values.has(name))) return undefined
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '')
}
