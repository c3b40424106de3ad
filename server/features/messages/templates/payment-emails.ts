import { greeting } from '../greeting.ts'
import type { Email } from './email.ts'
import type { EmailKind } from './email-kind.ts'

type PaymentReturned = {
  name: string
  orderNumber: string
  amount: string
  /** The order had expired, was given up or cancelled, or does not need this payment. */
  why: 'late' | 'given_up' | 'cancelled' | 'twice'
  /** Sent back, or only set aside and set free again. */
  how: 'refunded' | 'voided'
  /**
   * Whether the order is paid in four; missing if not, and in messages that were written before this was recorded.
   */
  instalments?: boolean
  link: string
}

/** Money that no order needs was returned. */
export const paymentReturned: EmailKind<PaymentReturned> = {
  topic: 'payments',
  always: true,
  typed: ['name'],
  variables: ['name', 'orderNumber', 'amount', 'link'],
  write: (data) => ({ en: inEnglish(data), ar: inArabic(data) }),
  notice: (data) => ({
    title: data.instalments
      ? { en: 'Payments cancelled', ar: 'أُلغيت دفعاتكِ' }
      : { en: 'Payment returned', ar: 'أعدنا إليكِ ما دفعتِه' },
    body: noticed(data),
    page: 'order-details',
    orderId: data.orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    amount: 'AED 890',
    why: 'late',
    how: 'refunded',
    link: 'https://shop.example/order/1',
  },
  arabicSample: { name: 'مريم علي', amount: '890 د.إ' },
  otherSamples: [
    [{ how: 'voided' }],
    [{ why: 'given_up' }],
    [{ why: 'cancelled' }],
    [{ why: 'twice' }],
    [{ instalments: true }],
    [{ why: 'given_up', instalments: true }],
    [{ why: 'cancelled', instalments: true }],
    [{ why: 'twice', instalments: true }],
  ],
}

function inEnglish({
  name,
  orderNumber,
  amount,
  why,
  how,
  instalments,
  link,
}: PaymentReturned): Email {
  const reached = instalments
    ? `Your four payments, ${amount} in all, for order ${orderNumber} were set up`
    : `Your payment of ${amount} for order ${orderNumber} reached us`
  return {
    subject: instalments
      ? `Order ${orderNumber}: your four payments are cancelled`
      : `Order ${orderNumber}: your payment was returned`,
    paragraphs: [
      `${greeting(name).en},`,
      {
        late: `${reached} after its time to pay had run out, and the order could no longer be made as it was. It was not placed.`,
        given_up: `${reached} after the order had been cancelled.`,
        cancelled: instalments
          ? `Order ${orderNumber} was cancelled, so ${amount} is taken off your four payments.`
          : `Order ${orderNumber} was cancelled, so ${amount} goes back to you.`,
        twice: instalments
          ? `Four further payments, ${amount} in all, were set up for order ${orderNumber}. The order stands without them.`
          : `A further payment of ${amount} reached us for order ${orderNumber}. The order stands without it.`,
      }[why],
      instalments
        ? 'The instalment provider asks for no further payments and returns what you have paid so far. Banks take a few days to show it.'
        : how === 'refunded'
          ? 'It is on its way back to you the way it came. Banks take a few days to show it.'
          : 'The amount had only been held, and has been released. Nothing was charged.',
      ...(why === 'late' ? ['The pieces that are still available are in your bag.'] : []),
    ],
    link: { label: 'See the order', href: link },
  }
}

function inArabic({
  name,
  orderNumber,
  amount,
  why,
  how,
  instalments,
  link,
}: PaymentReturned): Email {
  const reached = instalments
    ? `سُجّلت دفعاتكِ الأربع، ومجموعها ${amount}، عن الطلب ${orderNumber}`
    : `وصلنا مبلغ ${amount} عن الطلب ${orderNumber}`
  return {
    subject: instalments
      ? `الطلب ${orderNumber}: أُلغيت دفعاتكِ الأربع`
      : `الطلب ${orderNumber}: أعدنا إليكِ ما دفعتِه`,
    paragraphs: [
      `${greeting(name).ar}،`,
      {
        late: `${reached} بعد انتهاء مهلة الدفع، ولم يعد ممكناً تنفيذ الطلب كما كان، فلم يُسجَّل.`,
        given_up: `${reached} بعد إلغاء الطلب.`,
        cancelled: instalments
          ? `أُلغي الطلب ${orderNumber}، وأُلغي معه ${amount} من دفعاتكِ الأربع.`
          : `أُلغي الطلب ${orderNumber}، ونعيد إليكِ ${amount}.`,
        twice: instalments
          ? `سُجّلت أربع دفعات إضافية، ومجموعها ${amount}، عن الطلب ${orderNumber}، والطلب قائم من دونها.`
          : `وصلنا مبلغ إضافي قدره ${amount} عن الطلب ${orderNumber}، والطلب قائم من دونه.`,
      }[why],
      instalments
        ? 'لا تطلب منكِ جهة التقسيط أي دفعة أخرى، وتعيد إليكِ ما دفعتِه حتى الآن، وقد تحتاج البنوك إلى بضعة أيام لإظهاره.'
        : how === 'refunded'
          ? 'يعود إليكِ المبلغ بالطريقة التي دُفع بها، وقد تحتاج البنوك إلى بضعة أيام لإظهاره.'
          : 'كان المبلغ محجوزاً فقط، وقد رُفع الحجز عنه، ولم يُخصم منكِ شيء.',
      ...(why === 'late' ? ['ما بقي متوفراً من قطعكِ تجدينه في حقيبتكِ.'] : []),
    ],
    link: { label: 'شاهدي الطلب', href: link },
  }
}

function noticed({ orderNumber, amount, how, instalments }: PaymentReturned) {
  if (instalments) {
    return {
      en: `${amount} of order ${orderNumber} is taken off your four payments.`,
      ar: `أُلغي ${amount} عن الطلب ${orderNumber} من دفعاتكِ الأربع.`,
    }
  }
  return how === 'refunded'
    ? {
        en: `${amount} of order ${orderNumber} is on its way back to you.`,
        ar: `مبلغ ${amount} عن الطلب ${orderNumber} في طريقه إليكِ.`,
      }
    : {
        en: `The hold on ${amount} for order ${orderNumber} has been released. Nothing was charged.`,
        ar: `رُفع الحجز عن ${amount} للطلب ${orderNumber}، ولم يُخصم منكِ شيء.`,
      }
}
