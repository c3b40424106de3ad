import type { LanguageCode } from '@rimal/contract/language'
import { variable } from '../own-texts/marks.ts'
import type { EmailKind } from './email-kind.ts'

type ContactMessage = {
  name: string
  email: string
  phone: string
  orderNumber: string
  message: string
  language: LanguageCode
}

/** A message from a visitor to the shop. */
export const contactMessage: EmailKind<ContactMessage> = {
  topic: null,
  always: true,
  typed: ['name', 'phone', 'orderNumber', 'message'],
  variables: ['name', 'email', 'phone', 'orderNumber'],
  write: (data) => {
    const facts = [data.name, data.email, data.phone, data.orderNumber].filter(Boolean).join(' · ')
    const lines = data.message.split('\n').map((line) => variable('message', line))
    const email = { paragraphs: [facts, ...lines], replyTo: data.email }
    return {
      en: { subject: `Message from ${data.name}`, ...email },
      ar: { subject: `رسالة من ${data.name}`, ...email },
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
  arabicSample: {
    name: 'مريم علي',
    message: 'هل يمكن أن يكون الكُمّ أطول قليلاً؟\nشكراً لكنّ.',
    language: 'arb',
  },
}
