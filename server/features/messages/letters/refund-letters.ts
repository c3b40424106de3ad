import type { LetterKind } from './letter-kind.ts'

type OrderRefunded = { name: string; orderNumber: string; amount: string; link: string }

/** Money of an order that stands was given back. */
export const orderRefunded: LetterKind<OrderRefunded> = {
  topic: 'payments',
  always: true,
  write: ({ name, orderNumber, amount, link }) => ({
    en: {
      subject: `Order ${orderNumber}: ${amount} is on its way back to you`,
      paragraphs: [
        `Dear ${name},`,
        `We have given back ${amount} of order ${orderNumber}, the way it was paid. Banks take a few days to show it.`,
        'The credit note stands on the page of your order.',
      ],
      link: { label: 'See the order', href: link },
    },
    ar: {
      subject: `الطلب ${orderNumber}: مبلغ ${amount} في طريقه إليكِ`,
      paragraphs: [
        `عزيزتي ${name}،`,
        `أعدنا إليكِ ${amount} من الطلب ${orderNumber} بالطريقة التي دُفع بها، وقد تحتاج البنوك إلى بضعة أيام لإظهاره.`,
        'تجدين الإشعار الدائن في صفحة طلبكِ.',
      ],
      link: { label: 'شاهدي الطلب', href: link },
    },
  }),
  notice: ({ orderNumber, amount }) => ({
    title: { en: 'Money given back', ar: 'أعدنا إليكِ مبلغاً' },
    body: {
      en: `${amount} of order ${orderNumber} is on its way back to you.`,
      ar: `${amount} من الطلب ${orderNumber} في طريقها إليكِ.`,
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
}
