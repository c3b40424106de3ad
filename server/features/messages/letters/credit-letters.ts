import type { LetterKind } from './letter-kind.ts'

type CreditReceived = {
  name: string
  amount: string
  /** The order that it came of; null where the house gave it. */
  orderNumber: string | null
  link: string
}

/** Store credit was given to her, of an order or by the house. */
export const creditReceived: LetterKind<CreditReceived> = {
  topic: 'payments',
  always: true,
  write: ({ name, amount, orderNumber, link }) => ({
    en: {
      subject: `${amount} of store credit is yours`,
      paragraphs: [
        `Dear ${name},`,
        orderNumber === null
          ? `We have added ${amount} to your store credit.`
          : `${amount} of order ${orderNumber} is in your store credit now.`,
        'You can pay with it when you next order; it does not run out.',
      ],
      link: { label: 'See your store credit', href: link },
    },
    ar: {
      subject: `أُضيف ${amount} إلى رصيدكِ لدينا`,
      paragraphs: [
        `عزيزتي ${name}،`,
        orderNumber === null
          ? `أضفنا ${amount} إلى رصيدكِ لدينا.`
          : `صار ${amount} من الطلب ${orderNumber} في رصيدكِ لدينا.`,
        'ادفعي به في طلبكِ القادم متى شئتِ، فلا تنتهي صلاحيته.',
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
}

type CreditCorrected = { name: string; amount: string; link: string }

/** What the house had given by mistake is gone again. */
export const creditCorrected: LetterKind<CreditCorrected> = {
  topic: 'payments',
  always: true,
  write: ({ name, amount, link }) => ({
    en: {
      subject: `${amount} less store credit: our mistake`,
      paragraphs: [
        `Dear ${name},`,
        `We had added ${amount} to your store credit by mistake and have taken it back. We are sorry for the confusion.`,
        'What came back to you from orders is untouched.',
      ],
      link: { label: 'See your store credit', href: link },
    },
    ar: {
      subject: `سحبنا ${amount} من رصيدكِ لدينا: خطأ منّا`,
      paragraphs: [
        `عزيزتي ${name}،`,
        `كنّا قد أضفنا ${amount} إلى رصيدكِ لدينا سهواً، فسحبناه. نعتذر عن الالتباس.`,
        'أما ما عاد إليكِ من طلباتكِ فلم يُمسّ.',
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
}
