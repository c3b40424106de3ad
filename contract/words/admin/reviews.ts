import type { Word } from '../word.ts'

/** Texts of the reviews, as staff decide on them. */
export const staffReviewWords = {
  staff_reviews_views: { en: 'Reviews by decision', ar: 'التقييمات بحسب القرار' },
  staff_reviews_pending: { en: 'To decide', ar: 'بانتظار البتّ' },
  staff_reviews_published: { en: 'Published', ar: 'المنشورة' },
  staff_reviews_refused: { en: 'Not published', ar: 'غير المنشورة' },
  staff_reviews_empty_pending: {
    en: 'No review waits. New ones appear here before shoppers see them.',
    ar: 'لا تقييمات بانتظار البتّ. تظهر الجديدة هنا قبل ظهورها في المتجر.',
  },
  staff_reviews_empty_published: {
    en: 'Published reviews appear here.',
    ar: 'تظهر التقييمات المنشورة هنا.',
  },
  staff_reviews_empty_refused: {
    en: 'Reviews that were not published appear here.',
    ar: 'تظهر هنا التقييمات التي لم تُنشر.',
  },
  staff_reviews_empty_all: {
    en: 'Reviews of customers appear here.',
    ar: 'تظهر تقييمات العملاء هنا.',
  },
  staff_reviews_search: {
    en: 'Order, customer, product or SKU',
    ar: 'الطلب أو العميل أو المنتج أو رمز الصنف',
  },
  staff_reviews_search_products: {
    en: 'Order, product or SKU',
    ar: 'الطلب أو المنتج أو رمز الصنف',
  },
  staff_reviews_rating: { en: 'Stars', ar: 'عدد النجوم' },
  staff_reviews_every_rating: { en: 'Any number of stars', ar: 'أي عدد من النجوم' },
  staff_reviews_fit: { en: 'Fit', ar: 'ملاءمة المقاس' },
  staff_reviews_every_fit: { en: 'Any fit', ar: 'أي ملاءمة' },
  staff_reviews_product: { en: 'Product', ar: 'المنتج' },
  staff_reviews_of_product: { en: 'All reviews of this product', ar: 'كل تقييمات هذا المنتج' },
  staff_reviews_sort_lowest: { en: 'Fewest stars first', ar: 'الأقل نجوماً أولاً' },
  staff_reviews_sort_highest: { en: 'Most stars first', ar: 'الأكثر نجوماً أولاً' },
  staff_review_stars: {
    en: { one: '1 star of 5', other: '{count} stars of 5' },
    ar: {
      zero: 'لا نجوم من 5',
      one: 'نجمة واحدة من 5',
      two: 'نجمتان من 5',
      few: '{count} نجوم من 5',
      many: '{count} نجمة من 5',
      other: '{count} نجمة من 5',
    },
  },
  staff_review_fit_small: { en: 'Runs small', ar: 'المقاس صغير' },
  staff_review_fit_true: { en: 'True to size', ar: 'المقاس مضبوط' },
  staff_review_fit_large: { en: 'Runs large', ar: 'المقاس كبير' },
  staff_review_size: { en: 'size {size}', ar: 'مقاس {size}' },
  staff_review_by: { en: '{name}, {when}', ar: '{name}، {when}' },
  staff_review_order: { en: 'Order {number}', ar: 'الطلب {number}' },
  staff_review_picture: { en: 'Picture {place} by {name}', ar: 'صورة {place} من {name}' },
  staff_review_refused_for: { en: 'The customer read: {reason}', ar: 'ما قرأه العميل: {reason}' },
  staff_review_answered: { en: 'Answer of the shop', ar: 'رد المتجر' },
  staff_review_publish: { en: 'Publish', ar: 'نشر' },
  staff_review_publish_after_all: { en: 'Publish after all', ar: 'نشره رغم ذلك' },
  staff_review_refuse: { en: 'Do not publish', ar: 'عدم النشر' },
  staff_review_remove: { en: 'Remove from the shop', ar: 'إزالة من المتجر' },
  staff_review_answer: { en: 'Answer', ar: 'رد' },
  staff_review_change_answer: { en: 'Change the answer', ar: 'تعديل الرد' },
  staff_review_refuse_title: { en: 'Do not publish this review', ar: 'عدم نشر هذا التقييم' },
  staff_review_remove_title: { en: 'Remove this review', ar: 'إزالة هذا التقييم' },
  staff_review_refuse_effect: {
    en: 'The customer gets an email with this reason and can send the review again.',
    ar: 'تصل إلى العميل رسالة بهذا السبب، ويمكنه إرسال التقييم من جديد.',
  },
  staff_review_remove_effect: {
    en: 'The review leaves the product page and its pictures are deleted. The customer gets an email with this reason.',
    ar: 'يُزال التقييم من صفحة المنتج وتُحذف صوره، وتصل إلى العميل رسالة بهذا السبب.',
  },
  staff_review_reason: { en: 'Reason that the customer reads', ar: 'السبب الذي يقرؤه العميل' },
  staff_review_in_english: {
    en: 'The customer reads English.',
    ar: 'يُكتب بالإنجليزية، لغة العميل.',
  },
  staff_review_in_arabic: {
    en: 'The customer reads Arabic.',
    ar: 'يُكتب بالعربية، لغة العميل.',
  },
  staff_review_answer_title: { en: 'Answer to {name}', ar: 'رد على {name}' },
  staff_review_answer_effect: {
    en: 'Shoppers read it below the review, once the review is published. An empty answer is removed.',
    ar: 'يظهر الرد أسفل التقييم بعد نشره. ترك الحقل فارغاً يزيل الرد.',
  },
  staff_review_answer_text: { en: 'Answer that everybody reads', ar: 'الرد الذي يقرؤه الجميع' },
  staff_review_answer_save: { en: 'Save the answer', ar: 'حفظ الرد' },
  staff_review_done_published: {
    en: 'Published. It is in the shop now.',
    ar: 'تم النشر، وظهر التقييم في المتجر.',
  },
  staff_review_done_refused: {
    en: 'Not published. The customer gets the reason by email.',
    ar: 'لم يُنشر التقييم، ويصل السبب إلى العميل بالبريد.',
  },
  staff_review_done_answered: { en: 'The answer is saved.', ar: 'تم حفظ الرد.' },
} as const satisfies Record<string, Word>
