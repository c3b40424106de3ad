import type { Text } from '@rimal/contract/language'
import type { Letter } from '../letter.ts'
import type { LetterKind } from '../letter-kind.ts'
import { ltr } from '../ltr.ts'

const see: Text = { en: 'See the order', ar: 'شاهدي الطلب' }

type Told = { name: string; orderNumber: string; link: string }

const sample: Told = {
  name: 'Mariam',
  orderNumber: 'RM-20401',
  link: 'https://shop.example/order/1',
}

type Confirmed = Told & {
  /** By when it is ready in the house. */
  day: string
}

/** In her notifications only: the receipt has said the rest. */
export const orderConfirmed: LetterKind<Confirmed> = {
  topic: 'orders',
  write: ({ name, orderNumber, link, day }) => ({
    en: {
      subject: `Order ${orderNumber} is confirmed`,
      paragraphs: [
        `Dear ${name},`,
        `Your order ${orderNumber} is confirmed. It is ready by ${day}.`,
      ],
      link: { label: see.en, href: link },
    },
    ar: {
      subject: `تأكّد الطلب ${orderNumber}`,
      paragraphs: [`عزيزتي ${name}،`, `تأكّد طلبكِ ${orderNumber}، ويجهز بحلول ${day}.`],
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
}

type PieceNews = Told & {
  what: 'cutting' | 'ready' | 'question' | 'date'
  piece: string
  /** She collects it. */
  pickup: boolean
  question: string | null
  /** On which all of the order arrives now, or waits for her. */
  day: string | null
  /** Why it is another day. */
  note: string | null
}

export const pieceNews: LetterKind<PieceNews> = {
  topic: 'orders',
  write: (data) => ({ en: pieceLetter(data, 'en'), ar: pieceLetter(data, 'ar') }),
  notice: (data) => ({
    title: { en: saidOf(data, 'en').subject, ar: saidOf(data, 'ar').subject },
    body: { en: saidOf(data, 'en').text, ar: saidOf(data, 'ar').text },
    page: 'order-details',
    orderId: data.orderNumber,
  }),
  sample: {
    ...sample,
    what: 'question',
    piece: 'Noor',
    pickup: false,
    question: 'A sleeve of 18 inches is short for your height. Is it right?',
    day: null,
    note: null,
  },
}

function pieceLetter(data: PieceNews, side: keyof Text): Letter {
  const { subject, text } = saidOf(data, side)
  const { name, note, question, link } = data
  const answer: Text = {
    en: 'Answer this email, or write to us on WhatsApp. We do not cut before we know.',
    ar: 'أجيبي عن هذه الرسالة أو راسلينا عبر واتساب. لن نقصّ قبل أن نعرف.',
  }
  return {
    subject,
    paragraphs: [
      side === 'ar' ? `عزيزتي ${name}،` : `Dear ${name},`,
      text,
      note ?? '',
      question === null ? '' : answer[side],
    ].filter(Boolean),
    link: { label: see[side], href: link },
  }
}

/** The sentence that a letter and a notification say alike. */
function saidOf(
  { what, orderNumber, piece, pickup, question, day }: PieceNews,
  side: keyof Text,
): { subject: string; text: string } {
  const isArabic = side === 'ar'
  const title = isArabic ? `الطلب ${orderNumber}` : `Order ${orderNumber}`
  const arrives: Text = pickup
    ? { en: `It waits for you on ${day}.`, ar: `ويكون جاهزاً لاستلامكِ ${day}.` }
    : { en: `It arrives by ${day}.`, ar: `ويصلكِ في موعد أقصاه ${day}.` }
  const said: Record<PieceNews['what'], { subject: Text; text: Text }> = {
    cutting: {
      subject: { en: title, ar: title },
      text: { en: `${piece} is being cut.`, ar: `بدأ قصّ ${piece}.` },
    },
    ready: {
      subject: { en: title, ar: title },
      text: {
        en: `${piece} is sewn and has passed its check.`,
        ar: `اكتملت خياطة ${piece} واجتازت فحص الجودة.`,
      },
    },
    question: {
      subject: {
        en: `${title}: a question about your measurements`,
        ar: `${title}: سؤال عن قياساتكِ`,
      },
      text: { en: `About ${piece}: ${question}`, ar: `بخصوص ${piece}: ${question}` },
    },
    date: {
      subject: { en: `${title}: another day`, ar: `${title}: موعد جديد` },
      text: {
        en: `There is another day for ${piece} of your order. ${arrives.en}`,
        ar: `تغيّر موعد ${piece} في طلبكِ، ${arrives.ar}`,
      },
    },
  }
  return { subject: said[what].subject[side], text: said[what].text[side] }
}

type Overdue = {
  pieces: { orderNumber: string; piece: string; day: string; tailor: string }[]
}

/** To the house: pieces that were promised for a day that is over. */
export const piecesOverdue: LetterKind<Overdue> = {
  topic: null,
  always: true,
  write: ({ pieces }) => ({
    en: {
      subject: `Pieces past their day: ${pieces.length}`,
      paragraphs: [
        'These were to be ready by now. Give each another day with npm run staff -- making date: she reads it, and why.',
        ...pieces.map((piece) => overdueLine(piece, (day) => `promised for ${day}`)),
      ],
    },
    ar: {
      subject: `قطع تجاوزت موعدها: ${pieces.length}`,
      paragraphs: [
        'كان ينبغي أن تكون جاهزة الآن. حدّدي لكلٍّ منها موعداً جديداً مع السبب، فتقرؤه العميلة.',
        ...pieces.map((piece) => overdueLine(piece, (day) => `موعدها ${day}`)),
      ],
    },
  }),
  sample: {
    pieces: [
      {
        orderNumber: 'RM-20401',
        piece: '1 × Noor, Black, made to measure',
        day: 'Fri 4 December',
        tailor: 'Salma',
      },
    ],
  },
}

function overdueLine(
  { orderNumber, piece, day, tailor }: Overdue['pieces'][number],
  promised: (day: string) => string,
): string {
  return [ltr(orderNumber), piece, promised(day), tailor].filter(Boolean).join(' · ')
}
