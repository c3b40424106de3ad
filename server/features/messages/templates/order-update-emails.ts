import type { Text } from '@rimal/contract/language'
import { type ListedLine, linesPart, listedLine, listedLineInArabic } from '../email/lines-part.ts'
import { greeting } from '../greeting.ts'
import { offInstalments } from '../off-instalments.ts'
import type { Email } from './email.ts'
import type { EmailKind } from './email-kind.ts'
import { ltr } from './ltr.ts'

type OrderUpdate = {
  name: string
  orderNumber: string
  link: string
  /** What is in the parcel; missing for other steps, and in messages that were written without it. */
  lines?: ListedLine[]
}

const update: OrderUpdate = {
  name: 'Mariam',
  orderNumber: 'RM-20401',
  link: 'https://shop.example/order/1',
}
const shipment = { lines: [listedLine] }
const arabicShipment = { lines: [listedLineInArabic] }
const see = { en: 'See the order', ar: 'شاهدي الطلب' }

/** A step of an order in one sentence, with the greeting before and the link behind it. */
function step(
  { name, link, lines }: OrderUpdate,
  said: { subject: Text; text: Text },
): { en: Email; ar: Email } {
  return {
    en: {
      subject: said.subject.en,
      paragraphs: [`${greeting(name).en},`, said.text.en],
      ...linesPart(lines, 'en'),
      link: { label: see.en, href: link },
    },
    ar: {
      subject: said.subject.ar,
      paragraphs: [`${greeting(name).ar}،`, said.text.ar],
      ...linesPart(lines, 'ar'),
      link: { label: see.ar, href: link },
    },
  }
}

