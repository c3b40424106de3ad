import type { LetterKind } from './letter-kind.ts'

type PaymentReturned = {
  name: string
  orderNumber: string
  amount: string
  /** The order had run out, was given up or cancelled, or stands without this payment. */
  why: 'late' | 'given_up' | 'cancelled' | 'twice'
  /** Sent back, or only set aside and set free again. */
  how: 'refunded' | 'voided'
  link: string
}

/** Money that no order stands on went back. */
export const paymentReturned: LetterKind<PaymentReturned> = {
  topic: 'payments',
  always: true,
  write: ({ name, orderNumber, amount, why, how, link }) => ({
    en: {
      subject: `Order ${orderNumber}: your payment was returned`,
      paragraphs: [
        `Dear ${name},`,
        {
          late: `Your payment of ${amount} for order ${orderNumber} reached us after its time to pay had run out, and the order could no longer be made as it was. It was not placed.`,
          given_up: `Your payment of ${amount} for order ${orderNumber} reached us after the order had been cancelled.`,
          cancelled: `Order ${orderNumber} was cancelled, so ${amount} goes back to you.`,
          twice: `A further payment of ${amount} reached us for order ${orderNumber}. The order stands without it.`,
        }[why],
        how === 'refunded'
          ? 'It is on its way back to you the way it came. Banks take a few days to show it.'
          : 'The amount had only been set aside, and is free again. Nothing was charged.',
        ...(why === 'late' ? ['What can still be had of your pieces is in your bag.'] : []),
      ],
      link: { label: 'See the order', href: link },
    },
    ar: {
      subject: `الطلب ${orderNumber}: أعدنا إليكِ ما دفعتِه`,
      paragraphs: [
        `عزيزتي ${name}،`,
        {
          late: `وصلنا مبلغ ${amount} عن الطلب ${orderNumber} بعد انتهاء مهلة الدفع، ولم يعد ممكناً تنفيذ الطلب كما كان، فلم يُسجَّل.`,
          given_up: `وصلنا مبلغ ${amount} عن الطلب ${orderNumber} بعد إلغاء الطلب.`,
          cancelled: `أُلغي الطلب ${orderNumber}، فيعود إليكِ ${amount}.`,
          twice: `وصلنا مبلغ إضافي قدره ${amount} عن الطلب ${orderNumber}، والطلب قائم من دونه.`,
        }[why],
        how === 'refunded'
          ? 'يعود إليكِ المبلغ بالطريقة التي دُفع بها، وقد تحتاج البنوك إلى بضعة أيام لإظهاره.'
          : 'كان المبلغ محجوزاً فقط، وقد رُفع الحجز عنه، ولم يُخصم منكِ شيء.',
        ...(why === 'late' ? ['ما بقي متوفراً من قطعكِ تجدينه في حقيبتكِ.'] : []),
      ],
      link: { label: 'شاهدي الطلب', href: link },
    },
  }),
  notice: ({ orderNumber, amount, how }) => ({
    title: { en: 'Payment returned', ar: 'أعدنا إليكِ ما دفعتِه' },
    body:
      how === 'refunded'
        ? {
            en: `${amount} of order ${orderNumber} is on its way back to you.`,
            ar: `${amount} عن الطلب ${orderNumber} في طريقها إليكِ.`,
          }
        : {
            en: `${amount} of order ${orderNumber} is free again. Nothing was charged.`,
            ar: `رُفع الحجز عن ${amount} للطلب ${orderNumber}، ولم يُخصم منكِ شيء.`,
          },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    amount: 'AED 890',
    why: 'late',
    how: 'refunded',
    link: 'https://shop.example/order/1',
  },
}
