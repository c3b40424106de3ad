import type { Text } from '@rimal/contract/language'
import type { Letter } from './letter.ts'
import type { LetterKind } from './letter-kind.ts'
import { ltr } from './ltr.ts'

type OrderNews = { name: string; orderNumber: string; link: string }

const news: OrderNews = {
  name: 'Mariam',
  orderNumber: 'RM-20401',
  link: 'https://shop.example/order/1',
}
const see = { en: 'See the order', ar: 'شاهدي الطلب' }

/** A step of an order in one sentence, with the greeting before and the link behind it. */
function step(
  { name, link }: OrderNews,
  said: { subject: Text; text: Text },
): { en: Letter; ar: Letter } {
  return {
    en: {
      subject: said.subject.en,
      paragraphs: [`Dear ${name},`, said.text.en],
      link: { label: see.en, href: link },
    },
    ar: {
      subject: said.subject.ar,
      paragraphs: [`عزيزتي ${name}،`, said.text.ar],
      link: { label: see.ar, href: link },
    },
  }
}

export const orderInProduction: LetterKind<OrderNews> = {
  topic: 'orders',
  write: (data) =>
    step(data, {
      subject: {
        en: `Order ${data.orderNumber}: we have begun to sew`,
        ar: `الطلب ${data.orderNumber}: بدأنا الخياطة`,
      },
      text: {
        en: `Cutting of your order ${data.orderNumber} has begun. Its page shows how far it is.`,
        ar: `بدأ القصّ لطلبكِ ${data.orderNumber}. وتجدين في صفحته أين وصل.`,
      },
    }),
  notice: ({ orderNumber }) => ({
    title: { en: `Order ${orderNumber}`, ar: `الطلب ${orderNumber}` },
    body: { en: 'We have begun to sew it.', ar: 'بدأنا خياطته.' },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: news,
}

type OrderReady = OrderNews & { address: string; hours: string }

/** Of an order that she collects. */
export const orderReady: LetterKind<OrderReady> = {
  topic: 'orders',
  write: (data) =>
    step(data, {
      subject: {
        en: `Order ${data.orderNumber} is ready for you`,
        ar: `الطلب ${data.orderNumber} جاهز لاستلامكِ`,
      },
      text: {
        en: `Your order ${data.orderNumber} is ready for you at ${data.address}. We are there ${data.hours}. Please bring the order number.`,
        ar: `طلبكِ ${data.orderNumber} جاهز لاستلامكِ في ${data.address}. نحن هناك ${data.hours}. أحضري معكِ رقم الطلب من فضلكِ.`,
      },
    }),
  notice: ({ orderNumber, address }) => ({
    title: {
      en: `Order ${orderNumber} is ready for you`,
      ar: `الطلب ${orderNumber} جاهز لاستلامكِ`,
    },
    body: { en: `At ${address}.`, ar: `في ${address}.` },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    ...news,
    address: 'Al Wasl Road, Dubai',
    hours: 'Saturday to Thursday, 10 to 8',
  },
}

type OrderShipped = OrderNews & {
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  /** The day on which it is expected. */
  expected: string
}

export const orderShipped: LetterKind<OrderShipped> = {
  topic: 'orders',
  write: (data) => {
    const { en, ar } = shippedText(data)
    const { trackingUrl } = data
    const follow = (label: string) => (trackingUrl ? { link: { label, href: trackingUrl } } : {})
    return {
      en: { ...en, ...follow('Follow the parcel') },
      ar: { ...ar, ...follow('تتبّعي الطرد') },
    }
  },
  notice: ({ orderNumber, expected }) => ({
    title: { en: `Order ${orderNumber} is on its way`, ar: `الطلب ${orderNumber} في طريقه إليكِ` },
    body: { en: `Expected ${expected}.`, ar: `الموعد المتوقّع ${expected}.` },
    page: 'new-delivery',
    orderId: orderNumber,
  }),
  sample: {
    ...news,
    carrier: 'Aramex',
    trackingNumber: '4018 2200 91',
    trackingUrl: 'https://www.aramex.com/track/4018220091',
    expected: 'Tue 24 November',
  },
}

function shippedText(data: OrderShipped) {
  const { orderNumber, carrier, trackingNumber, expected } = data
  const number = trackingNumber ? ltr(trackingNumber) : ''
  return step(data, {
    subject: {
      en: `Order ${orderNumber} is on its way`,
      ar: `الطلب ${orderNumber} في طريقه إليكِ`,
    },
    text: {
      en: `Your order ${orderNumber} is with ${carrier}${number && `, number ${number}`}. We expect it at your door on ${expected}.`,
      ar: `طلبكِ ${orderNumber} مع ${carrier}${number && `، رقم التتبّع ${number}`}. ونتوقّع وصوله إليكِ ${expected}.`,
    },
  })
}

export const orderDelivered: LetterKind<OrderNews> = {
  topic: 'orders',
  write: (data) =>
    step(data, {
      subject: {
        en: `Order ${data.orderNumber} has arrived`,
        ar: `وصل الطلب ${data.orderNumber}`,
      },
      text: {
        en: `Your order ${data.orderNumber} is with you. If anything does not sit right, tell us and we mend it.`,
        ar: `طلبكِ ${data.orderNumber} صار بين يديكِ. إن لم يستقرّ شيء كما ينبغي فأخبرينا لنعدّله.`,
      },
    }),
  notice: ({ orderNumber }) => ({
    title: { en: `Order ${orderNumber} has arrived`, ar: `وصل الطلب ${orderNumber}` },
    body: {
      en: 'If anything does not sit right, tell us.',
      ar: 'إن لم يستقرّ شيء كما ينبغي فأخبرينا.',
    },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: news,
}

export const orderNotDelivered: LetterKind<OrderNews> = {
  topic: 'orders',
  write: (data) =>
    step(data, {
      subject: {
        en: `Order ${data.orderNumber}: the courier could not reach you`,
        ar: `الطلب ${data.orderNumber}: تعذّر على المندوب الوصول إليكِ`,
      },
      text: {
        en: `The courier could not hand over your order ${data.orderNumber}. Tell us when to come again, and we will.`,
        ar: `تعذّر على المندوب تسليم طلبكِ ${data.orderNumber}. أخبرينا بموعد يناسبكِ، فنعود إليكِ.`,
      },
    }),
  notice: ({ orderNumber }) => ({
    title: { en: 'The courier could not reach you', ar: 'تعذّر على المندوب الوصول إليكِ' },
    body: { en: 'Tell us when to come again.', ar: 'أخبرينا بموعد يناسبكِ.' },
    page: 'new-delivery',
    orderId: orderNumber,
  }),
  sample: news,
}

type OrderCancelled = {
  name: string
  orderNumber: string
  byHouse: boolean
  /** What happens to her money: sent back, set free again, all sent back before, or none was taken. */
  how: 'returned' | 'released' | 'before' | 'nothing'
  amount: string
  /** What is store credit again besides; missing or null where none was used. */
  credit?: string | null
  /** The latest day on which she has it. */
  by: string
  link: string
}

export const orderCancelled: LetterKind<OrderCancelled> = {
  topic: 'orders',
  // It says what becomes of her money.
  always: true,
  write: (data) => ({ en: cancelledInEnglish(data), ar: cancelledInArabic(data) }),
  notice: ({ orderNumber, how, amount, credit }) => ({
    title: { en: `Order ${orderNumber} is cancelled`, ar: `أُلغي الطلب ${orderNumber}` },
    body:
      how === 'nothing' || (how === 'before' && credit)
        ? credit
          ? { en: `${credit} is store credit again.`, ar: `عاد ${credit} إلى رصيدكِ لدينا.` }
          : { en: 'Nothing was charged.', ar: 'لم يُخصم منكِ شيء.' }
        : how === 'before'
          ? { en: 'What you paid has gone back before.', ar: 'ما دفعتِه أُعيد إليكِ من قبل.' }
          : { en: `${amount} goes back to you.`, ar: `يعود إليكِ ${amount}.` },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    byHouse: false,
    how: 'returned',
    amount: 'AED 1,180',
    by: 'Tue 1 December',
    link: 'https://shop.example/order/1',
  },
}

function cancelledInEnglish({
  name,
  orderNumber,
  byHouse,
  how,
  amount,
  credit,
  by,
  link,
}: OrderCancelled) {
  return {
    subject: `Order ${orderNumber} is cancelled`,
    paragraphs: [
      `Dear ${name},`,
      byHouse
        ? `We had to cancel your order ${orderNumber}. We are sorry. Nothing of it is owed.`
        : `Your order ${orderNumber} is cancelled, as you asked.`,
      {
        returned: `${amount} goes back to you the way you paid. It reaches you by ${by}; banks may need a few of these days.`,
        released: `${amount} had only been set aside, and is free again by ${by}. Nothing was charged.`,
        before: 'What was charged for it has gone back to you before.',
        nothing: credit ? '' : 'Nothing was charged.',
      }[how],
      credit ? `${credit} that you paid with store credit is in your store credit again.` : '',
    ].filter(Boolean),
    link: { label: 'See the order', href: link },
  }
}

function cancelledInArabic({
  name,
  orderNumber,
  byHouse,
  how,
  amount,
  credit,
  by,
  link,
}: OrderCancelled) {
  return {
    subject: `أُلغي الطلب ${orderNumber}`,
    paragraphs: [
      `عزيزتي ${name}،`,
      byHouse
        ? `اضطررنا إلى إلغاء طلبكِ ${orderNumber}، ونعتذر منكِ. لا شيء مستحقّ عليكِ منه.`
        : `أُلغي طلبكِ ${orderNumber} كما أردتِ.`,
      {
        returned: `يعود إليكِ ${amount} بالطريقة التي دفعتِ بها، ويصلكِ في موعد أقصاه ${by}، وقد تحتاج البنوك إلى بعض هذه الأيام.`,
        released: `كان ${amount} محجوزاً فقط، ويُرفع الحجز عنه في موعد أقصاه ${by}، ولم يُخصم منكِ شيء.`,
        before: 'ما خُصم منكِ له أُعيد إليكِ من قبل.',
        nothing: credit ? '' : 'لم يُخصم منكِ شيء.',
      }[how],
      credit ? `وعاد إلى رصيدكِ لدينا ${credit} الذي دفعتِ به.` : '',
    ].filter(Boolean),
    link: { label: 'شاهدي الطلب', href: link },
  }
}
