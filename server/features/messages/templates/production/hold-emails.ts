import type { Text } from '@rimal/contract/language'
import { greeting } from '../../greeting.ts'
import type { Email } from '../email.ts'
import type { EmailKind } from '../email-kind.ts'
import { ltr } from '../ltr.ts'

type OrderHold = {
  name: string
  orderNumber: string
  link: string
  what: 'held' | 'reminder' | 'released'
  /** What is unclear, and what the shop wrote about it. */
  why: Text
  note: string
  merchant: { phone: string; whatsapp: string; email: string; hours: string }
}

const see: Text = { en: 'See the order', ar: 'شاهدي الطلب' }

/** An order waits for an answer of the customer, or continues. */
export const orderHold: EmailKind<OrderHold> = {
  topic: 'orders',
  typed: ['name'],
  variables: ['name', 'orderNumber', 'link', 'why', 'note'],
  write: (data) => ({ en: email(data, 'en'), ar: email(data, 'ar') }),
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
    merchant: {
      phone: '+971 4 555 0132',
      whatsapp: '+971 50 555 0132',
      email: 'hello@rimal.example',
      hours: 'Saturday to Thursday, 10 to 8',
    },
  },
  arabicSample: {
    name: 'مريم علي',
    note: 'هل الطول 62 بوصة مع الكعب أم من دونه؟',
    merchant: {
      phone: '+971 4 555 0132',
      whatsapp: '+971 50 555 0132',
      email: 'hello@rimal.example',
      hours: 'من السبت إلى الخميس، 10 صباحاً إلى 8 مساءً',
    },
  },
  otherSamples: [
    [{ what: 'reminder' }],
    [{ what: 'released' }],
    [{ merchant: { phone: '', whatsapp: '', email: '', hours: '' } }],
  ],
}

const goesOn: Text = {
  en: 'Thank you. We have what we needed, and we are back at work on your order.',
  ar: 'شكراً لكِ. وصلنا ما نحتاج إليه، وعدنا إلى العمل على طلبكِ.',
}

const waitsForAny: Text = {
  en: 'We will not start until we hear from you. Reply to this email, call us or write to us on WhatsApp.',
  ar: 'لن نبدأ قبل ردّكِ. ردّي على هذه الرسالة أو اتصلي بنا أو راسلينا عبر واتساب.',
}

const waitsForReply: Text = {
  en: 'We will not start until we hear from you. Reply to this email.',
  ar: 'لن نبدأ قبل ردّكِ. ردّي على هذه الرسالة.',
}

/** Returns how to reach the shop, as far as the owner has written it. */
function reachParts({ phone, whatsapp, email, hours }: OrderHold['merchant'], side: keyof Text) {
  const reach: Text = { en: 'Contact us', ar: 'تواصلي معنا' }
  const lines = [
    phone && (side === 'ar' ? `هاتف: ${ltr(phone)}` : `Phone: ${phone}`),
    whatsapp && (side === 'ar' ? `واتساب: ${ltr(whatsapp)}` : `WhatsApp: ${whatsapp}`),
    email && ltr(email),
    hours,
  ].filter(Boolean)
  return lines.length > 0 ? [{ name: reach[side], lines: lines.map((text) => ({ text })) }] : []
}

function subjectOf({ orderNumber, what }: OrderHold, side: keyof Text): string {
  const said: Record<OrderHold['what'], Text> = {
    held: {
      en: `Order ${orderNumber}: we need your reply`,
      ar: `الطلب ${orderNumber}: نحتاج إلى ردّكِ`,
    },
    reminder: {
      en: `Order ${orderNumber} is still waiting for your reply`,
      ar: `الطلب ${orderNumber} ما زال بانتظار ردّكِ`,
    },
    released: {
      en: `Order ${orderNumber} is moving again`,
      ar: `الطلب ${orderNumber}: عدنا إلى العمل عليه`,
    },
  }
  return said[what][side]
}

function email(data: OrderHold, side: keyof Text): Email {
  const { name, link, what, why, note, merchant } = data
  const parts = reachParts(merchant, side)
  const waits = merchant.phone && merchant.whatsapp ? waitsForAny : waitsForReply
  const isReleased = what === 'released'
  return {
    subject: subjectOf(data, side),
    paragraphs: [
      side === 'ar' ? `${greeting(name).ar}،` : `${greeting(name).en},`,
      ...(isReleased ? [goesOn[side]] : [why[side], note, waits[side]]),
    ].filter(Boolean),
    ...(isReleased
      ? {}
      : {
          ...(parts.length > 0 && { parts }),
          ...(merchant.email && { replyTo: merchant.email }),
        }),
    link: { label: see[side], href: link },
  }
}
