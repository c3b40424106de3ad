import { maxPicturePixels, maxReviewPictures } from '../limits.ts'
import type { ErrorEntry } from './error-entry.ts'

const megapixels = maxPicturePixels / 1_000_000

/** 800–899: reviews and the pictures in them. */
export const reviewErrors = {
  order_line_not_found: {
    number: 801,
    status: 404,
    en: 'We could not find this piece among your orders.',
    ar: 'لم نجد هذه القطعة بين طلباتكِ.',
  },
  review_not_delivered: {
    number: 802,
    status: 200,
    en: 'You can review this piece once it has been delivered.',
    ar: 'يمكنكِ تقييم هذه القطعة بعد توصيلها.',
  },
  review_published: {
    number: 803,
    status: 200,
    en: 'This review is published and can no longer be changed. You can withdraw it.',
    ar: 'نُشر هذا التقييم ولم يعد تعديله ممكناً. يمكنكِ سحبه.',
  },
  review_picture_expired: {
    number: 804,
    status: 200,
    en: 'One of the pictures is no longer here. Please add it again.',
    ar: 'إحدى الصور لم تعد موجودة. أضيفيها مجدداً من فضلكِ.',
  },
  review_pictures_full: {
    number: 805,
    status: 200,
    en: `A review holds up to ${maxReviewPictures} pictures. Remove one first.`,
    ar: `يتّسع التقييم لما يصل إلى ${maxReviewPictures} صور. أزيلي إحداها أولاً.`,
  },
  picture_refused: {
    number: 806,
    status: 415,
    en: 'We cannot read this file as a picture. JPEG, PNG and WebP work.',
    ar: 'لا يمكننا قراءة هذا الملف كصورة. الصيغ المقبولة: JPEG وPNG وWebP.',
  },
  picture_too_many_pixels: {
    number: 807,
    status: 413,
    en: `This picture is too large: up to ${megapixels} megapixels work.`,
    ar: `هذه الصورة كبيرة جداً، والحدّ الأقصى ${megapixels} ميغابكسل.`,
  },
  review_not_found: {
    number: 808,
    status: 404,
    en: 'This review is no longer there.',
    ar: 'لم يعد هذا التقييم موجوداً.',
  },
  review_changed: {
    number: 809,
    status: 200,
    en: 'The customer has changed this review since it was read. Read it again first.',
    ar: 'عُدّلت هذه المراجعة بعد قراءتها، وتلزم قراءتها من جديد.',
  },
  answer_in_other_language: {
    number: 810,
    status: 200,
    en: 'The answer has to be in the language of the review.',
    ar: 'يُكتب الرد بلغة المراجعة.',
  },
} as const satisfies Record<string, ErrorEntry>
