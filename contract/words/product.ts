import type { Word } from './word.ts'

/** The product page: choosing, buying, facts and reviews. */
export const productWords = {
  product_gallery: { en: 'Pictures of {name}', ar: 'صور {name}' },
  picture_of: { en: 'Picture {number} of {total}', ar: 'صورة {number} من {total}' },
  // Read from the right, “1 / 3” means three of one; the isolates keep the order of the words
  // everywhere.
  picture_count: { en: '{number} / {total}', ar: '\u2067{number} من {total}\u2069' },
  picture_enlarge: { en: 'Enlarge picture {number}: {alt}', ar: 'تكبير الصورة {number}: {alt}' },
  picture_enlarge_plain: { en: 'Enlarge picture {number}', ar: 'تكبير الصورة {number}' },
  video_play: { en: 'Play the video of picture {number}', ar: 'تشغيل فيديو الصورة {number}' },
  video_pause: {
    en: 'Pause the video of picture {number}',
    ar: 'إيقاف فيديو الصورة {number} مؤقتاً',
  },
  zoom_in: { en: 'Zoom in', ar: 'تكبير' },
  zoom_out: { en: 'Zoom out', ar: 'تصغير' },
  zoom_previous: { en: 'Previous picture', ar: 'الصورة السابقة' },
  zoom_next: { en: 'Next picture', ar: 'الصورة التالية' },
  zoom_show: { en: 'Show picture {number}', ar: 'عرض الصورة {number}' },
  back_to_product: { en: 'Back to {name}', ar: 'العودة إلى {name}' },

  limited_to: {
    en: { one: 'An edition of {count} piece', other: 'An edition of {count} pieces' },
    ar: {
      zero: 'إصدار محدود',
      one: 'إصدار من قطعة واحدة',
      two: 'إصدار من قطعتين',
      few: 'إصدار من {count} قطع',
      many: 'إصدار من {count} قطعة',
      other: 'إصدار من {count} قطعة',
    },
  },
  reviews_count: {
    en: { one: '{count} review', other: '{count} reviews' },
    ar: {
      zero: 'لا تقييمات',
      one: 'تقييم واحد',
      two: 'تقييمان',
      few: '{count} تقييمات',
      many: '{count} تقييماً',
      other: '{count} تقييم',
    },
  },
  vat_included: { en: 'VAT included', ar: 'شامل الضريبة' },
  instalments_line: {
    en: 'or 4 payments of {amount}, no interest.',
    ar: 'أو 4 دفعات، كل منها {amount}، بلا فوائد.',
  },
  instalments_line_first: {
    en: 'or 4 payments, the first of {amount}, no interest.',
    ar: 'أو 4 دفعات أولاها {amount}، بلا فوائد.',
  },
  instalments_how: { en: 'How it works', ar: 'كيف ذلك؟' },
  instalments_title: { en: 'Pay in 4', ar: 'قسّميها على 4 دفعات' },
  instalments_text: {
    en: 'Choose “Pay in 4” at checkout. The first quarter is taken today, the others a month apart. No interest and no fee when you pay on time; your card provider’s approval takes a moment.',
    ar: 'اختاري «قسّميها على 4 دفعات» عند الدفع. تُسحب الدفعة الأولى اليوم، والباقية بفارق شهر بين الواحدة والأخرى. لا فوائد ولا رسوم ما دمتِ تدفعين في الموعد، والموافقة تستغرق لحظات.',
  },
  instalments_today: { en: 'Today', ar: 'اليوم' },
  instalments_after: {
    en: { one: 'In {count} month', other: 'In {count} months' },
    ar: {
      zero: 'اليوم',
      one: 'بعد شهر',
      two: 'بعد شهرين',
      few: 'بعد {count} أشهر',
      many: 'بعد {count} شهراً',
      other: 'بعد {count} شهر',
    },
  },

  choose_color: { en: 'Colour', ar: 'اللون' },
  choose_size: { en: 'Size', ar: 'المقاس' },
  size_for_height: {
    en: '{size}, for {from} to {to} cm',
    ar: '{size}، للطول من {from} إلى {to} سم',
  },
  size_sold_out: {
    en: '{size}, sold out. Tell me when it returns',
    ar: '{size}، نفد. أعلموني عند توفّره',
  },
  size_not_made: { en: '{size}, not made', ar: '{size}، لا يُصنع من هذه القطعة' },
  size_last_one: { en: 'This is the last one in size {size}.', ar: 'هذه آخر قطعة بمقاس {size}.' },
  size_few_left: {
    en: {
      one: '{count} piece left in size {size}.',
      other: '{count} pieces left in size {size}.',
    },
    ar: {
      zero: 'نفد مقاس {size}.',
      one: 'بقيت قطعة واحدة بمقاس {size}.',
      two: 'بقيت قطعتان بمقاس {size}.',
      few: 'بقيت {count} قطع بمقاس {size}.',
      many: 'بقيت {count} قطعة بمقاس {size}.',
      other: 'بقيت {count} قطعة بمقاس {size}.',
    },
  },
  size_gone_in_color: {
    en: '{size} is sold out in {color}. Choose another size.',
    ar: 'نفد مقاس {size} باللون {color}. اختاري مقاساً آخر.',
  },
  size_needed: { en: 'Choose a size to continue.', ar: 'اختاري المقاس للمتابعة.' },

  sold_out_title: { en: 'Size {size} is sold out', ar: 'نفد مقاس {size}' },
  sold_out_all: { en: '{color} is sold out in every size.', ar: 'اللون {color} نفد بكل مقاساته.' },
  sold_out_product: {
    en: 'Sold out in every colour and size.',
    ar: 'نفدت هذه القطعة بكل ألوانها ومقاساتها.',
  },
  color_sold_out: { en: '{color}, sold out', ar: '{color}، نفد' },
  sold_out_limited: {
    en: 'This edition will not be made again. A piece comes back only if an order is cancelled or returned.',
    ar: 'لا نخيط من هذا الإصدار مزيداً، ولا تعود منه قطعة إلا إذا أُلغي طلب أو أُرجع.',
  },
  sold_out_which: {
    en: 'Choose your size. We will write once, on the day {name} in {color} returns.',
    ar: 'اختاري مقاسكِ، ونكتب لكِ مرة واحدة يوم تعود {name} باللون {color}.',
  },
  sold_out_text: {
    en: 'Leave your email and we will write once, on the day {name} in {color} returns in {size}.',
    ar: 'اتركي بريدكِ ونكتب لكِ مرة واحدة، يوم تعود {name} باللون {color} ومقاس {size}.',
  },
  sold_out_text_or_phone: {
    en: 'Leave your email or mobile number and we will write once, on the day {name} in {color} returns in {size}.',
    ar: 'اتركي بريدكِ أو رقم جوالكِ ونكتب لكِ مرة واحدة، يوم تعود {name} باللون {color} ومقاس {size}.',
  },
  sold_out_by: { en: 'How to reach you', ar: 'كيف نكتب لكِ' },
  sold_out_email: { en: 'Email', ar: 'البريد الإلكتروني' },
  sold_out_send: { en: 'Tell me when it returns', ar: 'أعلموني عند توفّره' },
  sold_out_send_limited: { en: 'Tell me if one comes back', ar: 'أعلموني إن عادت قطعة' },
  sold_out_done: {
    en: 'We will write to you on the day {name} returns in {color}, size {size}.',
    ar: 'سنكتب لكِ يوم تعود {name} باللون {color} ومقاس {size}.',
  },
  sold_out_failed: {
    en: 'We could not reach the shop. Please try once more.',
    ar: 'تعذّر الاتصال بالمتجر. حاولي مرة أخرى.',
  },
  sold_out_measure: {
    en: 'Or have it sewn to your measurements',
    ar: 'أو نفصّلها على قياساتكِ',
  },

  sew_to_measure: { en: 'Sew it to my measurements', ar: 'فصّلوها على قياساتي' },
  sew_to_measure_hint: {
    en: '15 measurements, arrives {day}',
    ar: '15 قياساً، وتصلكِ {day}',
  },
  sew_to_measure_again: {
    en: 'Your measurements are saved, arrives {day}',
    ar: 'قياساتكِ محفوظة، راجعيها فقط. تصلكِ {day}',
  },
  made_to_your_measure: { en: 'Sewn to your measurements', ar: 'تُفصَّل على قياساتكِ' },
  made_to_measure_of: { en: 'Sewn to measure: {name}', ar: 'تفصيل على قياس: {name}' },
  made_to_measure_change: {
    en: 'Arrives {day}. Press to change.',
    ar: 'تصلكِ {day}. اضغطي للتعديل.',
  },
  choice_to_measure: { en: 'made to measure', ar: 'تفصيل' },

  remarks_add: { en: 'Add a remark for the workroom', ar: 'أضيفي ملاحظة للمشغل' },
  remarks_label: { en: 'Remark', ar: 'الملاحظة' },
  remarks_hint: {
    en: 'An inch longer for heels, a wider sleeve. {left} characters left.',
    ar: 'بوصة أطول للكعب، أو كُمّ أوسع. الأحرف المتبقّية: {left}.',
  },

  add_to_cart: { en: 'Add to bag', ar: 'أضيفي إلى الحقيبة' },
  adding_to_cart: { en: 'Adding', ar: 'نضيفها' },
  added_nothing: {
    en: 'You are offline, so nothing was added. Your choice is kept.',
    ar: 'أنتِ غير متصلة بالإنترنت، فلم يُضَف شيء. اختياركِ محفوظ.',
  },
  added_perhaps: {
    en: 'The shop did not answer, so the piece may already be in your bag. Look there before you try again.',
    ar: 'لم يصل ردّ المتجر، فربما أُضيفت القطعة. تأكّدي من حقيبتكِ قبل أن تحاولي مرة أخرى.',
  },
  choose_a_size: { en: 'Choose a size', ar: 'اختاري المقاس' },

  made_to_order_in_days: {
    en: {
      one: 'Sewn for you in about {count} working day.',
      other: 'Sewn for you in about {count} working days.',
    },
    ar: {
      zero: 'نخيطها لكِ عند الطلب.',
      one: 'نخيطها لكِ في يوم عمل تقريباً.',
      two: 'نخيطها لكِ في يومَي عمل تقريباً.',
      few: 'نخيطها لكِ في {count} أيام عمل تقريباً.',
      many: 'نخيطها لكِ في {count} يوم عمل تقريباً.',
      other: 'نخيطها لكِ في {count} يوم عمل تقريباً.',
    },
  },
  returns_ready: {
    en: {
      zero: 'Cannot be returned or exchanged. If something is wrong with it, write to us.',
      one: 'Return or exchange within {count} day.',
      other: 'Return or exchange within {count} days.',
    },
    ar: {
      zero: 'لا تُرجَع ولا تُستبدل. وإن وجدتِ فيها عيباً فراسلينا.',
      one: 'الإرجاع أو التبديل خلال يوم واحد.',
      two: 'الإرجاع أو التبديل خلال يومين.',
      few: 'الإرجاع أو التبديل خلال {count} أيام.',
      many: 'الإرجاع أو التبديل خلال {count} يوماً.',
      other: 'الإرجاع أو التبديل خلال {count} يوم.',
    },
  },
  returns_made_to_order: {
    en: {
      zero: 'Sewn for you alone, so it cannot be returned.',
      one: 'Sewn for you alone, so it cannot be returned; we alter it free within {count} day.',
      other: 'Sewn for you alone, so it cannot be returned; we alter it free within {count} days.',
    },
    ar: {
      zero: 'تُخاط لكِ وحدكِ فلا تُرجَع.',
      one: 'تُخاط لكِ وحدكِ فلا تُرجَع، ونعدّلها مجاناً خلال يوم واحد.',
      two: 'تُخاط لكِ وحدكِ فلا تُرجَع، ونعدّلها مجاناً خلال يومين.',
      few: 'تُخاط لكِ وحدكِ فلا تُرجَع، ونعدّلها مجاناً خلال {count} أيام.',
      many: 'تُخاط لكِ وحدكِ فلا تُرجَع، ونعدّلها مجاناً خلال {count} يوماً.',
      other: 'تُخاط لكِ وحدكِ فلا تُرجَع، ونعدّلها مجاناً خلال {count} يوم.',
    },
  },
  ask_stylist: { en: 'Ask a stylist on {whatsapp}', ar: 'اسألي منسّقتنا عبر {whatsapp}' },
  ask_stylist_text: { en: 'A question about {name}: {link}', ar: 'لديّ سؤال عن {name}: {link}' },
  share_product: { en: 'Share', ar: 'مشاركة' },
  share_by_whatsapp: { en: 'Share on WhatsApp', ar: 'مشاركة عبر واتساب' },
  share_copy: { en: 'Copy the link', ar: 'انسخي الرابط' },
  share_copied: { en: 'The link is copied.', ar: 'نُسخ الرابط.' },

  fabric_and_included: { en: 'Fabric and what is included', ar: 'القماش وما يأتي مع القطعة' },
  detail_fabric: { en: 'Fabric', ar: 'القماش' },
  detail_opening: { en: 'Opening', ar: 'الفتحة' },
  detail_included: { en: 'Included', ar: 'مع القطعة' },
  detail_occasion: { en: 'Worn for', ar: 'المناسبة' },
  detail_care: { en: 'Care', ar: 'العناية' },
  detail_measurements: { en: 'Measurements of this piece', ar: 'قياسات هذه القطعة' },
  measure_length: { en: 'Length', ar: 'الطول' },
  measure_chest: { en: 'Chest', ar: 'عرض الصدر' },
  measure_shoulder: { en: 'Shoulder', ar: 'الكتف' },
  measure_sleeve: { en: 'Sleeve length', ar: 'طول الكُمّ' },
  measurements_note: {
    en: 'The finished garment, laid flat; chest from seam to seam.',
    ar: 'قياسات القطعة الجاهزة وهي مفرودة، والصدر من خياطة إلى خياطة.',
  },
  model_wears: {
    en: 'Fits a height of {height} cm in size {size}.',
    ar: 'مقاس {size} يناسب طول {height} سم.',
  },

  wear_it_with: { en: 'In the same spirit', ar: 'قد تعجبكِ معها' },
  also_like: { en: 'You may also like', ar: 'قد يعجبكِ أيضاً' },
  recently_viewed: { en: 'Recently viewed', ar: 'شاهدتِ مؤخراً' },

  reviews: { en: 'Reviews', ar: 'التقييمات' },
  reviews_from_buyers: {
    en: { one: '{count} review, from a buyer', other: '{count} reviews, all from buyers' },
    ar: {
      zero: 'لا تقييمات بعد',
      one: 'تقييم واحد ممّن اشترتها',
      two: 'تقييمان ممّن اشترينها',
      few: '{count} تقييمات، كلّها ممّن اشترينها',
      many: '{count} تقييماً، كلّها ممّن اشترينها',
      other: '{count} تقييم، كلّها ممّن اشترينها',
    },
  },
  reviews_none: {
    en: 'Nobody has reviewed this piece yet. Those who buy it are asked after it arrives.',
    ar: 'لا تقييمات لهذه القطعة بعد. نسأل كل من تشتريها عن رأيها بعد وصولها.',
  },
  stars_filter: {
    en: {
      one: '{stars} of 5: {count} review',
      other: '{stars} of 5: {count} reviews',
    },
    ar: {
      zero: '{stars} من 5: لا تقييمات',
      one: '{stars} من 5: تقييم واحد',
      two: '{stars} من 5: تقييمان',
      few: '{stars} من 5: {count} تقييمات',
      many: '{stars} من 5: {count} تقييماً',
      other: '{stars} من 5: {count} تقييم',
    },
  },
  stars_only: { en: 'Only {stars} of 5', ar: '{stars} من 5 فقط' },
  photos_only: { en: 'With pictures', ar: 'مع صور' },
  reviews_all: { en: 'Show all reviews', ar: 'عرض كل التقييمات' },
  reviews_more: { en: 'Show more reviews', ar: 'عرض المزيد من التقييمات' },
  reviews_failed: { en: 'The reviews could not be loaded.', ar: 'تعذّر تحميل التقييمات.' },
  fit_verdict: { en: 'Fit: {verdict}', ar: 'المقاس: {verdict}' },
  fit_small: { en: 'Runs small', ar: 'أصغر من المعتاد' },
  fit_true: { en: 'True to size', ar: 'مطابق للمعتاد' },
  fit_large: { en: 'Runs large', ar: 'أكبر من المعتاد' },
  fit_axis_small: { en: 'Small', ar: 'ضيّق' },
  fit_axis_true: { en: 'True', ar: 'مطابق' },
  fit_axis_large: { en: 'Large', ar: 'واسع' },
  review_size: { en: 'Size {size}', ar: 'مقاس {size}' },
  review_height: { en: '{height} cm', ar: '{height} سم' },
  review_to_measure: { en: 'Made to measure', ar: 'تفصيل' },
  review_verified: { en: 'Verified buyer', ar: 'مشترية موثّقة' },
  review_answer: { en: 'The house answers', ar: 'ردّ الدار' },
  review_language_en: { en: 'Written in English', ar: 'كُتب بالإنجليزية' },
  review_language_arb: { en: 'Written in Arabic', ar: 'كُتب بالعربية' },
  review_photos: { en: 'Pictures from customers', ar: 'صور العميلات' },
  review_photo_open: { en: 'Open picture {number}: {alt}', ar: 'فتح الصورة {number}: {alt}' },
} as const satisfies Record<string, Word>
