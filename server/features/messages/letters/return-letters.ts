import type { Text } from '@rimal/contract/language'
import type { ReturnKind } from '@rimal/contract/returns/return-states'
import type { Letter } from './letter.ts'
import type { LetterKind } from './letter-kind.ts'
import { ltr } from './ltr.ts'

/** What every letter of a return tells. */
export type ReturnTold = {
  number: string
  orderNumber: string
  name: string
  kind: ReturnKind
  reason: Text
  /** '1 × Layla · Mocha' */
  pieces: string[]
  /** The page of the return. */
  link: string
}

type News = ReturnTold & {
  what:
    | 'asked'
    | 'question'
    | 'approved'
    | 'rejected'
    | 'cancelled'
    | 'pickup'
    | 'received'
    | 'refunded'
    | 'exchanged'
    | 'altered'
    | 'declined'
    | 'closed'
  /** By when the next step is due, as a day. */
  due: string | null
  pickupOn: string | null
  /** Whether the house fetches it. */
  collected: boolean
  question: string | null
  refusedFor: string | null
  /** What was given back, by when she has it, and whether the house pays it to her. */
  amount: string | null
  by: string | null
  byHand: boolean
  /** Whether it became store credit; missing in letters that were written before there was any. */
  toCredit?: boolean
  /** Where she writes how the house can pay her; null or missing where it need not know. */
  payTo?: string | null
  /** The order that what she gets comes with, and by when. */
  newOrder: string | null
  arrival: string | null
  /** Why it was closed. */
  why: 'no_answer' | 'not_handed_over' | null
}

type Said = { subject: Text; text: Text; more?: Text | undefined }

const see: Text = { en: 'See how it stands', ar: 'شاهدي أين وصل' }
const itsPieces: Text = { en: 'It is about', ar: 'القطع' }

/** As she is written to of it. */
const names: Record<ReturnKind, Text> = {
  return: { en: 'return', ar: 'طلب الإرجاع' },
  exchange: { en: 'exchange', ar: 'طلب التبديل' },
  alteration: { en: 'alteration', ar: 'طلب التعديل' },
  claim: { en: 'report of a fault', ar: 'بلاغ العيب' },
}

/** What is said of several things, in one paragraph. */
function joined(...texts: (Text | '' | null | undefined)[]): Text | undefined {
  const said = texts.filter((text) => text instanceof Object)
  if (said.length === 0) return undefined
  return { en: said.map(({ en }) => en).join(' '), ar: said.map(({ ar }) => ar).join(' ') }
}

