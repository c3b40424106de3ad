import type { Text } from '@rimal/contract/language'
import type { ReturnKind } from '@rimal/contract/returns/return-states'
import { greeting } from '../greeting.ts'
import { variable } from '../own-texts/marks.ts'
import { offInstalments } from '../off-instalments.ts'
import type { Email } from './email.ts'
import type { EmailKind, OtherSample } from './email-kind.ts'
import { ltr } from './ltr.ts'

/** The data of every email about a return. */
export type ReturnData = {
  number: string
  orderNumber: string
  name: string
  kind: ReturnKind
  reason: Text
  /** '1 × Layla · Mocha' */
  lines: string[]
  /** The page of the return. */
  link: string
}

type Update = ReturnData & {
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
  /** The day by which the next step is due. */
  due: string | null
  pickupOn: string | null
  /** Whether the shop collects the items. */
  collected: boolean
  question: string | null
  refusedFor: string | null
  /**
   * The refunded amount, the day by which the customer has it, and whether the shop itself pays it to the customer.
   */
  amount: string | null
  by: string | null
  byHand: boolean
  /** Whether it became store credit; missing in messages that were written before store credit existed. */
  toCredit?: boolean
  /**
   * Whether the order is paid in four; missing if not, and in messages that were written before this was recorded.
   */
  instalments?: boolean
  /** Where the customer writes how the shop can pay the refund; null or missing when the shop need not know. */
  payTo?: string | null
  /** The order with which the customer gets the result of the return, and the day by which it arrives. */
  newOrder: string | null
  arrival: string | null
  /** Why it was closed. */
  why: 'no_answer' | 'not_handed_over' | null
}

/** The example of every email about a return. */
export const returnSample: ReturnData = {
  number: 'RT-1041',
  orderNumber: 'RM-20401',
  name: 'Mariam',
  kind: 'return',
  reason: { en: 'Too large', ar: 'كبيرة' },
  lines: ['1 × Layla · Mocha'],
  link: 'https://shop.example/my-return/1',
}

