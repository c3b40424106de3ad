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

const required: (keyof Message)[] = ['name', 'email', 'message']

export function isRequired(field: keyof Message): boolean {
  return required.includes(field)
}

/** What to say beside each wrong field; `refused` are the fields that the server did not take. */
export function wrongIn(
  message: Message,
  t: Words['t'],
  refused: Record<string, string> = {},
): Partial<Record<keyof Message, string>> {
  const missing = required.filter((field) => message[field].trim() === '')
  const wrong = Object.fromEntries(missing.map((field) => [field, t('field_required')]))
  const emailIsOdd = 'email' in refused || !/^\S+@\S+\.\S{2,}$/.test(message.email.trim())
  return wrong.email || !emailIsOdd ? wrong : { ...wrong, email: t('email_incomplete') }
}
