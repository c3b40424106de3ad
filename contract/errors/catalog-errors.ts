import { maxLines, maxProfiles, maxWishlistItems } from '../limits.ts'
import type { ErrorEntry } from './error-entry.ts'

/** 200–299: products, cart, wishlist and measurements. */
export const catalogErrors = {
  product_not_found: {
    number: 201,
    status: 404,
    en: 'This piece is no longer in the shop.',
    ar: 'هذه القطعة لم تعد متوفرة في المتجر.',
  },
  product_retired: {
    number: 217,
    status: 410,
    en: 'This piece is no longer in the shop.',
    ar: 'هذه القطعة لم تعد متوفرة في المتجر.',
  },
  size_missing: { number: 202, status: 200, en: 'Please choose a size.', ar: 'اختاري المقاس أولاً.' },
  size_unknown: {
    number: 203,
    status: 200,
    en: 'This piece is not made in that size.',
    ar: 'هذه القطعة غير متوفرة بهذا المقاس.',
  },
  out_of_stock: { number: 204, status: 200, en: 'This size has sold out.', ar: 'نفد هذا المقاس.' },
  not_enough_stock: {
    number: 205,
    status: 200,
    en: 'We do not have that many left.',
    ar: 'الكمية المتبقّية أقلّ مما طلبتِ.',
  },
  custom_size_not_found: {
    number: 206,
    status: 404,
    en: 'We could not find these measurements.',
    ar: 'لم نجد هذه القياسات.',
  },
  custom_size_refused: {
    number: 207,
    status: 200,
    en: 'This piece is not sewn to measure.',
    ar: 'هذه القطعة لا تُفصَّل على القياس.',
  },
  measurements_refused: {
    number: 208,
    status: 200,
    en: 'Some measurements need a second look.',
    ar: 'بعض القياسات تحتاج إلى مراجعة.',
  },
  cart_full: {
    number: 209,
    status: 200,
    en: `Your bag holds up to ${maxLines} different pieces.`,
    ar: `تتّسع حقيبتكِ لما يصل إلى ${maxLines} قطعة مختلفة.`,
  },
  line_not_found: {
    number: 210,
    status: 404,
    en: 'This piece is no longer in your bag.',
    ar: 'هذه القطعة لم تعد في حقيبتكِ.',
  },
  discount_refused: {
    number: 211,
    status: 200,
    en: 'We do not know this code, or it has ended. Please check how it is written.',
    ar: 'لا نعرف هذا الرمز، أو انتهت مدته. راجعي كتابته من فضلكِ.',
  },
  wishlist_full: {
    number: 212,
    status: 200,
    en: `Your wishlist holds up to ${maxWishlistItems} pieces. Remove one first.`,
    ar: `تتّسع قائمة أمنياتكِ لما يصل إلى ${maxWishlistItems} قطعة. أزيلي إحداها أولاً.`,
  },
  wishlist_not_found: {
    number: 213,
    status: 404,
    en: 'This wishlist is no longer shared.',
    ar: 'لم تعد قائمة الأمنيات هذه متاحة للمشاركة.',
  },
  profile_not_found: {
    number: 214,
    status: 404,
    en: 'We could not find these measurements.',
    ar: 'لم نجد هذه القياسات.',
  },
  profile_name_taken: {
    number: 215,
    status: 200,
    en: 'You already have measurements under this name. Choose another one.',
    ar: 'لديكِ قياسات بهذا الاسم. اختاري اسماً آخر.',
  },
  profiles_full: {
    number: 216,
    status: 200,
    en: `You have measurements for ${maxProfiles} people, which is the maximum. Remove one first.`,
    ar: `تحفظين قياسات ${maxProfiles} شخصاً، وهو أقصى عدد. احذفي إحداها أولاً.`,
  },
  too_many_alerts: {
    number: 219,
    status: 429,
    en: 'No more text messages can be asked for right now. Leave your email instead.',
    ar: 'لا يمكن طلب رسائل نصّية أخرى الآن. اكتبي بريدكِ الإلكتروني بدلاً منها.',
  },
} as const satisfies Record<string, ErrorEntry>
