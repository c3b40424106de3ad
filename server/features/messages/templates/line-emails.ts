import { pictureOf } from '../email/picture-of.ts'
import { greeting } from '../greeting.ts'
import { variable } from '../own-texts/marks.ts'
import { offInstalments } from '../off-instalments.ts'
import type { Email } from './email.ts'
import type { EmailKind } from './email-kind.ts'
import { lineText } from './order-received.ts'

type OrderLinesCancelled = {
  name: string
  orderNumber: string
  byStaff: boolean
  /** The units that were cancelled; amounts are written out. */
  lines: {
    name: string
    color: string
    size: number | null
    madeToMeasure: boolean
    quantity: number
    amount: string
    /** Missing in messages that were written before this email had pictures. */
    pictureId?: string
  }[]
  /** What happens to their money: it is refunded to the payment, less is due on delivery, or they cost nothing. */
  how: 'returned' | 'due' | 'nothing'
  amount: string
  /**
   * Whether the order is paid in four; missing if not, and in messages that were written before this was recorded.
   */
  instalments?: boolean
  /** The part of their money that is returned as store credit besides; null when none is. */
  credit: string | null
  /** The latest day on which the customer has the money. */
  by: string
  /** The amount to be paid on delivery now. */
  due: string
  link: string
}

/** Units of an order were cancelled, and the rest of the order continues. */
export const orderLinesCancelled: EmailKind<OrderLinesCancelled> = {
  topic: 'orders',
  // The email says what happens to the customer's money.
  always: true,
  typed: ['name'],
  variables: ['name', 'orderNumber', 'amount', 'credit', 'by', 'link'],
  write: (data) => ({ en: inEnglish(data), ar: inArabic(data) }),
  notice: ({ orderNumber, how, amount, instalments, credit, due }) => ({
    title: {
      en: `Order ${orderNumber}: pieces cancelled`,
      ar: `الطلب ${orderNumber}: أُلغيت قطع منه`,
    },
    body: {
      returned: instalments
        ? { en: `${amount} is taken off your payments.`, ar: `أُلغي ${amount} من دفعاتكِ.` }
        : { en: `${amount} goes back to you.`, ar: `يعود إليكِ ${amount}.` },
      due: { en: `${left(due)} is still to be paid.`, ar: `المتبقّي للدفع ${left(due)}.` },
      nothing: credit
        ? { en: `${credit} is back in your store credit.`, ar: `أُضيف ${credit} إلى رصيدكِ لدينا.` }
        : { en: 'The rest stays as agreed.', ar: 'وبقية الطلب كما اتفقنا.' },
    }[how],
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    byStaff: false,
    lines: [
      {
        name: 'Noor',
        color: 'Black',
        size: 56,
        madeToMeasure: false,
        quantity: 1,
        amount: 'AED 450',
        pictureId: 'noor--black--front',
      },
    ],
    how: 'returned',
    amount: 'AED 450',
    credit: null,
    by: 'Tue 1 December',
    due: 'AED 730',
    link: 'https://shop.example/order/1',
  },
  arabicSample: {
    name: 'مريم علي',
    lines: [
      {
        name: 'نور',
        color: 'أسود',
        size: 56,
        madeToMeasure: false,
        quantity: 1,
        amount: '450 د.إ',
        pictureId: 'noor--black--front',
      },
    ],
    amount: '450 د.إ',
    by: 'الثلاثاء 1 ديسمبر',
    due: '730 د.إ',
  },
  otherSamples: [
    [{ byStaff: true }],
    [{ instalments: true }],
    [{ how: 'due' }],
    [{ how: 'nothing' }],
    [{ credit: 'AED 200' }, { credit: '200 د.إ' }],
    [{ how: 'nothing', credit: 'AED 200' }, { credit: '200 د.إ' }],
  ],
}

function left(due: string): string {
  return variable('leftToPay', due)
}

function inEnglish(data: OrderLinesCancelled): Email {
  const { name, orderNumber, byStaff, how, amount, instalments, credit, by, due, link } = data
  return {
    subject: `Order ${orderNumber}: pieces cancelled`,
    paragraphs: [
      `${greeting(name).en},`,
      byStaff
        ? `We had to take pieces out of your order ${orderNumber}. We are sorry. Everything else stays as agreed.`
        : `We took these pieces out of your order ${orderNumber}, as you asked. Everything else stays as agreed.`,
      {
        returned: `${instalments ? offInstalments(amount, by).en : `${amount} goes back to you the way you paid. It reaches you by ${by}; banks may need a few of these days.`} You will find the credit note on your order page.`,
        due: `That is ${amount} less: ${left(due)} is still to be paid.`,
        nothing: credit ? '' : 'They cost nothing, so there is nothing to refund.',
      }[how],
      credit ? `The ${credit} you paid with store credit is back in your store credit.` : '',
    ].filter(Boolean),
    parts: [{ name: 'Cancelled', lines: linesOf(data, 'en') }],
    link: { label: 'See the order', href: link },
  }
}

function inArabic(data: OrderLinesCancelled): Email {
  const { name, orderNumber, byStaff, how, amount, instalments, credit, by, due, link } = data
  return {
    subject: `الطلب ${orderNumber}: أُلغيت قطع منه`,
    paragraphs: [
      `${greeting(name).ar}،`,
      byStaff
        ? `اضطررنا إلى إلغاء قطع من طلبكِ ${orderNumber}، ونعتذر منكِ. وما عداها باقٍ كما اتفقنا.`
        : `ألغينا هذه القطع من طلبكِ ${orderNumber} كما أردتِ. وما عداها باقٍ كما اتفقنا.`,
      {
        returned: `${instalments ? offInstalments(amount, by).ar : `يعود إليكِ ${amount} بالطريقة التي دفعتِ بها، ويصلكِ بحلول ${by}، وقد تحتاج البنوك إلى بعض هذه الأيام.`} وتجدين الإشعار الدائن في صفحة طلبكِ.`,
        due: `نقص المبلغ ${amount}، والمتبقّي للدفع ${left(due)}.`,
        nothing: credit ? '' : 'لم تدفعي ثمناً لها، فلا مبلغ نعيده.',
      }[how],
      credit ? `وأُعيد إلى رصيدكِ لدينا مبلغ ${credit} الذي دفعتِ به.` : '',
    ].filter(Boolean),
    parts: [{ name: 'ما أُلغي', lines: linesOf(data, 'ar') }],
    link: { label: 'شاهدي الطلب', href: link },
  }
}

function linesOf({ lines }: OrderLinesCancelled, side: 'en' | 'ar') {
  return lines.map((line) => ({
    text: lineText(line, side),
    amount: line.amount,
    ...pictureOf(line),
  }))
}