const approved: Update = {
  ...returnSample,
  what: 'approved',
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

type Said = { subject: Text; text: Text; more?: Text | undefined }

const see: Text = { en: 'Follow your return', ar: 'تابعي طلب الإرجاع' }

/** The names of the kinds in emails to the customer. */
export const returnNames: Record<ReturnKind, Text> = {
  return: { en: 'return', ar: 'طلب الإرجاع' },
  exchange: { en: 'exchange', ar: 'طلب التبديل' },
  alteration: { en: 'alteration', ar: 'طلب التعديل' },
  claim: { en: 'report of a fault', ar: 'بلاغ العيب' },
}

/** Joins several texts into one paragraph. */
function joined(...texts: (Text | '' | null | undefined)[]): Text | undefined {
  const said = texts.filter((text) => text instanceof Object)
  if (said.length === 0) return undefined
  return { en: said.map(({ en }) => en).join(' '), ar: said.map(({ ar }) => ar).join(' ') }
}

const says: Record<Update['what'], (data: Update, name: Text) => Said> = {
  asked: ({ number, due, lines }, name) => ({
    subject: {
      en: `We have your ${name.en} ${number}`,
      ar: `استلمنا ${name.ar} ${ltr(number)}`,
    },
    text: due
      ? { en: `We will answer by ${due}.`, ar: `نجيبكِ بحلول ${due}.` }
      : { en: 'We will answer soon.', ar: 'نجيبكِ قريباً.' },
    more: {
      en: 'Please keep the pieces until then, unworn and with their label.',
      ar: `احتفظي حتى ذلك الحين ب${unitsOf(lines)}، غير ملبوسة ومعها بطاقتها.`,
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
          ar: `أجيبي من صفحة ${name.ar} بحلول ${due}، وبعدها يُغلق، ويمكنكِ تقديم طلب جديد.`,
        }
      : undefined,
  }),
  approved: ({ number, due, collected, payTo, lines }, name) => ({
    subject: {
      en: `Approved: your ${name.en} ${number}`,
      ar: `تمّت الموافقة على ${name.ar} ${ltr(number)}`,
    },
    text: collected
      ? {
          en: 'We collect it from you free of charge, and will write to you with the day.',
          ar: 'نستلمها منكِ بلا مقابل، ونراسلكِ لتحديد اليوم.',
        }
      : {
          en: 'Please send the pieces to us; our address is on the page of your return.',
          ar: `أرسلي ${unitsOf(lines)} إلينا من فضلكِ، وعنواننا في صفحة طلب الإرجاع.`,
        },
    more: joined(
      due && {
        en: `Hand it over by ${due}; after that the request is closed.`,
        ar: `سلّميها بحلول ${due}، وبعدها يُغلق الطلب.`,
      },
      payTo && {
        en: `You paid at the door: please write to ${payTo} with the number ${number}, your IBAN and the account holder’s name, so that we can pay you.`,
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
          en: `If you see it differently, tell us on its page by ${due}, and the owner will review it herself.`,
          ar: `إن كان لكِ رأي آخر فاكتبيه في صفحة ${name.ar} بحلول ${due}، فتراجعه صاحبة الدار بنفسها.`,
        }
      : undefined,
  }),
  cancelled: ({ number, lines }, name) => ({
    subject: {
      en: `You keep your pieces: ${number}`,
      ar: `${unitsOf(lines)} باقية معكِ: ${ltr(number)}`,
    },
    text: {
      en: `Your ${name.en} is withdrawn, as you asked.`,
      ar: `ألغينا ${name.ar} كما أردتِ.`,
    },
  }),
  pickup: ({ number, pickupOn, lines }, name) => ({
    subject: {
      en: `We collect your ${name.en} on ${pickupOn ?? ''}`,
      ar: `نستلم ${unitsOf(lines)} منكِ يوم ${pickupOn ?? ''}`,
    },
    text: {
      en: `Please have the pieces of ${number} ready, with their label and all that came with them.`,
      ar: `جهّزي من فضلكِ ${unitsOf(lines)} (${ltr(number)})، مع البطاقة وكل ما جاء معها.`,
    },
  }),
  received: ({ number, lines }, name) => ({
    subject: {
      en: `Your ${name.en} ${number} has reached us`,
      ar: `وصلتنا ${unitsOf(lines)}: ${name.ar} ${ltr(number)}`,
    },
    text: {
      en: 'We are checking the pieces now, and will write to you with the outcome.',
      ar: `نفحص ${unitsOf(lines)} الآن ونراسلكِ بالنتيجة.`,
    },
  }),
  refunded: ({ number, amount, by, byHand, toCredit, instalments }) => ({
    subject: instalments
      ? {
          en: `${amount ?? ''} is taken off your payments: ${number}`,
          ar: `أُلغي ${amount ?? ''} من دفعاتكِ: ${ltr(number)}`,
        }
      : {
          en: `${amount ?? ''} comes back to you: ${number}`,
          ar: `يعود إليكِ ${amount ?? ''}: ${ltr(number)}`,
        },
    text: toCredit
      ? {
          en: `${amount ?? ''} is now in your store credit. Use it on your next order; it never expires.`,
          ar: `أُضيف ${amount ?? ''} إلى رصيدكِ لدينا. ادفعي به في طلبكِ القادم متى شئتِ، ولا تنتهي صلاحيته.`,
        }
      : byHand
        ? {
            en: `We have transferred ${amount ?? ''} to your bank account. You will have it by ${by ?? ''} at the latest.`,
            ar: `حوّلنا ${amount ?? ''} إلى حسابكِ المصرفي، ويصلكِ بحلول ${by ?? ''}.`,
          }
        : instalments
          ? offInstalments(amount ?? '', by ?? '')
          : {
              en: `${amount ?? ''} goes back the way you paid. You will have it by ${by ?? ''} at the latest; banks take some of these days.`,
              ar: `يعود إليكِ ${amount ?? ''} بالطريقة التي دفعتِ بها، ويصلكِ بحلول ${by ?? ''}، وقد تحتاج البنوك إلى بعض هذه الأيام.`,
            },
    more: {
      en: 'You will find the credit note on your order page.',
      ar: 'تجدين الإشعار الدائن في صفحة طلبكِ.',
    },
  }),
  exchanged: ({ newOrder, arrival, lines }) => ({
    subject: {
      en: `Your replacement: order ${newOrder ?? ''}`,
      ar: `${unitsOf(lines)} البديلة في الطلب ${ltr(newOrder ?? '')}`,
    },
    text: {
      en: `We are sending your replacement as order ${newOrder ?? ''}; there is nothing to pay. It will be with you by ${arrival ?? ''}.`,
      ar: `نرسل إليكِ ${unitsOf(lines)} البديلة في الطلب ${ltr(newOrder ?? '')} بلا مقابل، وتصلكِ بحلول ${arrival ?? ''}.`,
    },
  }),
  altered: ({ number, newOrder, arrival, lines }) => ({
    subject: {
      en: `Your alteration is with our atelier: ${number}`,
      ar: `${unitsOf(lines)} في المشغل الآن: ${ltr(number)}`,
    },
    text: {
      en: `Follow it as order ${newOrder ?? ''}; there is nothing to pay. It will be with you by ${arrival ?? ''}.`,
      ar: `تابعيها في الطلب ${ltr(newOrder ?? '')}، ولا تدفعين شيئاً. وتصلكِ بحلول ${arrival ?? ''}.`,
    },
  }),
  declined: ({ number, refusedFor, lines }, name) => ({
    subject: {
      en: `We send your pieces back: ${number}`,
      ar: `نعيد إليكِ ${unitsOf(lines)}: ${ltr(number)}`,
    },
    text: {
      en: `We have checked the pieces of your ${name.en} and cannot accept them: ${refusedFor ?? ''}`,
      ar: `فحصنا ${unitsOf(lines)} في ${name.ar} وتعذّر علينا قبولها: ${refusedFor ?? ''}`,
    },
    more: {
      en: 'If you see it differently, write to us.',
      ar: 'إن كان لكِ رأي آخر فراسلينا.',
    },
  }),
  closed: ({ number, why, lines }, name) => ({
    subject: { en: `We closed your ${name.en} ${number}`, ar: `أغلقنا ${name.ar} ${ltr(number)}` },
    text:
      why === 'no_answer'
        ? {
            en: 'We asked you a question and had no answer in time. You can ask again from your order page while the return period lasts.',
            ar: 'سألناكِ ولم يصلنا جوابكِ في موعده. يمكنكِ الطلب من جديد من صفحة طلبكِ ما دامت مهلة الإرجاع سارية.',
          }
        : {
            en: 'The pieces were not handed over in time. You can ask again from your order page while the return period lasts.',
            ar: `لم تُسلَّم ${unitsOf(lines)} في موعدها. يمكنكِ الطلب من جديد من صفحة طلبكِ ما دامت مهلة الإرجاع سارية.`,
          },
  }),
}

/** The progress of a return, an exchange, an alteration or a claim. */
export const returnUpdate: EmailKind<Update> = {
  topic: 'orders',
  typed: ['name'],
  variables: [
    'number',
    'orderNumber',
    'name',
    'link',
    'due',
    'pickupOn',
    'question',
    'refusedFor',
    'amount',
    'by',
    'payTo',
    'newOrder',
    'arrival',
  ],
  write: (data) => ({ en: email(data, 'en'), ar: email(data, 'ar') }),
  notice: (data) => {
    const { subject, text } = says[data.what](data, requestOf(data))
    return { title: subject, body: text, page: 'order-details', orderId: data.orderNumber }
  },
  sample: approved,
  arabicSample: { name: 'مريم علي', lines: ['1 × ليلى · موكا'], due: 'الثلاثاء 1 ديسمبر' },
  otherSamples: updateSamples(),
}

/** The customer's name for what was requested. */
function requestOf({ kind }: ReturnData): Text {
  return {
    en: variable('request', returnNames[kind].en),
    ar: variable('request', returnNames[kind].ar),
  }
}

/** Returns 'القطعة' for a single unit: a list of one line that begins with '1 ×'. */
export function unitsOf(lines: string[]): string {
  const isSingle = lines.length === 1 && lines[0]?.startsWith('1 ')
  return variable('items', isSingle ? 'القطعة' : 'القطع')
}

function email(data: Update, side: keyof Text): Email {
  const { subject, text, more } = says[data.what](data, requestOf(data))
  const dear = { en: `${greeting(data.name).en},`, ar: `${greeting(data.name).ar}،` }
  return {
    subject: subject[side],
    paragraphs: [dear[side], text[side], more?.[side] ?? ''].filter(Boolean),
    ...(data.payTo ? { replyTo: data.payTo } : {}),
    parts: [
      {
        name: side === 'ar' ? unitsOf(data.lines) : 'Pieces',
        lines: data.lines.map((line) => ({ text: line })),
      },
    ],
    link: { label: see[side], href: data.link },
    sms: `${subject[side]}. ${data.link}`,
  }
}

type OtherUpdate = OtherSample<Update>

/** An example of every step. */
function updateSamples(): OtherUpdate[] {
  const refunded = { what: 'refunded', due: null, amount: 'AED 450', by: 'Tue 1 December' } as const
  const inArabic = { due: null, amount: '450 د.إ', by: 'الثلاثاء 1 ديسمبر' }
  const sent = { due: null, newOrder: 'RM-20410', arrival: 'Sun 6 December' }
  const sentInArabic = { due: null, arrival: 'الأحد 6 ديسمبر' }
  const refused: OtherUpdate[1] = { refusedFor: 'بدت على القطعة آثار اللبس.' }
  return [
    [{ collected: false, due: null }, { due: null }],
    [{ payTo: 'hello@rimal.example' }],
    [{ what: 'asked' }],
    [{ what: 'asked', due: null }, { due: null }],
    [{ what: 'question', question: 'Which size fits you?' }, { question: 'ما المقاس المناسب لكِ؟' }],
    [{ what: 'rejected', refusedFor: 'The pieces were worn.' }, refused],
    [{ what: 'cancelled' }],
    [{ what: 'pickup', pickupOn: 'Thu 26 November' }, { pickupOn: 'الخميس 26 نوفمبر' }],
    [{ what: 'received' }],
    [refunded, inArabic],
    [{ ...refunded, byHand: true }, inArabic],
    [{ ...refunded, toCredit: true }, inArabic],
    [{ ...refunded, instalments: true }, inArabic],
    [{ ...sent, what: 'exchanged', kind: 'exchange' }, sentInArabic],
    [{ ...sent, what: 'altered', kind: 'alteration' }, sentInArabic],
    [{ what: 'declined', refusedFor: 'The pieces were worn.', due: null }, refused],
    [{ what: 'closed', why: 'no_answer' }],
    [{ what: 'closed', why: 'not_handed_over' }],
  ]
}