const says: Record<News['what'], (told: News, name: Text) => Said> = {
  asked: ({ number, due }, name) => ({
    subject: {
      en: `We have your ${name.en} ${number}`,
      ar: `استلمنا ${name.ar} ${ltr(number)}`,
    },
    text: due
      ? { en: `We answer by ${due}.`, ar: `نجيبكِ في موعد أقصاه ${due}.` }
      : { en: 'We answer soon.', ar: 'نجيبكِ قريباً.' },
    more: {
      en: 'Please keep the pieces until then, unworn and with their label.',
      ar: 'احتفظي بالقطع حتى ذلك الحين، غير ملبوسة ومعها بطاقتها.',
    },
  }),
  question: ({ number, question, due }, name) => ({
    subject: {
      en: `A question about your ${name.en} ${number}`,
      ar: `سؤال عن ${name.ar} ${ltr(number)}`,
    },
    text: { en: question ?? '', ar: question ?? '' },
    more: due
      ? {
          en: `Please answer on its page by ${due}. After that we close it, and you can ask again.`,
          ar: `أجيبي من صفحته في موعد أقصاه ${due}. بعدها نغلقه، ويمكنكِ الطلب من جديد.`,
        }
      : undefined,
  }),
  approved: ({ number, due, collected, payTo }, name) => ({
    subject: {
      en: `Approved: your ${name.en} ${number}`,
      ar: `تمّت الموافقة على ${name.ar} ${ltr(number)}`,
    },
    text: collected
      ? {
          en: 'We collect it from you without charge, and write to you on which day.',
          ar: 'نستلمها منكِ بلا مقابل، ونراسلكِ بيوم الاستلام.',
        }
      : {
          en: 'Please send the pieces to us; our address stands on the page of it.',
          ar: 'أرسلي القطع إلينا من فضلكِ، وعنواننا في صفحة طلب الإرجاع.',
        },
    more: joined(
      due && {
        en: `Hand it over by ${due}; after that it is closed.`,
        ar: `سلّميها في موعد أقصاه ${due}، وبعدها نغلقه.`,
      },
      payTo && {
        en: `You paid at the door: please write to ${payTo} with the number ${number}, the IBAN and the name of its holder, so that we can pay it to you.`,
        ar: `دفعتِ عند الاستلام: راسلينا من فضلكِ على ${ltr(payTo)} مع الرقم ${ltr(number)} ورقم الآيبان واسم صاحبة الحساب لنحوّل إليكِ المبلغ.`,
      },
    ),
  }),
  rejected: ({ number, refusedFor, due }, name) => ({
    subject: {
      en: `We cannot accept your ${name.en} ${number}`,
      ar: `تعذّر علينا قبول ${name.ar} ${ltr(number)}`,
    },
    text: { en: refusedFor ?? '', ar: refusedFor ?? '' },
    more: due
      ? {
          en: `If you see it differently, tell us on its page by ${due}: the owner of the house then looks at it herself.`,
          ar: `إن كان لكِ رأي آخر فاكتبيه في صفحته في موعد أقصاه ${due}، فتنظر فيه صاحبة الدار بنفسها.`,
        }
      : undefined,
  }),
  cancelled: ({ number }, name) => ({
    subject: { en: `You keep your pieces: ${number}`, ar: `القطع باقية معكِ: ${ltr(number)}` },
    text: {
      en: `Your ${name.en} is taken back, as you asked.`,
      ar: `ألغينا ${name.ar} كما أردتِ.`,
    },
  }),
  pickup: ({ number, pickupOn }, name) => ({
    subject: {
      en: `We collect your ${name.en} on ${pickupOn ?? ''}`,
      ar: `نستلم القطع منكِ يوم ${pickupOn ?? ''}`,
    },
    text: {
      en: `Please have the pieces of ${number} ready, with their label and all that came with them.`,
      ar: `جهّزي قطع ${ltr(number)} مع بطاقاتها وكل ما جاء معها من فضلكِ.`,
    },
  }),
  received: ({ number }, name) => ({
    subject: {
      en: `Your ${name.en} ${number} has reached us`,
      ar: `وصلتنا قطع ${name.ar} ${ltr(number)}`,
    },
    text: {
      en: 'We look at the pieces now, and write to you what comes of it.',
      ar: 'نفحص القطع الآن ونراسلكِ بالنتيجة.',
    },
  }),
  refunded: ({ number, amount, by, byHand, toCredit }) => ({
    subject: {
      en: `${amount ?? ''} comes back to you: ${number}`,
      ar: `يعود إليكِ ${amount ?? ''}: ${ltr(number)}`,
    },
    text: toCredit
      ? {
          en: `${amount ?? ''} is in your store credit now. You can pay with it when you next order; it does not run out.`,
          ar: `صار ${amount ?? ''} في رصيدكِ لدينا. ادفعي به في طلبكِ القادم متى شئتِ، فلا تنتهي صلاحيته.`,
        }
      : byHand
        ? {
            en: `We have paid ${amount ?? ''} to you, as agreed. You have it by ${by ?? ''} at the latest.`,
            ar: `دفعنا إليكِ ${amount ?? ''} كما اتفقنا، ويصلكِ في موعد أقصاه ${by ?? ''}.`,
          }
        : {
            en: `${amount ?? ''} goes back the way you paid. You have it by ${by ?? ''} at the latest; banks take some of these days.`,
            ar: `يعود إليكِ ${amount ?? ''} بالطريقة التي دفعتِ بها، ويصلكِ في موعد أقصاه ${by ?? ''}، وقد تحتاج البنوك إلى بعض هذه الأيام.`,
          },
    more: {
      en: 'The credit note stands on the page of your order.',
      ar: 'تجدين الإشعار الدائن في صفحة طلبكِ.',
    },
  }),
  exchanged: ({ number, newOrder, arrival }) => ({
    subject: {
      en: `What you get instead is order ${newOrder ?? ''}`,
      ar: `القطع البديلة في الطلب ${ltr(newOrder ?? '')}`,
    },
    text: {
      en: `Of your request ${number} we send you order ${newOrder ?? ''}; there is nothing to pay. It is with you by ${arrival ?? ''}.`,
      ar: `نرسل إليكِ عن طلبكِ ${ltr(number)} الطلب ${ltr(newOrder ?? '')} بلا مقابل، ويصلكِ في موعد أقصاه ${arrival ?? ''}.`,
    },
  }),
  altered: ({ number, newOrder, arrival }) => ({
    subject: {
      en: `Our atelier works on your piece: ${number}`,
      ar: `قطعتكِ في المشغل الآن: ${ltr(number)}`,
    },
    text: {
      en: `You can follow it as order ${newOrder ?? ''}; there is nothing to pay. It is with you by ${arrival ?? ''}.`,
      ar: `تابعيها في الطلب ${ltr(newOrder ?? '')}، ولا شيء عليكِ. وتصلكِ في موعد أقصاه ${arrival ?? ''}.`,
    },
  }),
  declined: ({ number, refusedFor }, name) => ({
    subject: {
      en: `We send your pieces back: ${number}`,
      ar: `نعيد إليكِ قطعكِ: ${ltr(number)}`,
    },
    text: {
      en: `We have looked at the pieces of your ${name.en}, and cannot accept them: ${refusedFor ?? ''}`,
      ar: `فحصنا قطع ${name.ar} وتعذّر علينا قبولها: ${refusedFor ?? ''}`,
    },
    more: {
      en: 'If you see it differently, write to us.',
      ar: 'إن كان لكِ رأي آخر فراسلينا.',
    },
  }),
  closed: ({ number, why }, name) => ({
    subject: { en: `We closed your ${name.en} ${number}`, ar: `أغلقنا ${name.ar} ${ltr(number)}` },
    text:
      why === 'no_answer'
        ? {
            en: 'We asked you something and had no answer in time. You can ask again from the page of your order, as long as its days last.',
            ar: 'سألناكِ ولم يصلنا جوابكِ في موعده. يمكنكِ الطلب من جديد من صفحة طلبكِ ما دامت مدّته.',
          }
        : {
            en: 'The pieces were not handed over in time. You can ask again from the page of your order, as long as its days last.',
            ar: 'لم تُسلَّم القطع في موعدها. يمكنكِ الطلب من جديد من صفحة طلبكِ ما دامت مدّته.',
          },
  }),
}

