import type { LanguageCode } from '@rimal/contract/language'
import type { LetterKind } from './letter-kind.ts'

type ContactMessage = {
  name: string
  email: string
  phone: string
  orderNumber: string
  message: string
  language: LanguageCode
}

/** From a visitor to the house. */
export const contactMessage: LetterKind<ContactMessage> = {
  topic: null,
  always: true,
  write: (data) => {
    const facts = [data.name, data.email, data.phone, data.orderNumber].filter(Boolean).join(' · ')
    const letter = { paragraphs: [facts, ...data.message.split('\n')], replyTo: data.email }
    return {
      en: { subject: `Message from ${data.name}`, ...letter },
      ar: { subject: `رسالة من ${data.name}`, ...letter },
    }
  },
  sample: {
    name: 'Mariam',
    email: 'mariam@example.com',
    phone: '+971501234567',
    orderNumber: 'RM-20401',
    message: 'Could the sleeves be a little longer?\nThank you.',
    language: 'en',
  },
}
