import type { Word } from './word.ts'

/** A customer's own review and its decision. */
export const reviewWords = {
  review_page: { en: 'Your review', ar: 'تقييمكِ' },
  review_how_is: { en: 'How do you like {name}?', ar: 'ما رأيكِ في {name}؟' },
  review_yours: { en: 'Your review of {name}', ar: 'تقييمكِ لقطعة {name}' },
  review_to_order: { en: 'To the order', ar: 'إلى الطلب' },

  review_link_open: { en: 'Review this piece', ar: 'قيّمي هذه القطعة' },
  review_link_pending: { en: 'Your review is being read', ar: 'تقييمكِ قيد القراءة' },
  review_link_published: { en: 'Your review is published', ar: 'نُشر تقييمكِ' },
  review_link_refused: { en: 'Your review needs a change', ar: 'تقييمكِ يحتاج إلى تعديل' },

  review_is_pending: {
    en: 'Thank you. We read it before it appears, usually within a working day.',
    ar: 'شكراً لكِ. نقرأ تقييمكِ قبل نشره، وعادةً خلال يوم عمل.',
  },
  review_is_published: {
    en: 'It is on the product page.',
    ar: 'تقييمكِ منشور في صفحة القطعة.',
  },
  review_is_refused: {
    en: 'We could not publish it as it is. Change it below, and we will read it again:',
    ar: 'لم نستطع نشره كما هو. عدّليه أدناه ونقرأه من جديد:',
  },
  review_change: { en: 'Change it', ar: 'تعديله' },
  review_see_published: { en: 'See it with the piece', ar: 'شاهديه مع القطعة' },
  review_withdraw: { en: 'Withdraw the review', ar: 'سحب التقييم' },
  review_withdraw_title: { en: 'Withdraw it?', ar: 'هل تسحبين التقييم؟' },
  review_withdraw_text: {
    en: 'Your words and pictures are deleted. You may write again later.',
    ar: 'تُحذف كلماتكِ وصوركِ. ويمكنكِ الكتابة من جديد لاحقاً.',
  },
  review_keep: { en: 'Keep it', ar: 'إبقاؤه' },
  review_withdrawn: { en: 'Your review is withdrawn.', ar: 'سُحب تقييمكِ.' },

  review_rating: { en: 'Your rating', ar: 'تقييمكِ بالنجوم' },
  review_rating_missing: { en: 'Choose one to five stars.', ar: 'اختاري من نجمة إلى خمس.' },
  review_stars_1: { en: '1 star, disappointing', ar: 'نجمة واحدة، مخيّبة' },
  review_stars_2: { en: '2 stars, not quite', ar: 'نجمتان، دون المتوقّع' },
  review_stars_3: { en: '3 stars, good', ar: '3 نجوم، جيدة' },
  review_stars_4: { en: '4 stars, very good', ar: '4 نجوم، جيدة جداً' },
  review_stars_5: { en: '5 stars, I love it', ar: '5 نجوم، أحببتها' },
  review_fit: { en: 'How does the size fit?', ar: 'كيف وجدتِ المقاس؟' },
  review_fit_measured: { en: 'How does it fit you?', ar: 'كيف جاءت على قياسكِ؟' },
  review_fit_missing: { en: 'Choose how it fits.', ar: 'اختاري كيف جاء المقاس.' },
  review_measured_small: { en: 'Too tight', ar: 'ضيّقة' },
  review_measured_true: { en: 'Just right', ar: 'مضبوطة' },
  review_measured_large: { en: 'Too loose', ar: 'واسعة' },
  review_text: { en: 'Your words', ar: 'كلماتكِ' },
  review_text_hint: {
    en: 'How it falls, how the cloth feels, the colour in daylight.',
    ar: 'القَصّة، وملمس القماش، واللون في ضوء النهار.',
  },
  review_text_missing: { en: 'Write a few words.', ar: 'اكتبي بضع كلمات.' },
  review_name: { en: 'Name shown beside it', ar: 'الاسم الظاهر معه' },
  review_name_hint: {
    en: 'Your first name, or another you like.',
    ar: 'اسمكِ الأول، أو أي اسم تفضّلينه.',
  },
  review_your_height: { en: 'Your height', ar: 'طولكِ' },
  review_height_hint: {
    en: 'Helps others choose a length.',
    ar: 'يعين غيركِ على اختيار الطول.',
  },
  review_height_wrong: {
    en: 'Write centimetres, from {min} to {max}.',
    ar: 'اكتبيه بالسنتيمتر، من {min} إلى {max}.',
  },
  review_send: { en: 'Send the review', ar: 'إرسال التقييم' },
  review_is_read: {
    en: 'We read every review before it appears.',
    ar: 'نقرأ كل تقييم قبل نشره.',
  },

  review_pictures: { en: 'Pictures', ar: 'الصور' },
  review_pictures_add: { en: 'Add pictures', ar: 'إضافة صور' },
  review_pictures_hint: {
    en: 'Up to {max}: JPEG, PNG or WebP. We remove the place they were taken. Show only what anyone may see.',
    ar: 'حتى {max} صور بصيغة JPEG أو PNG أو WebP. نحذف منها مكان التصوير. أظهري فيها ما تقبلين أن يراه الجميع.',
  },
  review_pictures_max: {
    en: 'You can add up to {max} pictures.',
    ar: 'يتّسع لما يصل إلى {max} صور.',
  },
  review_pictures_wait: {
    en: 'A picture is still uploading. Try again in a moment.',
    ar: 'ما زالت إحدى الصور قيد الإرسال. حاولي بعد لحظة.',
  },
  review_picture: { en: 'Picture {number}', ar: 'الصورة {number}' },
  review_picture_sending: {
    en: 'Picture {number} is uploading',
    ar: 'يجري إرسال الصورة {number}',
  },
  review_picture_on_its_way: { en: 'Uploading', ar: 'في الطريق' },
  review_picture_remove: { en: 'Remove picture {number}', ar: 'إزالة الصورة {number}' },
} as const satisfies Record<string, Word>
