import { greeting } from '../greeting.ts'
import type { EmailKind } from './email-kind.ts'

type CreditReceived = {
  name: string
  amount: string
  /** The order that the credit comes from; null when the shop granted it. */
  orderNumber: string | null
  link: string
}

/** The customer received store credit, from an order or from the shop. */
export const creditReceived: EmailKind<CreditReceived> = {
  topic: 'payments',
  always: true,
  typed: ['name'],
  variables: ['name', 'amount', 'orderNumber', 'link'],
  write: ({ name, amount, orderNumber, link }) => ({
    en: {
      subject: `${amount} has been added to your store credit`,
      paragraphs: [
        `${greeting(name).en},`,
        orderNumber === null
          ? `We have added ${amount} to your store credit.`
          : `${amount} from order ${orderNumber} is now in your store credit.`,
        'Use it on your next order; it never expires.',
      ],
      link: { label: 'See your store credit', href: link },
    },
    ar: {
      subject: `أُضيف ${amount} إلى رصيدكِ لدينا`,
      paragraphs: [
        `${greeting(name).ar}،`,
        orderNumber === null
          ? `أضفنا ${amount} إلى رصيدكِ لدينا.`
          : `أُضيف ${amount} من الطلب ${orderNumber} إلى رصيدكِ لدينا.`,
        'ادفعي به في طلبكِ القادم متى شئتِ، ولا تنتهي صلاحيته.',
      ],
      link: { label: 'شاهدي رصيدكِ', href: link },
    },
  }),
  notice: ({ amount, orderNumber }) => ({
    title: { en: 'Store credit', ar: 'رصيدكِ لدينا' },
    body:
      orderNumber === null
        ? { en: `${amount} was added to it.`, ar: `أُضيف إليه ${amount}.` }
        : {
            en: `${amount} of order ${orderNumber} was added to it.`,
            ar: `أُضيف إليه ${amount} من الطلب ${orderNumber}.`,
          },
    page: 'my-credit',
  }),
  sample: {
    name: 'Mariam',
    amount: 'AED 310',
    orderNumber: 'RM-20401',
    link: 'https://shop.example/my-credit',
  },
  arabicSample: { name: 'مريم علي', amount: '310 د.إ' },
  otherSamples: [[{ orderNumber: null }]],
}

type CreditCorrected = { name: string; amount: string; link: string }

/** The shop took back credit that it had granted by mistake. */
export const creditCorrected: EmailKind<CreditCorrected> = {
  topic: 'payments',
  always: true,
  typed: ['name'],
  variables: ['name', 'amount', 'link'],
  write: ({ name, amount, link }) => ({
    en: {
      subject: `A correction: ${amount} of store credit added by mistake`,
      paragraphs: [
        `${greeting(name).en},`,
        `We had added ${amount} to your store credit by mistake and have taken it back. We are sorry for the confusion.`,
        'What was returned to you from orders has not changed.',
      ],
      link: { label: 'See your store credit', href: link },
    },
    ar: {
      subject: `تصحيح رصيدكِ: سحبنا مبلغ ${amount} أُضيف سهواً`,
      paragraphs: [
        `${greeting(name).ar}،`,
        `كنّا قد أضفنا ${amount} إلى رصيدكِ لدينا سهواً، فسحبناه. نعتذر عن الالتباس.`,
        'أما ما أُعيد إليكِ من طلباتكِ فلم يتغيّر.',
      ],
      link: { label: 'شاهدي رصيدكِ', href: link },
    },
  }),
  notice: ({ amount }) => ({
    title: { en: 'Store credit', ar: 'رصيدكِ لدينا' },
    body: {
      en: `${amount} had been added by mistake and was taken back.`,
      ar: `أُضيف ${amount} سهواً ثم سُحب.`,
    },
    page: 'my-credit',
  }),
  sample: { name: 'Mariam', amount: 'AED 100', link: 'https://shop.example/my-credit' },
  arabicSample: { name: 'مريم علي', amount: '100 د.إ' },
}
