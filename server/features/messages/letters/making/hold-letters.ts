import type { Text } from '@rimal/contract/language'
import type { Letter } from '../letter.ts'
import type { LetterKind } from '../letter-kind.ts'
import { ltr } from '../ltr.ts'

type OrderHold = {
  name: string
  orderNumber: string
  link: string
  what: 'held' | 'reminder' | 'released'
  /** What is unclear, and what the house wrote to it. */
  why: Text
  note: string
  house: { phone: string; whatsapp: string; email: string; hours: string }
}

const see: Text = { en: 'See the order', ar: 'شاهدي الطلب' }

/** An order that waits for a word of hers, or goes on. */
export const orderHold: LetterKind<OrderHold> = {
  topic: 'orders',
  write: (data) => ({ en: letter(data, 'en'), ar: letter(data, 'ar') }),
  notice: (data) => ({
    title: { en: subjectOf(data, 'en'), ar: subjectOf(data, 'ar') },
    body:
      data.what === 'released'
        ? goesOn
        : { en: `${data.why.en} Please write to us.`, ar: `${data.why.ar} راسلينا من فضلكِ.` },
    page: 'order-details',
    orderId: data.orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    link: 'https://shop.example/order/1',
    what: 'held',
    why: {
      en: 'One of your measurements is not clear to us.',
      ar: 'أحد قياساتكِ غير واضح لنا.',
    },
    note: 'Is the length of 62 inches with your heels, or without?',
    house: {
      phone: '+971 4 555 0132',
      whatsapp: '+971 50 555 0132',
      email: 'hello@rimal.example',
      hours: 'Saturday to Thursday, 10 to 8',
    },
  },
}

const goesOn: Text = {
  en: 'Thank you. We have what we needed, and your order goes on.',
  ar: 'شكراً لكِ. وصلنا ما نحتاج إليه، وطلبكِ يمضي الآن.',
}

function subjectOf({ orderNumber, what }: OrderHold, side: keyof Text): string {
  const said: Record<OrderHold['what'], Text> = {
    held: {
      en: `Order ${orderNumber}: we need a word from you`,
      ar: `الطلب ${orderNumber}: نحتاج إلى ردّكِ`,
    },
    reminder: {
      en: `Order ${orderNumber} still waits for a word from you`,
      ar: `الطلب ${orderNumber} ما زال بانتظار ردّكِ`,
    },
    released: { en: `Order ${orderNumber} goes on`, ar: `الطلب ${orderNumber} يمضي الآن` },
  }
  return said[what][side]
}

function letter(data: OrderHold, side: keyof Text): Letter {
  const { name, link, what, why, note, house } = data
  const { phone, whatsapp, email, hours } = house
  const waits: Text = {
    en: 'Until then we begin nothing. Answer this email, call us or write to us on WhatsApp.',
    ar: 'لن نبدأ شيئاً قبل ذلك. أجيبي عن هذه الرسالة أو اتصلي بنا أو راسلينا عبر واتساب.',
  }
  const reach: Text = { en: 'How you reach us', ar: 'للتواصل معنا' }
  const isOver = what === 'released'
  return {
    subject: subjectOf(data, side),
    paragraphs: [
      side === 'ar' ? `عزيزتي ${name}،` : `Dear ${name},`,
      ...(isOver ? [goesOn[side]] : [why[side], note, waits[side]]),
    ].filter(Boolean),
    ...(isOver
      ? {}
      : {
          parts: [
            {
              name: reach[side],
              lines: [
                { text: side === 'ar' ? `هاتف: ${ltr(phone)}` : `Phone: ${phone}` },
                { text: side === 'ar' ? `واتساب: ${ltr(whatsapp)}` : `WhatsApp: ${whatsapp}` },
                { text: ltr(email) },
                { text: hours },
              ],
            },
          ],
          replyTo: email,
        }),
    link: { label: see[side], href: link },
  }
}
