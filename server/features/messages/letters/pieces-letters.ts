import type { Letter } from './letter.ts'
import type { LetterKind } from './letter-kind.ts'
import { pieceText } from './order-received.ts'

type PiecesCancelled = {
  name: string
  orderNumber: string
  byHouse: boolean
  /** What was taken out of the order; amounts are written out. */
  pieces: {
    name: string
    color: string
    size: number | null
    madeToMeasure: boolean
    quantity: number
    amount: string
  }[]
  /** What became of their money: it goes back the way it came, less is due at the door, or they cost nothing. */
  how: 'returned' | 'due' | 'nothing'
  amount: string
  /** What of their money is store credit again besides; null where none is. */
  credit: string | null
  /** The latest day on which she has it. */
  by: string
  /** What is to be paid at the door now. */
  due: string
  link: string
}

/** Pieces were taken out of an order that stands. */
export const piecesCancelled: LetterKind<PiecesCancelled> = {
  topic: 'orders',
  // It says what becomes of her money.
  always: true,
  write: (data) => ({ en: inEnglish(data), ar: inArabic(data) }),
  notice: ({ orderNumber, how, amount, credit, due }) => ({
    title: {
      en: `Order ${orderNumber}: pieces cancelled`,
      ar: `الطلب ${orderNumber}: أُلغيت قطع منه`,
    },
    body: {
      returned: { en: `${amount} goes back to you.`, ar: `يعود إليكِ ${amount}.` },
      due: { en: `${due} is still to be paid.`, ar: `المتبقّي للدفع ${due}.` },
      nothing: credit
        ? { en: `${credit} is store credit again.`, ar: `عاد ${credit} إلى رصيدكِ لدينا.` }
        : { en: 'The rest stays as agreed.', ar: 'وباقي الطلب كما اتفقنا.' },
    }[how],
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    byHouse: false,
    pieces: [
      {
        name: 'Noor',
        color: 'Black',
        size: 56,
        madeToMeasure: false,
        quantity: 1,
        amount: 'AED 450',
      },
    ],
    how: 'returned',
    amount: 'AED 450',
    credit: null,
    by: 'Tue 1 December',
    due: 'AED 730',
    link: 'https://shop.example/order/1',
  },
}

function inEnglish(data: PiecesCancelled): Letter {
  const { name, orderNumber, byHouse, how, amount, credit, by, due, link } = data
  return {
    subject: `Order ${orderNumber}: pieces cancelled`,
    paragraphs: [
      `Dear ${name},`,
      byHouse
        ? `We had to take pieces out of your order ${orderNumber}. We are sorry. All else of it stays as agreed.`
        : `We took these pieces out of your order ${orderNumber}, as you asked. All else of it stays as agreed.`,
      {
        returned: `${amount} goes back to you the way you paid. It reaches you by ${by}; banks may need a few of these days. The credit note stands on the page of your order.`,
        due: `That is ${amount} less: ${due} is still to be paid.`,
        nothing: credit ? '' : 'They had cost nothing, so nothing has to come back.',
      }[how],
      credit ? `${credit} that you paid with store credit is in your store credit again.` : '',
    ].filter(Boolean),
    parts: [{ name: 'Cancelled', lines: linesOf(data, 'en') }],
    link: { label: 'See the order', href: link },
  }
}

function inArabic(data: PiecesCancelled): Letter {
  const { name, orderNumber, byHouse, how, amount, credit, by, due, link } = data
  return {
    subject: `الطلب ${orderNumber}: أُلغيت قطع منه`,
    paragraphs: [
      `عزيزتي ${name}،`,
      byHouse
        ? `اضطررنا إلى إلغاء قطع من طلبكِ ${orderNumber}، ونعتذر منكِ. وما عداها باقٍ كما اتفقنا.`
        : `ألغينا هذه القطع من طلبكِ ${orderNumber} كما أردتِ. وما عداها باقٍ كما اتفقنا.`,
      {
        returned: `يعود إليكِ ${amount} بالطريقة التي دفعتِ بها، ويصلكِ في موعد أقصاه ${by}، وقد تحتاج البنوك إلى بعض هذه الأيام. وتجدين الإشعار الدائن في صفحة طلبكِ.`,
        due: `نقص المبلغ ${amount}، والمتبقّي للدفع ${due}.`,
        nothing: credit ? '' : 'لم يكن لها ثمن، فلا شيء يعود.',
      }[how],
      credit ? `وعاد إلى رصيدكِ لدينا ${credit} الذي دفعتِ به.` : '',
    ].filter(Boolean),
    parts: [{ name: 'ما أُلغي', lines: linesOf(data, 'ar') }],
    link: { label: 'شاهدي الطلب', href: link },
  }
}

function linesOf({ pieces }: PiecesCancelled, side: 'en' | 'ar') {
  return pieces.map((piece) => ({ text: pieceText(piece, side), amount: piece.amount }))
}
