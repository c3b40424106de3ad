import type { Text } from '@rimal/contract/language'
import { greeting } from '../../greeting.ts'
import { variable } from '../../own-texts/marks.ts'
import type { Email } from '../email.ts'
import type { EmailKind, OtherSample } from '../email-kind.ts'
import { ltr } from '../ltr.ts'

const see: Text = { en: 'See the order', ar: 'شاهدي الطلب' }

type EmailData = { name: string; orderNumber: string; link: string }

const sample: EmailData = {
  name: 'Mariam',
  orderNumber: 'RM-20401',
  link: 'https://shop.example/order/1',
}

type Confirmed = EmailData & {
  /** The day by which the order is ready in the shop. */
  day: string
}

/** Sent as a notification only, because the receipt has said the rest. */
export const orderConfirmed: EmailKind<Confirmed> = {
  topic: 'orders',
  channels: [],
  typed: ['name'],
  variables: ['name', 'orderNumber', 'link', 'day'],
  write: ({ name, orderNumber, link, day }) => ({
    en: {
      subject: `Order ${orderNumber} is confirmed`,
      paragraphs: [
        `${greeting(name).en},`,
        `Your order ${orderNumber} is confirmed. It is ready by ${day}.`,
      ],
      link: { label: see.en, href: link },
    },
    ar: {
      subject: `تأكّد الطلب ${orderNumber}`,
      paragraphs: [`${greeting(name).ar}،`, `تأكّد الطلب ${orderNumber}، ويجهز بحلول ${day}.`],
      link: { label: see.ar, href: link },
    },
  }),
  notice: ({ orderNumber, day }) => ({
    title: { en: `Order ${orderNumber} is confirmed`, ar: `تأكّد الطلب ${orderNumber}` },
    body: { en: `Ready by ${day}.`, ar: `يجهز بحلول ${day}.` },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: { ...sample, day: 'Mon 23 November' },
  arabicSample: { name: 'مريم علي', day: 'الاثنين 23 نوفمبر' },
}

type ProductionUpdate = EmailData & {
  what: 'cutting' | 'ready' | 'question' | 'date'
  productionItem: string
  /** Whether the customer collects the order. */
  pickup: boolean
  question: string | null
  /** The day on which the whole order now arrives, or is ready for the customer to collect. */
  day: string | null
  /** Why it is another day. */
  note: string | null
}

export const productionUpdate: EmailKind<ProductionUpdate> = {
  topic: 'orders',
  typed: ['name'],
  variables: ['name', 'orderNumber', 'link', 'productionItem', 'question', 'day', 'note'],
  write: (data) => ({ en: productionEmail(data, 'en'), ar: productionEmail(data, 'ar') }),
  notice: (data) => ({
    title: { en: saidOf(data, 'en').subject, ar: saidOf(data, 'ar').subject },
    body: { en: saidOf(data, 'en').text, ar: saidOf(data, 'ar').text },
    page: 'order-details',
    orderId: data.orderNumber,
  }),
  sample: {
    ...sample,
    what: 'question',
    productionItem: 'Noor',
    pickup: false,
    question: 'A sleeve of 18 inches is short for your height. Is it right?',
    day: null,
    note: null,
  },
  arabicSample: {
    name: 'مريم علي',
    productionItem: 'نور',
    question: 'كُمّ بطول 18 بوصة قصير على طولكِ. هل هو صحيح؟',
  },
  otherSamples: [
    [{ what: 'cutting', question: null }, { question: null }],
    [{ what: 'ready', question: null }, { question: null }],
    ...[false, true].map((pickup) => newDate(pickup)),
  ],
}

function newDate(pickup: boolean): OtherSample<ProductionUpdate> {
  const date = { what: 'date', question: null, pickup } as const
  return [
    { ...date, day: 'Mon 30 November', note: 'The silk came late.' },
    { question: null, day: 'الاثنين 30 نوفمبر', note: 'تأخّر وصول الحرير.' },
  ]
}

function productionEmail(data: ProductionUpdate, side: keyof Text): Email {
  const { subject, text } = saidOf(data, side)
  const { name, note, question, link } = data
  const answer: Text = {
    en: 'Reply to this email, or write to us on WhatsApp. We will not cut until we hear from you.',
    ar: 'ردّي على هذه الرسالة أو راسلينا عبر واتساب. لن نقصّ قبل ردّكِ.',
  }
  return {
    subject,
    paragraphs: [
      side === 'ar' ? `${greeting(name).ar}،` : `${greeting(name).en},`,
      text,
      note ?? '',
      question === null ? '' : answer[side],
    ].filter(Boolean),
    link: { label: see[side], href: link },
  }
}

/** Returns the sentence that the email and the notification share. */
function saidOf(
  { what, orderNumber, productionItem, pickup, question, day }: ProductionUpdate,
  side: keyof Text,
): { subject: string; text: string } {
  const isArabic = side === 'ar'
  const title = isArabic ? `الطلب ${orderNumber}` : `Order ${orderNumber}`
  const arrives: Text = pickup
    ? { en: `It is ready for you on ${day}.`, ar: `ويكون جاهزاً للاستلام يوم ${day}.` }
    : { en: `It arrives by ${day}.`, ar: `ويصلكِ بحلول ${day}.` }
  const said: Record<ProductionUpdate['what'], { subject: Text; text: Text }> = {
    cutting: {
      subject: { en: title, ar: title },
      text: { en: `${productionItem} is being cut.`, ar: `بدأ قصّ ${productionItem}.` },
    },
    ready: {
      subject: { en: title, ar: title },
      text: {
        en: `${productionItem} is sewn and has passed its quality check.`,
        ar: `اكتملت خياطة ${productionItem} واجتازت فحص الجودة.`,
      },
    },
    question: {
      subject: {
        en: `${title}: a question about your measurements`,
        ar: `${title}: سؤال عن قياساتكِ`,
      },
      text: {
        en: `About ${productionItem}: ${question}`,
        ar: `بخصوص ${productionItem}: ${question}`,
      },
    },
    date: {
      subject: { en: `${title}: a new date`, ar: `${title}: موعد جديد` },
      text: {
        en: `${productionItem} in your order has a new date. ${arrives.en}`,
        ar: `تغيّر موعد ${productionItem} في طلبكِ، ${arrives.ar}`,
      },
    },
  }
  return { subject: said[what].subject[side], text: said[what].text[side] }
}

type Overdue = {
  productionItems: { orderNumber: string; productionItem: string; day: string; tailor: string }[]
}

/** To the shop: production items that are overdue. */
export const productionOverdue: EmailKind<Overdue> = {
  topic: null,
  always: true,
  typed: [],
  variables: [],
  write: ({ productionItems }) => ({
    en: {
      subject: `Pieces past their day: ${variable('count', productionItems.length)}`,
      paragraphs: [
        'These were to be ready by now. Give each another day with npm run staff -- production date: the customer reads the day and the reason.',
        ...productionItems.map((productionItem) =>
          overdueLine(productionItem, (day) => `due on ${day}`),
        ),
      ],
    },
    ar: {
      subject: `قطع تجاوزت موعدها: ${variable('count', productionItems.length)}`,
      paragraphs: [
        'كان ينبغي أن تكون جاهزة الآن. يلزم لكلٍّ منها موعد جديد مع السبب، ويقرؤه العميل.',
        ...productionItems.map((productionItem) =>
          overdueLine(productionItem, (day) => `موعدها ${day}`),
        ),
      ],
    },
  }),
  sample: {
    productionItems: [
      {
        orderNumber: 'RM-20401',
        productionItem: '1 × Noor, Black, made to measure',
        day: 'Fri 4 December',
        tailor: 'Salma',
      },
    ],
  },
  arabicSample: {
    productionItems: [
      {
        orderNumber: 'RM-20401',
        productionItem: '1 × نور، أسود، تفصيل على قياسها',
        day: 'الجمعة 4 ديسمبر',
        tailor: 'سلمى',
      },
    ],
  },
}

function overdueLine(
  { orderNumber, productionItem, day, tailor }: Overdue['productionItems'][number],
  dueText: (day: string) => string,
): string {
  const facts = [ltr(orderNumber), productionItem, dueText(day), tailor].filter(Boolean)
  return variable('item', facts.join(' · '))
}
