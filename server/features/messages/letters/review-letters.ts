import type { Letter } from './letter.ts'
import type { LetterKind } from './letter-kind.ts'

type ReviewRequest = {
  name: string
  orderNumber: string
  /** Those she has not written of, as they are called in her language. */
  pieces: string[]
  link: string
}

/** Once, some days after an order reached her. */
export const reviewRequest: LetterKind<ReviewRequest> = {
  topic: 'reviews',
  write: ({ name, pieces, link }) => ({
    en: {
      subject: `How do you like ${listed(pieces, 'en')}?`,
      paragraphs: [
        `Dear ${name}, ${listed(pieces, 'en')} has been with you for a few days.`,
        'A few words on how it falls and fits, and a picture if you like, help other women choose. We ask only this once.',
      ],
      link: { label: 'Write a review', href: link },
    },
    ar: {
      subject: `ما رأيكِ في ${listed(pieces, 'ar')}؟`,
      paragraphs: [
        `عزيزتي ${name}، مضت أيام على وصول ${listed(pieces, 'ar')} إليكِ.`,
        'كلمات قليلة عن القَصّة والمقاس، ومعها صورة إن شئتِ، تعين غيركِ على الاختيار. ولن نسألكِ مرة أخرى.',
      ],
      link: { label: 'اكتبي تقييمكِ', href: link },
    },
  }),
  notice: ({ pieces, orderNumber }) => ({
    title: {
      en: `How do you like ${listed(pieces, 'en')}?`,
      ar: `ما رأيكِ في ${listed(pieces, 'ar')}؟`,
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
    pieces: ['Noor', 'Layla'],
    link: 'https://shop.example/order-details/RM-20401',
  },
}

type ReviewDecided = {
  name: string
  piece: string
  orderNumber: string
  /** Why it is not published; null where it is. */
  refusedFor: string | null
  link: string
}

export const reviewDecided: LetterKind<ReviewDecided> = {
  topic: 'reviews',
  write: (data) => (data.refusedFor === null ? published(data) : refused(data, data.refusedFor)),
  notice: ({ piece, orderNumber, refusedFor }) => ({
    ...(refusedFor === null
      ? {
          title: { en: 'Your review is published', ar: 'نُشر تقييمكِ' },
          body: {
            en: `What you wrote of ${piece} is in the shop. Thank you.`,
            ar: `ما كتبتِه عن ${piece} أصبح في المتجر. شكراً لكِ.`,
          },
        }
      : {
          title: { en: 'Your review needs another word', ar: 'تقييمكِ يحتاج إلى تعديل' },
          body: {
            en: `We did not publish what you wrote of ${piece}. You can read why, and change it.`,
            ar: `لم ننشر ما كتبتِه عن ${piece}. اقرئي السبب وعدّليه إن شئتِ.`,
          },
        }),
    page: 'order-details',
    orderId: orderNumber,
  }),
  sample: {
    name: 'Mariam',
    piece: 'Noor',
    orderNumber: 'RM-20401',
    refusedFor: 'A face of somebody else can be seen in the second picture.',
    link: 'https://shop.example/review/0c0ffee0-0000-4000-8000-000000000000',
  },
}

type Both = { en: Letter; ar: Letter }

function published({ name, piece, link }: ReviewDecided): Both {
  return {
    en: {
      subject: `Your review of ${piece} is published`,
      paragraphs: [
        `Dear ${name}, thank you. What you wrote of ${piece} is in the shop now.`,
        'You can withdraw it at any time.',
      ],
      link: { label: 'See your review', href: link },
    },
    ar: {
      subject: `نُشر تقييمكِ لقطعة ${piece}`,
      paragraphs: [
        `عزيزتي ${name}، شكراً لكِ. ما كتبتِه عن ${piece} أصبح في المتجر.`,
        'ويمكنكِ سحبه متى شئتِ.',
      ],
      link: { label: 'شاهدي تقييمكِ', href: link },
    },
  }
}

function refused({ name, piece, link }: ReviewDecided, reason: string): Both {
  return {
    en: {
      subject: `Your review of ${piece} is not published yet`,
      paragraphs: [
        `Dear ${name}, we read what you wrote of ${piece} and could not publish it as it is:`,
        reason,
        'Change it, and we read it again.',
      ],
      link: { label: 'Change your review', href: link },
    },
    ar: {
      subject: `لم يُنشر تقييمكِ لقطعة ${piece} بعد`,
      paragraphs: [
        `عزيزتي ${name}، قرأنا ما كتبتِه عن ${piece} ولم نستطع نشره كما هو:`,
        reason,
        'عدّليه ونقرأه من جديد.',
      ],
      link: { label: 'عدّلي تقييمكِ', href: link },
    },
  }
}

function listed(pieces: readonly string[], side: 'en' | 'ar'): string {
  const [first = '', second, ...more] = pieces
  if (second === undefined) return first
  if (more.length > 0) return side === 'en' ? 'your pieces' : 'قطعكِ'
  return side === 'en' ? `${first} and ${second}` : `${first} و${second}`
}
