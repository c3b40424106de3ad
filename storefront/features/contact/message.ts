import { toLatinDigits } from '@rimal/contract/text/digits'
import { normaliseEmail } from '@rimal/contract/text/email'
import { isName } from '@rimal/contract/text/person-name'
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

/** The required fields, each with the sentence for a missing value. */
const missing: Partial<Record<keyof Message, TextKey>> = {
  name: 'field_required',
  email: 'field_required',
  message: 'field_required',
}

export function isRequired(field: keyof Message): boolean {
  return field in missing
}

/** Returns the sentence for each wrong field; `refused` are the fields that the server did not accept. */
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
  for (const { field, sentence, isOdd } of odd) {
    if (!wrong[field] && (field in refused || isOdd(message[field].trim())))
      wrong[field] = t(sentence)
  }
  return wrong
}

/** Light checks: a slip is pointed at, nothing that could be right is refused. */
const odd: { field: keyof Message; sentence: TextKey; isOdd: (text: string) => boolean }[] = [
  { field: 'name', sentence: 'name_too_short', isOdd: (text) => !isName(text) },
  { field: 'email', sentence: 'email_incomplete', isOdd: (text) => !normaliseEmail(text) },
  {
    field: 'phone',
    sentence: 'wrong_phone_abroad',
    isOdd: (text) => text !== '' && !/^\+?[\d\s().-]{6,}$/.test(toLatinDigits(text)),
  },
  {
    field: 'orderNumber',
    sentence: 'your_order_number_odd',
    isOdd: (text) => text !== '' && !/\d{3,}/.test(toLatinDigits(text)),
  },
]
