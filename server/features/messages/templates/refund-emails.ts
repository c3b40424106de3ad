import { greeting } from '../greeting.ts'
import { offInstalments } from '../off-instalments.ts'
import type { EmailKind } from './email-kind.ts'

type OrderRefunded = {
  name: string
  orderNumber: string
  amount: string
  /**
   * Whether the order is paid in four; missing if not, and in messages that were written before this was recorded.
   */
  instalments?: boolean
  link: string
}

/** Money of an order was refunded, and the order continues. */
export const orderRefunded: EmailKind<OrderRefunded> = {
  topic: 'payments',
  always: true,
  typed: ['name'],
  variables: ['name', 'orderNumber', 'amount', 'link'],
  write: ({ name, orderNumber, amount, instalments, link }) => ({
    en: {
      subject: instalments
        ? `Order ${orderNumber}: ${amount} is taken off your payments`
        : `Order ${orderNumber}: ${amount} is on its way back to you`,
      paragraphs: [
        `${greeting(name).en},`,
        instalments
          ? offInstalments(amount).en
          : `We have refunded ${amount} for order ${orderNumber} to the payment method you used. Banks take a few days to show it.`,
        'You will find the credit note on your order page.',
      ],
      link: { label: 'See the order', href: link },
    },
    ar: {
      subject: instalments
        ? `الطلب ${orderNumber}: أُلغي ${amount} من دفعاتكِ`
        : `الطلب ${orderNumber}: مبلغ ${amount} في طريقه إليكِ`,
      paragraphs: [
        `${greeting(name).ar}،`,
        instalments
          ? offInstalments(amount).ar
          : `أرسلنا إليكِ ${amount} عن الطلب ${orderNumber} بالطريقة التي دُفع بها، وقد تحتاج البنوك إلى بضعة أيام لإظهاره.`,
        'تجدين الإشعار الدائن في صفحة طلبكِ.',
      ],
      link: { label: 'شاهدي الطلب', href: link },
    },
  }),
  notice: ({ orderNumber, amount, instalments }) => ({
    title: instalments
      ? { en: 'Taken off your payments', ar: 'أُلغي مبلغ من دفعاتكِ' }
      : { en: 'Refund', ar: 'مبلغ في طريقه إليكِ' },
    body: instalments
      ? {
          en: `${amount} of order ${orderNumber} is taken off your four payments.`,
          ar: `أُلغي ${amount} عن الطلب ${orderNumber} من دفعاتكِ الأربع.`,
        }
      : {
          en: `${amount} of order ${orderNumber} is on its way back to you.`,
          ar: `أرسلنا إليكِ ${amount} عن الطلب ${orderNumber}.`,
        },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    amount: 'AED 310',
    link: 'https://shop.example/order/1',
  },
  arabicSample: { name: 'مريم علي', amount: '310 د.إ' },
  otherSamples: [[{ instalments: true }]],
}
