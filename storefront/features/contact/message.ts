import { tidyEmail } from '@rimal/contract/email'
import type { TextKey } from '@rimal/contract/words/all-words'
import type { Words } from '../../i18n/words.tsx'

export type Message = {
  name: string
  email: string
  phone: string
  orderNumber: string
  message: string
}

export const emptyMessage: Message = {
  name: '',
  email: '',
  phone: '',
  orderNumber: '',
  message: '',
}

/** What is needed, with the sentence that says what is missing. */
const missing: Partial<Record<keyof Message, TextKey>> = {
  name: 'your_name_missing',
  email: 'your_email_missing',
  message: 'your_message_missing',
}

export function isRequired(field: keyof Message): boolean {
  return field in missing
}

/** What to say beside each wrong field; `refused` are the fields that the server did not take. */
export function wrongIn(
  message: Message,
  t: Words['t'],
  refused: Record<string, string> = {},
): Partial<Record<keyof Message, string>> {
  const wrong: Partial<Record<keyof Message, string>> = Object.fromEntries(
    Object.entries(missing)
      .filter(([field]) => message[field as keyof Message].trim() === '')
      .map(([field, sentence]) => [field, t(sentence)]),
  )
  const emailIsOdd = 'email' in refused || !tidyEmail(message.email)
  return wrong.email || !emailIsOdd ? wrong : { ...wrong, email: t('email_incomplete') }
}
