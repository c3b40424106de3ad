import type { PaymentMethod } from '@rimal/contract/choices'
import type { Pickup } from '@rimal/contract/checkout'
import type { Text } from '@rimal/contract/language'
import { checkoutWords } from '@rimal/contract/words/checkout'
import { creditWords } from '@rimal/contract/words/credit'
import { paidBy } from '@rimal/contract/words/paid-by'
import type { Letter, LetterPart } from './letter.ts'
import { ltr } from './ltr.ts'

/** In the language of the order; amounts are written out. */
export type OrderReceived = {
  name: string
  orderNumber: string
  total: string
  arrival: string
  link: string
  /** Only where the shop charges none. */
  withoutVat?: true
  /** Only where she collects it: where, and when somebody is there. */
  pickup?: Pickup
  /** Missing in letters that were written before orders were listed in them. */
  details?: {
    pieces: {
      name: string
      color: string
      size: number | null
      madeToMeasure: boolean
      quantity: number
      price: string
      /** Missing in letters that were written before remarks were told. */
      remarks?: string
    }[]
    /** Null where there is none. */
    discount: string | null
    /** Null where it is free. */
    delivery: string | null
    /** Whom it goes to, and the address from the door to the country. */
    address: string[]
    phone: string
    paymentMethod: PaymentMethod
    /** What was paid with store credit, and what is left; `left` is null where nothing is. Missing where none was used. */
    credit?: { used: string; left: string | null }
    house: { phone: string; whatsapp: string; email: string; hours: string }
  }
}
type Details = NonNullable<OrderReceived['details']>

export function writeOrderReceived(data: OrderReceived): { en: Letter; ar: Letter } {
  const { name, orderNumber, total, arrival, link, withoutVat, pickup } = data
  return {
    en: {
      subject: `Order ${orderNumber}: thank you, ${name}`,
      paragraphs: [
        `Thank you, ${name}. We have begun.`,
        `Order ${orderNumber}, ${total}${withoutVat ? '' : ', VAT included'}. ${pickup ? `It is ready for you at ${pickup.address} by ${arrival}.` : `It arrives by ${arrival}.`}`,
        'You can follow it, and print its invoice, at the address below. Keep this letter: whoever has the address sees the order.',
      ],
      parts: partsOf(data, 'en'),
      link: { label: 'See the order', href: link },
    },
    ar: {
      subject: `الطلب ${orderNumber}: شكراً لكِ يا ${name}`,
      paragraphs: [
        `شكراً لكِ يا ${name}، بدأنا.`,
        `الطلب ${orderNumber} بمبلغ ${total}${withoutVat ? '' : ' شامل الضريبة'}، ${pickup ? `ويكون جاهزاً لاستلامكِ في ${pickup.address} في موعد أقصاه ${arrival}.` : `ويصلكِ في موعد أقصاه ${arrival}.`}`,
        'تابعيه واطبعي فاتورته من الرابط أدناه. احتفظي بهذه الرسالة، فمن لديه الرابط يرى الطلب.',
      ],
      parts: partsOf(data, 'ar'),
      link: { label: 'شاهدي الطلب', href: link },
    },
  }
}

const words = {
  pieces: { en: 'Your pieces', ar: 'قطعكِ' },
  discount: { en: 'Discount', ar: 'الخصم' },
  delivery: { en: 'Delivery', ar: 'التوصيل' },
  pickup: { en: 'Pickup', ar: 'الاستلام' },
  collect: { en: 'Ready for you at', ar: 'مكان الاستلام' },
  free: { en: 'free', ar: 'مجاناً' },
  total: { en: 'Total', ar: 'الإجمالي' },
  totalWithVat: { en: 'Total, VAT included', ar: 'الإجمالي شامل الضريبة' },
  address: { en: 'Delivered to', ar: 'عنوان التوصيل' },
  payment: { en: 'Way of paying', ar: 'طريقة الدفع' },
  house: { en: 'Talk to us', ar: 'تواصلي معنا' },
  phone: { en: 'Telephone', ar: 'الهاتف' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
} as const satisfies Record<string, Text>

type Side = keyof Text

function partsOf({ details, total, withoutVat, pickup }: OrderReceived, side: Side): LetterPart[] {
  if (!details) return []
  const { pieces, discount, delivery, address, phone, paymentMethod, credit, house } = details
  const w = (key: keyof typeof words) => words[key][side]
  const lines = pieces.flatMap((piece) => [
    { text: pieceText(piece, side), amount: piece.price },
    ...(piece.remarks
      ? [{ text: checkoutWords.piece_note[side].replace('{note}', () => piece.remarks ?? '') }]
      : []),
  ])
  return [
    {
      name: w('pieces'),
      lines: [
        ...lines,
        ...(discount === null ? [] : [{ text: w('discount'), amount: discount }]),
        { text: w(pickup ? 'pickup' : 'delivery'), amount: delivery ?? w('free') },
        { text: w(withoutVat ? 'total' : 'totalWithVat'), amount: total },
        ...(credit ? [{ text: creditWords.credit_paid[side], amount: credit.used }] : []),
        ...(credit?.left
          ? [{ text: creditWords[restOf(paymentMethod)][side], amount: credit.left }]
          : []),
      ],
    },
    pickup
      ? { name: w('collect'), lines: [{ text: pickup.address }, { text: pickup.hours }] }
      : { name: w('address'), lines: [...address.map((text) => ({ text })), { text: ltr(phone) }] },
    { name: w('payment'), lines: paidHow(side, { paymentMethod, credit, pickup }) },
    {
      name: w('house'),
      lines: [
        { text: `${w('phone')} ${ltr(house.phone)}` },
        { text: `${w('whatsapp')} ${ltr(house.whatsapp)}` },
        { text: ltr(house.email) },
        { text: house.hours },
      ],
    },
  ]
}

/** What the courier collects is still to be paid. */
function restOf(paymentMethod: PaymentMethod) {
  return paymentMethod === 'cash_on_delivery' ? 'credit_left_to_pay' : 'credit_rest'
}

function paidHow(
  side: Side,
  {
    paymentMethod,
    credit,
    pickup,
  }: Pick<Details, 'paymentMethod' | 'credit'> & { pickup?: Pickup },
) {
  const byCredit = credit ? [{ text: creditWords.pay_by_credit[side] }] : []
  if (credit?.left === null) return byCredit
  return [...byCredit, { text: paidBy(paymentMethod, pickup !== undefined)[side] }]
}

/** 'Noor, Black, size 56, quantity 2' */
export function pieceText(
  piece: Omit<Details['pieces'][number], 'price' | 'remarks'>,
  side: Side,
): string {
  const { name, color, size, madeToMeasure, quantity } = piece
  const { piece_measured, piece_size, piece_count } = checkoutWords
  const parts = [
    name,
    color,
    madeToMeasure
      ? piece_measured[side]
      : size !== null && piece_size[side].replace('{size}', String(size)),
    piece_count[side].replace('{count}', String(quantity)),
  ]
  return parts.filter(Boolean).join(side === 'ar' ? '، ' : ', ')
}