export const orderInProduction: EmailKind<OrderUpdate> = {
  topic: 'orders',
  typed: ['name'],
  variables: ['name', 'orderNumber', 'link'],
  write: (data) =>
    step(data, {
      subject: {
        en: `Order ${data.orderNumber}: we have begun to sew`,
        ar: `الطلب ${data.orderNumber}: بدأنا الخياطة`,
      },
      text: {
        en: `We have begun to cut your order ${data.orderNumber}. Follow its progress on the order page.`,
        ar: `بدأنا قصّ قطع الطلب ${data.orderNumber}، وتظهر مراحله في صفحته.`,
      },
    }),
  notice: ({ orderNumber }) => ({
    title: { en: `Order ${orderNumber}`, ar: `الطلب ${orderNumber}` },
    body: { en: 'We have begun to sew it.', ar: 'بدأنا خياطة القطع.' },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: update,
  arabicSample: { name: 'مريم علي' },
}

type OrderReady = OrderUpdate & { address: string; hours: string }

/** For an order that the customer collects. */
export const orderReady: EmailKind<OrderReady> = {
  topic: 'orders',
  typed: ['name'],
  variables: ['name', 'orderNumber', 'link', 'address', 'hours'],
  write: (data) =>
    step(data, {
      subject: {
        en: `Order ${data.orderNumber} is ready for you`,
        ar: `الطلب ${data.orderNumber} جاهز للاستلام`,
      },
      text: {
        en: `Your order ${data.orderNumber} is ready for you at ${data.address}. We are open ${data.hours}. Please bring the order number.`,
        ar: `الطلب ${data.orderNumber} جاهز للاستلام في ${data.address}. ساعات العمل: ${data.hours}. يُرجى إحضار رقم الطلب.`,
      },
    }),
  notice: ({ orderNumber, address }) => ({
    title: {
      en: `Order ${orderNumber} is ready for you`,
      ar: `الطلب ${orderNumber} جاهز للاستلام`,
    },
    body: { en: `At ${address}.`, ar: `في ${address}.` },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    ...update,
    address: 'Al Wasl Road, Dubai',
    hours: 'Saturday to Thursday, 10 to 8',
  },
  arabicSample: {
    name: 'مريم علي',
    address: 'شارع الوصل، دبي',
    hours: 'من السبت إلى الخميس، 10 صباحاً إلى 8 مساءً',
  },
}

type OrderShipped = OrderUpdate & {
  carrier: string
  trackingNumber: string
  trackingUrl: string | null
  /** The day on which it is expected. */
  expected: string
}

export const orderShipped: EmailKind<OrderShipped> = {
  topic: 'orders',
  typed: ['name'],
  variables: [
    'name',
    'orderNumber',
    'link',
    'carrier',
    'trackingNumber',
    'trackingUrl',
    'expected',
  ],
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
    title: { en: `Order ${orderNumber} is on its way`, ar: `الطلب ${orderNumber} في الطريق` },
    body: { en: `Expected ${expected}.`, ar: `الموعد المتوقّع ${expected}.` },
    page: 'new-delivery',
    orderId: orderNumber,
  }),
  sample: {
    ...update,
    carrier: 'Aramex',
    trackingNumber: '4018 2200 91',
    trackingUrl: 'https://www.aramex.com/track/4018220091',
    expected: 'Tue 24 November',
    ...shipment,
  },
  arabicSample: {
    name: 'مريم علي',
    carrier: 'أرامكس',
    expected: 'الثلاثاء 24 نوفمبر',
    ...arabicShipment,
  },
  otherSamples: [[{ trackingUrl: null }], [{ trackingNumber: '', trackingUrl: null }]],
}

function shippedText(data: OrderShipped) {
  const { orderNumber, carrier, trackingNumber, expected } = data
  const number = trackingNumber ? ltr(trackingNumber) : ''
  return step(data, {
    subject: {
      en: `Order ${orderNumber} is on its way`,
      ar: `الطلب ${orderNumber} في الطريق`,
    },
    text: {
      en: `Your order ${orderNumber} is with ${carrier}${number && `, number ${number}`}. We expect it at your door on ${expected}.`,
      ar: `الطلب ${orderNumber} مع ${carrier}${number && `، رقم التتبّع ${number}`}. ونتوقّع وصوله يوم ${expected}.`,
    },
  })
}

export const orderDelivered: EmailKind<OrderUpdate> = {
  topic: 'orders',
  typed: ['name'],
  variables: ['name', 'orderNumber', 'link'],
  write: (data) =>
    step(data, {
      subject: {
        en: `Order ${data.orderNumber} has arrived`,
        ar: `وصل الطلب ${data.orderNumber}`,
      },
      text: {
        en: `Your order ${data.orderNumber} has arrived. If anything does not fit quite right, tell us and we will alter it.`,
        ar: `وصل الطلب ${data.orderNumber}. وإن لم تكن القطعة على المقاس تماماً فيسعدنا تعديلها.`,
      },
    }),
  notice: ({ orderNumber }) => ({
    title: { en: `Order ${orderNumber} has arrived`, ar: `وصل الطلب ${orderNumber}` },
    body: {
      en: 'If anything does not fit quite right, tell us.',
      ar: 'وإن لم تكن القطعة على المقاس تماماً فيسعدنا تعديلها.',
    },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: { ...update, ...shipment },
  arabicSample: { name: 'مريم علي', ...arabicShipment },
}

export const orderNotDelivered: EmailKind<OrderUpdate> = {
  topic: 'orders',
  typed: ['name'],
  variables: ['name', 'orderNumber', 'link'],
  write: (data) =>
    step(data, {
      subject: {
        en: `Order ${data.orderNumber}: the courier could not reach you`,
        ar: `الطلب ${data.orderNumber}: تعذّر التسليم`,
      },
      text: {
        en: `The courier could not hand over your order ${data.orderNumber}. Tell us when suits you, and we will come again.`,
        ar: `تعذّر على المندوب تسليم الطلب ${data.orderNumber}. أخبرينا بموعد يناسبكِ، فنعود إليكِ.`,
      },
    }),
  notice: ({ orderNumber }) => ({
    title: { en: 'The courier could not reach you', ar: 'تعذّر على المندوب الوصول إليكِ' },
    body: { en: 'Tell us when suits you.', ar: 'أخبرينا بموعد يناسبكِ.' },
    page: 'new-delivery',
    orderId: orderNumber,
  }),
  sample: update,
  arabicSample: { name: 'مريم علي' },
}

type OrderCancelled = {
  name: string
  orderNumber: string
  byStaff: boolean
  /**
   * What happens to the customer's money: it is refunded, an authorisation is released, all was refunded before, or
   * none was taken.
   */
  how: 'returned' | 'released' | 'before' | 'nothing'
  amount: string
  /** Paid in instalments: the provider refunds what the customer has paid so far, and asks for no more. */
  instalments?: boolean
  /** The part that is returned as store credit besides; missing or null when none was used. */
  credit?: string | null
  /** The latest day on which the customer has the money. */
  by: string
  link: string
  /** What was cancelled; missing in messages that were written without it. */
  lines?: ListedLine[]
}

export const orderCancelled: EmailKind<OrderCancelled> = {
  topic: 'orders',
  // The email says what happens to the customer's money.
  always: true,
  typed: ['name'],
  variables: ['name', 'orderNumber', 'amount', 'credit', 'by', 'link'],
  write: (data) => ({ en: cancelledInEnglish(data), ar: cancelledInArabic(data) }),
  notice: ({ orderNumber, how, amount, credit, instalments }) => ({
    title: { en: `Order ${orderNumber} is cancelled`, ar: `أُلغي الطلب ${orderNumber}` },
    body:
      how === 'nothing' || (how === 'before' && credit)
        ? credit
          ? { en: `${credit} is back in your store credit.`, ar: `أُضيف ${credit} إلى رصيدكِ لدينا.` }
          : { en: 'Nothing was charged.', ar: 'لم يُخصم منكِ شيء.' }
        : how === 'before'
          ? { en: 'What you paid has already been returned.', ar: 'سبق أن أعدنا إليكِ ما دفعتِه.' }
          : instalments
            ? { en: `${amount} is taken off your payments.`, ar: `أُلغي ${amount} من دفعاتكِ.` }
            : { en: `${amount} goes back to you.`, ar: `يعود إليكِ ${amount}.` },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    byStaff: false,
    how: 'returned',
    amount: 'AED 1,180',
    by: 'Tue 1 December',
    link: 'https://shop.example/order/1',
    ...shipment,
  },
  arabicSample: {
    name: 'مريم علي',
    amount: '1,180 د.إ',
    by: 'الثلاثاء 1 ديسمبر',
    ...arabicShipment,
  },
  otherSamples: [
    [{ byStaff: true }],
    [{ instalments: true }],
    [{ how: 'released' }],
    [{ how: 'before' }],
    [{ how: 'nothing' }],
    [{ credit: 'AED 200' }, { credit: '200 د.إ' }],
    [{ how: 'nothing', credit: 'AED 200' }, { credit: '200 د.إ' }],
  ],
}

function cancelledInEnglish({
  name,
  orderNumber,
  byStaff,
  how,
  amount,
  instalments,
  credit,
  by,
  link,
  lines,
}: OrderCancelled) {
  const ofInstalments = offInstalments(amount, by).en
  return {
    subject: `Order ${orderNumber} is cancelled`,
    paragraphs: [
      `${greeting(name).en},`,
      byStaff
        ? `We had to cancel your order ${orderNumber}. We are sorry. You owe nothing.`
        : `Your order ${orderNumber} is cancelled, as you asked.`,
      {
        returned: instalments
          ? ofInstalments
          : `${amount} goes back to you the way you paid. It reaches you by ${by}; banks may need a few of these days.`,
        released: instalments
          ? ofInstalments
          : `${amount} had only been held, and will be released by ${by}. Nothing was charged.`,
        before: 'What was charged for it has already been returned to you.',
        nothing: credit ? '' : 'Nothing was charged.',
      }[how],
      credit ? `The ${credit} you paid with store credit is back in your store credit.` : '',
    ].filter(Boolean),
    ...linesPart(lines, 'en'),
    link: { label: 'See the order', href: link },
  }
}

function cancelledInArabic({
  name,
  orderNumber,
  byStaff,
  how,
  amount,
  instalments,
  credit,
  by,
  link,
  lines,
}: OrderCancelled) {
  const ofInstalments = offInstalments(amount, by).ar
  return {
    subject: `أُلغي الطلب ${orderNumber}`,
    paragraphs: [
      `${greeting(name).ar}،`,
      byStaff
        ? `اضطررنا إلى إلغاء طلبكِ ${orderNumber}، ونعتذر منكِ. لا تدفعين شيئاً.`
        : `أُلغي طلبكِ ${orderNumber} كما أردتِ.`,
      {
        returned: instalments
          ? ofInstalments
          : `يعود إليكِ ${amount} بالطريقة التي دفعتِ بها، ويصلكِ بحلول ${by}، وقد تحتاج البنوك إلى بعض هذه الأيام.`,
        released: instalments
          ? ofInstalments
          : `كان ${amount} محجوزاً فقط، ويُرفع الحجز عنه بحلول ${by}، ولم يُخصم منكِ شيء.`,
        before: 'سبق أن أعدنا إليكِ ما خُصم لهذا الطلب.',
        nothing: credit ? '' : 'لم يُخصم منكِ شيء.',
      }[how],
      credit ? `وأُعيد إلى رصيدكِ لدينا مبلغ ${credit} الذي دفعتِ به.` : '',
    ].filter(Boolean),
    ...linesPart(lines, 'ar'),
    link: { label: 'شاهدي الطلب', href: link },
  }
}