/** How a return, an exchange, an alteration or a claim goes on. */
export const returnNews: LetterKind<News> = {
  topic: 'orders',
  write: (told) => ({ en: letter(told, 'en'), ar: letter(told, 'ar') }),
  notice: (told) => {
    const { subject, text } = says[told.what](told, names[told.kind])
    return { title: subject, body: text, page: 'order-details', orderId: told.orderNumber }
  },
  sample: { ...sampleOf(), what: 'approved' },
}

function letter(told: News, side: keyof Text): Letter {
  const { subject, text, more } = says[told.what](told, names[told.kind])
  const dear = { en: `Dear ${told.name},`, ar: `عزيزتي ${told.name}،` }
  return {
    subject: subject[side],
    paragraphs: [dear[side], text[side], more?.[side] ?? ''].filter(Boolean),
    ...(told.payTo ? { replyTo: told.payTo } : {}),
    parts: [{ name: itsPieces[side], lines: told.pieces.map((piece) => ({ text: piece })) }],
    link: { label: see[side], href: told.link },
    sms: `${subject[side]}. ${told.link}`,
  }
}

type ForHouse = ReturnTold & {
  what: 'asked' | 'answered' | 'appealed' | 'cancelled' | 'overdue'
  /** In her words. */
  said: string
  contact: { phone: string; email: string }
}

/** The house is told of what it did not do itself. */
export const returnForHouse: LetterKind<ForHouse> = {
  topic: null,
  always: true,
  write: (told) => ({
    en: forHouse(told, 'en', {
      asked: `${told.number}: asked for, ${told.kind} of order ${told.orderNumber}`,
      answered: `${told.number}: she has answered`,
      appealed: `${told.number}: she appeals, and an owner decides`,
      cancelled: `${told.number}: she keeps her pieces`,
      overdue: `${told.number}: our answer is overdue`,
    }),
    ar: forHouse(told, 'ar', {
      asked: `${ltr(told.number)}: ${names[told.kind].ar} من الطلب ${ltr(told.orderNumber)}`,
      answered: `${ltr(told.number)}: أجابت العميلة`,
      appealed: `${ltr(told.number)}: اعترضت العميلة، والقرار للمالكة`,
      cancelled: `${ltr(told.number)}: أبقت العميلة قطعها`,
      overdue: `${ltr(told.number)}: تأخّر جوابنا`,
    }),
  }),
  sample: {
    ...sampleOf(),
    what: 'asked',
    said: 'The sleeves are too wide.',
    contact: { phone: '+971501234567', email: 'mariam@example.com' },
  },
}

function forHouse(told: ForHouse, side: keyof Text, subjects: Record<ForHouse['what'], string>) {
  const { name, contact, reason, said, pieces, what } = told
  return {
    subject: subjects[what],
    paragraphs: [
      [name, ltr(contact.phone), ltr(contact.email)].filter(Boolean).join(' · '),
      reason[side],
      said,
    ].filter(Boolean),
    parts: [{ name: itsPieces[side], lines: pieces.map((piece) => ({ text: piece })) }],
    ...(contact.email ? { replyTo: contact.email } : {}),
  }
}

function sampleOf(): Omit<News, 'what'> {
  return {
    number: 'RT-1041',
    orderNumber: 'RM-20401',
    name: 'Mariam',
    kind: 'return',
    reason: { en: 'Too large', ar: 'كبيرة' },
    pieces: ['1 × Layla · Mocha'],
    link: 'https://shop.example/my-return/1',
    due: 'Tue 1 December',
    pickupOn: null,
    collected: true,
    question: null,
    refusedFor: null,
    amount: null,
    by: null,
    byHand: false,
    newOrder: null,
    arrival: null,
    why: null,
  }
}
