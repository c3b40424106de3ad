import type { PaymentMethod } from '@rimal/contract/choices'
import type { Pickup } from '@rimal/contract/checkout'
import type { Text } from '@rimal/contract/language'
import { measurements, quartersToText } from '@rimal/contract/measure/measurements'
import { groupPhone } from '@rimal/contract/text/phone-groups'
import { checkoutWords } from '@rimal/contract/words/checkout'
import { creditWords } from '@rimal/contract/words/credit'
import { measurementWords } from '@rimal/contract/words/measurements'
import { paidBy } from '@rimal/contract/words/paid-by'
import { firstNameOf } from '../greeting.ts'
import type { Email, EmailPart } from './email.ts'
import { ltr } from './ltr.ts'
import { pictureOf } from '../email/picture-of.ts'

/** In the language of the order; amounts are written out. */
export type OrderReceived = {
  name: string
  orderNumber: string
  total: string
  arrival: string
  link: string
  /** Only when the shop charges no VAT. */
  withoutVat?: true
  /** Only when the customer collects the order: the place, and when somebody is there. */
  pickup?: Pickup
  /** Missing in messages that were written before emails listed the order. */
  details?: {
    lines: {
      name: string
      color: string
      size: number | null
      madeToMeasure: boolean
      quantity: number
      price: string
      /** Missing in messages that were written before emails had pictures. */
      pictureId?: string
      /** Missing in messages that were written before emails listed remarks. */
      remarks?: string
      /** Quarter inches by name of the measurement. Missing for a size, and in messages written before they were listed. */
      measurements?: Record<string, number>
    }[]
    /** Before discount and delivery. Missing in messages that were written before emails showed it. */
    subtotal?: string
    /** Null where there is none. */
    discount: string | null
    /** Null where it is free. */
    delivery: string | null
    /** The recipient, and the address from the door to the country. */
    address: string[]
    phone: string
    paymentMethod: PaymentMethod
    /**
     * The amount paid with store credit, and the rest; `left` is null when nothing is left. Missing when no credit
     * was used.
     */
    credit?: { used: string; left: string | null }
    merchant: { phone: string; whatsapp: string; email: string; hours: string }
  }
}
type Details = NonNullable<OrderReceived['details']>

export function writeOrderReceived(data: OrderReceived): { en: Email; ar: Email } {
  const { name, orderNumber, total, arrival, link, withoutVat, pickup } = data
  return {
    en: {
      subject: `Order ${orderNumber}: thank you, ${firstNameOf(name)}`,
      paragraphs: [
        `Thank you, ${firstNameOf(name)}. We have begun.`,
        `Order ${orderNumber}, ${total}${withoutVat ? '' : ', VAT included'}. ${pickup ? `It is ready for you at ${pickup.address} by ${arrival}.` : `It arrives by ${arrival}.`}`,
        'Follow it and print its invoice from the link below. Please do not forward this email: anyone with the link can see the order.',
      ],
      parts: partsOf(data, 'en'),
      link: { label: 'See the order', href: link },
    },
    ar: {
      subject: `الطلب ${orderNumber}: شكراً يا ${firstNameOf(name)}`,
      paragraphs: [
        `شكراً يا ${firstNameOf(name)}، بدأنا العمل على الطلب.`,
        `الطلب ${orderNumber} بمبلغ ${total}${withoutVat ? '' : ' شامل الضريبة'}، ${pickup ? `ويكون جاهزاً للاستلام في ${pickup.address} بحلول ${arrival}.` : `ويصل بحلول ${arrival}.`}`,
        'تابعيه واطبعي فاتورته من الرابط أدناه. لا تعيدي توجيه هذه الرسالة، فكل من لديه الرابط يرى الطلب.',
      ],
      parts: partsOf(data, 'ar'),
      link: { label: 'شاهدي الطلب', href: link },
    },
  }
}

