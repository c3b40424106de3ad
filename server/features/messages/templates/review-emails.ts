import { linesTitle } from '../email/lines-part.ts'
import { pictureOf } from '../email/picture-of.ts'
import { greeting } from '../greeting.ts'
import { variable } from '../own-texts/marks.ts'
import type { Email } from './email.ts'
import type { EmailKind } from './email-kind.ts'

type ReviewRequest = {
  name: string
  orderNumber: string
  /** The items that the customer has not reviewed, by their names in the customer's language. */
  items: string[]
  /** The same items with their pictures; missing in messages that were written without them. */
  pictures?: { name: string; color: string; pictureId: string | null }[]
  link: string
}

/** Sent once, some days after an order reached the customer. */
export const reviewRequest: EmailKind<ReviewRequest> = {
  topic: 'reviews',
  typed: ['name'],
  variables: ['name', 'orderNumber', 'link'],
  write: ({ name, items, pictures, link }) => ({
    en: {
      subject: `How do you like ${listed(items, 'en')}?`,
      paragraphs: [
        `${greeting(name).en}, you have had ${listed(items, 'en')} for a few days now.`,
        'A few words on the cut and the fit, with a picture if you like, help other women choose. We will only ask once.',
      ],
      ...picturesPart(pictures, 'en'),
      link: { label: 'Write a review', href: link },
    },
    ar: {
      subject: `ما رأيكِ في ${listed(items, 'ar')}؟`,
      paragraphs: [
        `${greeting(name).ar}، مضت أيام على وصول ${listed(items, 'ar')} إليكِ.`,
        'كلمات قليلة عن القَصّة والمقاس، ومعها صورة إن شئتِ، تعين غيركِ على الاختيار. ولن نسألكِ مرة أخرى.',
      ],
      ...picturesPart(pictures, 'ar'),
      link: { label: 'اكتبي تقييمكِ', href: link },
    },
  }),
  notice: ({ items, orderNumber }) => ({
    title: {
      en: `How do you like ${listed(items, 'en')}?`,
      ar: `ما رأيكِ في ${listed(items, 'ar')}؟`,
    },
    body: {
      en: 'A few words of yours help other women choose.',
      ar: 'كلمات قليلة منكِ تعين غيركِ على الاختيار.',
    },
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    name: 'Mariam',
    orderNumber: 'RM-20401',
    items: ['Noor', 'Layla'],
    pictures: [
      { name: 'Noor', color: 'Black', pictureId: 'noor--black--front' },
      { name: 'Layla', color: 'Mocha', pictureId: 'layla--mocha--front' },
    ],
    link: 'https://shop.example/order-details/RM-20401',
  },
  arabicSample: {
    name: 'مريم علي',
    items: ['نور', 'ليلى'],
    pictures: [
      { name: 'نور', color: 'أسود', pictureId: 'noor--black--front' },
      { name: 'ليلى', color: 'موكا', pictureId: 'layla--mocha--front' },
    ],
  },
}

function picturesPart(
  pictures: NonNullable<ReviewRequest['pictures']> = [],
  side: 'en' | 'ar',
): Pick<Email, 'parts'> {
  if (pictures.length === 0) return {}
  const lines = pictures.map((item) => ({
    text: [item.name, item.color].join(side === 'en' ? ', ' : '، '),
    ...pictureOf(item),
  }))
  return { parts: [{ name: linesTitle[side], lines }] }
}

type ReviewDecided = {
  name: string
  product: string
  orderNumber: string
  /** The reason of the refusal; null for a published review. */
  refusedFor: string | null
  link: string
}

export const reviewDecided: EmailKind<ReviewDecided> = {
  topic: 'reviews',
  typed: ['name'],
  variables: ['name', 'product', 'orderNumber', 'refusedFor', 'link'],
  write: (data) => (data.refusedFor === null ? published(data) : refused(data, data.refusedFor)),
  notice: ({ product, orderNumber, refusedFor }) => ({
    ...(refusedFor === null
      ? {
          title: { en: 'Your review is published', ar: 'نُشر تقييمكِ' },
          body: {
            en: `Your words on ${product} are in the shop. Thank you.`,
            ar: `تقييمكِ لقطعة ${product} منشور الآن في المتجر. شكراً لكِ.`,
          },
        }
      : {
          title: { en: 'Your review needs a change', ar: 'تقييمكِ يحتاج إلى تعديل' },
          body: {
            en: `We did not publish your review of ${product}. See why, and change it if you like.`,
            ar: `لم ننشر ما كتبتِه عن ${product}. اقرئي السبب وعدّليه إن شئتِ.`,
          },
        }),
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    name: 'Mariam',
    product: 'Noor',
    orderNumber: 'RM-20401',
    refusedFor: 'A face of somebody else can be seen in the second picture.',
    link: 'https://shop.example/review/0c0ffee0-0000-4000-8000-000000000000',
  },
  arabicSample: {
    name: 'مريم علي',
    product: 'نور',
    refusedFor: 'يظهر وجه شخص آخر في الصورة الثانية.',
  },
  otherSamples: [[{ refusedFor: null }, { refusedFor: null }]],
}

type Both = { en: Email; ar: Email }

function published({ name, product, link }: ReviewDecided): Both {
  return {
    en: {
      subject: `Your review of ${product} is published`,
      paragraphs: [
        `${greeting(name).en}, thank you. Your words on ${product} are in the shop now.`,
        'You can withdraw it at any time.',
      ],
      link: { label: 'See your review', href: link },
    },
    ar: {
      subject: `نُشر تقييمكِ لقطعة ${product}`,
      paragraphs: [
        `${greeting(name).ar}، شكراً لكِ. تقييمكِ لقطعة ${product} منشور الآن في المتجر.`,
        'ويمكنكِ سحبه متى شئتِ.',
      ],
      link: { label: 'شاهدي تقييمكِ', href: link },
    },
  }
}

function refused({ name, product, link }: ReviewDecided, reason: string): Both {
  return {
    en: {
      subject: `Your review of ${product} is not published yet`,
      paragraphs: [
        `${greeting(name).en}, we read your review of ${product} and could not publish it as it is:`,
        reason,
        'Change it, and we will read it again.',
      ],
      link: { label: 'Change your review', href: link },
    },
    ar: {
      subject: `لم يُنشر تقييمكِ لقطعة ${product} بعد`,
      paragraphs: [
        `${greeting(name).ar}، قرأنا ما كتبتِه عن ${product} ولم نستطع نشره كما هو:`,
        reason,
        'عدّليه ونقرأه من جديد.',
      ],
      link: { label: 'عدّلي تقييمكِ', href: link },
    },
  }
}

function listed(items: readonly string[], side: 'en' | 'ar'): string {
  const [first = '', second, ...more] = items
  const both = side === 'en' ? `${first} and ${second}` : `${first} و${second}`
  const many = side === 'en' ? 'your pieces' : 'قطعكِ'
  return variable('items', second === undefined ? first : more.length > 0 ? many : both)
}