const words = {
  lines: { en: 'Your pieces', ar: 'قطعكِ' },
  measurements: { en: 'Measurements', ar: 'القياسات' },
  subtotal: { en: 'Subtotal', ar: 'المجموع الفرعي' },
  discount: { en: 'Discount', ar: 'الخصم' },
  delivery: { en: 'Delivery', ar: 'التوصيل' },
  pickup: { en: 'Pickup', ar: 'الاستلام' },
  collect: { en: 'Ready for you at', ar: 'مكان الاستلام' },
  free: { en: 'free', ar: 'مجاناً' },
  total: { en: 'Total', ar: 'الإجمالي' },
  totalWithVat: { en: 'Total, VAT included', ar: 'الإجمالي شامل الضريبة' },
  address: { en: 'Delivered to', ar: 'عنوان التوصيل' },
  payment: { en: 'Payment method', ar: 'طريقة الدفع' },
  merchant: { en: 'Contact us', ar: 'تواصلي معنا' },
  phone: { en: 'Telephone', ar: 'الهاتف' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
} as const satisfies Record<string, Text>

type Side = keyof Text

function partsOf({ details, total, withoutVat, pickup }: OrderReceived, side: Side): EmailPart[] {
  if (!details) return []
  const {
    lines: inputs,
    subtotal,
    discount,
    delivery,
    address,
    phone,
    paymentMethod,
    credit,
    merchant,
  } = details
  const w = (key: keyof typeof words) => words[key][side]
  const lines = inputs.flatMap((line) => [
    { text: lineText(line, side), amount: line.price, ...pictureOf(line) },
    ...(line.measurements
      ? [{ text: `${w('measurements')}: ${measurementsText(line.measurements, side)}` }]
      : []),
    ...(line.remarks
      ? [{ text: checkoutWords.line_note[side].replace('{note}', () => line.remarks ?? '') }]
      : []),
  ])
  return [
    {
      name: w('lines'),
      lines: [
        ...lines,
        ...(subtotal === undefined ? [] : [{ text: w('subtotal'), amount: subtotal }]),
        ...(discount === null ? [] : [{ text: w('discount'), amount: discount }]),
        { text: w(pickup ? 'pickup' : 'delivery'), amount: delivery ?? w('free') },
        { text: w(withoutVat ? 'total' : 'totalWithVat'), amount: total, strong: true as const },
        ...(credit ? [{ text: creditWords.credit_paid[side], amount: credit.used }] : []),
        ...(credit?.left
          ? [{ text: creditWords[restOf(paymentMethod)][side], amount: credit.left }]
          : []),
      ],
    },
    pickup
      ? { name: w('collect'), lines: [{ text: pickup.address }, { text: pickup.hours }] }
      : {
          name: w('address'),
          lines: [...address.map((text) => ({ text })), { text: ltr(groupPhone(phone)) }],
        },
    { name: w('payment'), lines: paidHow(side, { paymentMethod, credit, pickup }) },
    ...merchantPart(side, merchant),
  ]
}

/** Returns how to reach the shop, as far as the owner has written it. */
function merchantPart(side: Side, { phone, whatsapp, email, hours }: Details['merchant']) {
  const { phone: byPhone, whatsapp: byWhatsapp, merchant } = words
  const lines = [
    phone && `${byPhone[side]} ${ltr(phone)}`,
    whatsapp && `${byWhatsapp[side]} ${ltr(whatsapp)}`,
    email && ltr(email),
    hours,
  ].filter(Boolean)
  return lines.length > 0 ? [{ name: merchant[side], lines: lines.map((text) => ({ text })) }] : []
}

/** Returns the word for the rest; with cash on delivery the courier still has to collect it. */
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

/** 'Full length 56 in, Shoulder 16 in', in the order of the form. */
function measurementsText(quartersByKey: Record<string, number>, side: Side): string {
  const language = side === 'ar' ? 'arb' : 'en'
  return measurements
    .flatMap(({ key }) => {
      const quarters = quartersByKey[key]
      if (quarters === undefined) return []
      return `${measurementWords[`measurement_${key}`][side]} ${quartersToText(quarters, 'in', language)}`
    })
    .join(side === 'ar' ? '، ' : ', ')
}

/** 'Noor, Black, size 56, quantity 2' */
export function lineText(
  line: Omit<Details['lines'][number], 'price' | 'remarks' | 'pictureId' | 'measurements'>,
  side: Side,
): string {
  const { name, color, size, madeToMeasure, quantity } = line
  const { line_measured, line_size, line_count } = checkoutWords
  const parts = [
    name,
    color,
    madeToMeasure
      ? line_measured[side]
      : size !== null && line_size[side].replace('{size}', String(size)),
    line_count[side].replace('{count}', String(quantity)),
  ]
  return parts.filter(Boolean).join(side === 'ar' ? '، ' : ', ')
}
