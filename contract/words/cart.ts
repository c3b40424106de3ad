import type { Word } from './word.ts'

/** The cart, its summary, and the step to the checkout. */
export const cartWords = {
  cart_title: { en: 'Your bag', ar: 'حقيبتكِ' },
  cart_lines: { en: 'Pieces in your bag', ar: 'القطع في حقيبتكِ' },
  cart_empty_title: { en: 'Your bag is empty', ar: 'حقيبتكِ فارغة' },
  cart_empty_text: {
    en: 'The pieces you choose wait for you here, even if you come back later.',
    ar: 'ما تختارينه ينتظركِ هنا، حتى إن عدتِ لاحقاً.',
  },
  cart_empty_best: { en: 'See the most loved', ar: 'شاهدي الأحبّ إليكنّ' },
  cart_empty_latest: { en: 'See the latest', ar: 'شاهدي الأحدث' },
  cart_continue: { en: 'Continue shopping', ar: 'تابعي التسوّق' },
  cart_failed: {
    en: 'We could not open your bag just now. Nothing in it is lost.',
    ar: 'تعذّر فتح حقيبتكِ الآن. لم يضِع منها شيء.',
  },
  cart_not_fresh: {
    en: 'We could not reach the shop; this is your bag as it last was.',
    ar: 'تعذّر الاتصال بالمتجر؛ هذه حقيبتكِ كما كانت آخر مرة.',
  },
  cart_not_done: {
    en: 'We could not reach the shop. Please try once more.',
    ar: 'تعذّر الاتصال بالمتجر. حاولي مرة أخرى.',
  },
  cart_loading: { en: 'Opening your bag', ar: 'نفتح حقيبتكِ' },

  cart_size: { en: 'Size {size}', ar: 'مقاس {size}' },
  cart_made_to_measure: { en: 'Made to measure', ar: 'تفصيل على قياسكِ' },
  cart_two_measurements: {
    en: 'Sleeve length {sleeve}, full length {length}.',
    ar: 'طول الكُمّ {sleeve}، الطول الكامل {length}.',
  },
  cart_see_all_measurements: { en: 'See all {all}', ar: 'شاهدي القياسات كلّها ({all})' },
  cart_measurements_of: { en: 'Measurements of {name}', ar: 'قياسات {name}' },
  cart_measurements_text: {
    en: 'We sew {name} to these. If one looks unusual, we write to you before cutting.',
    ar: 'نخيط {name} على هذه القياسات، ونراسلكِ قبل القصّ إن بدا أحدها غير مألوف.',
  },
  cart_remarks: { en: 'Your note: {text}', ar: 'ملاحظتكِ: {text}' },
  cart_arrives: { en: 'Arrives {day}', ar: 'تصلكِ {day}' },
  cart_arrives_between: { en: 'Arrives {from} to {to}', ar: 'تصلكِ بين {from} و{to}' },
  cart_one_parcel: {
    en: 'Everything arrives in one parcel, once the last piece is sewn. For a ready-made piece sooner, order it separately.',
    ar: 'تصلكِ القطع في طرد واحد بعد خياطة آخرها. وإن أردتِ قطعة جاهزة قبل ذلك فاطلبيها وحدها.',
  },
  cart_each: { en: '{price} each', ar: '{price} للقطعة' },
  cart_remove: { en: 'Remove', ar: 'إزالة' },
  cart_remove_of: { en: 'Remove {name}', ar: 'إزالة {name}' },
  cart_removed: { en: '{name} is removed', ar: 'أُزيلت {name}' },
  cart_restored: { en: '{name} is back in your bag', ar: 'عادت {name} إلى حقيبتكِ' },
  cart_undo: { en: 'Undo', ar: 'تراجع' },
  cart_max_of_one: {
    en: 'You can order up to {max} of one piece.',
    ar: 'أقصى كمية من القطعة الواحدة {max}.',
  },
  cart_no_more: {
    en: { one: 'There is only one.', other: 'There are only {count}.' },
    ar: {
      zero: 'لم يبقَ منها شيء.',
      one: 'لم يبقَ سوى قطعة واحدة.',
      two: 'لم يبقَ سوى قطعتين.',
      few: 'لم يبقَ سوى {count} قطع.',
      many: 'لم يبقَ سوى {count} قطعة.',
      other: 'لم يبقَ سوى {count} قطعة.',
    },
  },
  cart_changed: {
    en: '{name}: {quantity}',
    ar: '{name}: الكمية {quantity}',
  },

  cart_note_price_up: {
    en: 'The price rose from {before} to {now} since you last looked.',
    ar: 'ارتفع السعر من {before} إلى {now} منذ آخر زيارة لكِ.',
  },
  cart_note_price_down: {
    en: 'The price fell from {before} to {now} since you last looked.',
    ar: 'انخفض السعر من {before} إلى {now} منذ آخر زيارة لكِ.',
  },
  cart_note_sold_out: {
    en: 'Sold out since you chose it, so it is not in the total.',
    ar: 'نفدت بعد أن اخترتِها، وهي غير محسوبة في الإجمالي.',
  },
  cart_note_sold_out_size: {
    en: 'Size {size} has sold out since you chose it, so it is not in the total.',
    ar: 'نفد مقاس {size} بعد أن اخترتِه، وهو غير محسوب في الإجمالي.',
  },
  cart_note_see_product: { en: 'See other sizes', ar: 'شاهدي المقاسات الأخرى' },
  cart_note_quantity_lowered: {
    en: {
      one: 'Only one is left, so we set the quantity to one.',
      other: 'Only {count} are left, so we set the quantity to {count}.',
    },
    ar: {
      zero: 'لم يبقَ منها شيء.',
      one: 'لم يبقَ سوى قطعة واحدة، فجعلنا الكمية واحدة.',
      two: 'لم يبقَ سوى قطعتين، فجعلنا الكمية اثنتين.',
      few: 'لم يبقَ سوى {count} قطع، فجعلنا الكمية {count}.',
      many: 'لم يبقَ سوى {count} قطعة، فجعلنا الكمية {count}.',
      other: 'لم يبقَ سوى {count} قطعة، فجعلنا الكمية {count}.',
    },
  },
  cart_note_last_one: { en: 'This is the last one.', ar: 'هذه آخر قطعة.' },
  cart_note_last_one_size: {
    en: 'This is the last one in size {size}.',
    ar: 'هذه آخر قطعة بمقاس {size}.',
  },
  cart_note_other_currency: {
    en: 'Not sold in this currency.',
    ar: 'لا تُباع بهذه العملة.',
  },
  cart_currency: { en: 'Prices in', ar: 'العملة' },
  cart_note_few_left: { en: 'Only a few are left.', ar: 'لم يبقَ سوى القليل.' },
  cart_note_few_left_size: {
    en: 'Only a few are left in size {size}.',
    ar: 'لم يبقَ سوى القليل بمقاس {size}.',
  },
  cart_note_withdrawn: {
    en: 'This piece is no longer in the shop, so it is not in the total.',
    ar: 'لم تعد هذه القطعة في المتجر، وهي غير محسوبة في الإجمالي.',
  },

  summary_title: { en: 'Summary', ar: 'ملخّص الطلب' },
  summary_code_add: { en: 'Add a code', ar: 'أضيفي رمز خصم' },
  summary_code: { en: 'Discount code', ar: 'رمز الخصم' },
  summary_code_apply: { en: 'Apply', ar: 'تطبيق' },
  summary_code_applied: { en: 'Code {code} applied', ar: 'طُبّق الرمز {code}' },
  summary_code_remove: { en: 'Remove the code {code}', ar: 'إزالة الرمز {code}' },
  summary_code_removed: { en: 'The code is removed', ar: 'أُزيل الرمز' },
  summary_code_waits: { en: 'Code {code} does not apply', ar: 'الرمز {code} غير مطبّق' },
  summary_code_not_begun: { en: 'It starts on {day}.', ar: 'يبدأ في {day}.' },
  summary_code_expired: { en: 'It has ended.', ar: 'انتهت مدته.' },
  summary_code_used_up: { en: 'It has been fully redeemed.', ar: 'نفدت مرات استخدامه.' },
  summary_code_not_for_you: {
    en: 'It is reserved for certain customers. If you were given it, please log in first.',
    ar: 'هو لبعض عميلاتنا. إن كان قد أُعطي لكِ فسجّلي الدخول أولاً.',
  },
  summary_code_first_order: { en: 'It is for a first order only.', ar: 'هو للطلب الأول فقط.' },
  summary_code_used_before: {
    en: 'You have used it as many times as it allows.',
    ar: 'استخدمتِه بعدد المرات المتاح لكِ.',
  },
  summary_code_nothing_for_it: {
    en: 'It does not apply to anything in your bag.',
    ar: 'لا يشمل أيّاً من القطع في حقيبتكِ.',
  },
  summary_code_minimum: {
    en: 'Add {amount} more to your bag to use it.',
    ar: 'أضيفي قطعاً بقيمة {amount} ليُطبّق.',
  },
  summary_code_more_units: {
    en: {
      one: 'Add one more eligible piece to use it.',
      other: 'Add {count} more eligible pieces to use it.',
    },
    ar: {
      zero: 'أضيفي قطعة ممّا يشمله ليُطبّق.',
      one: 'أضيفي قطعة ممّا يشمله ليُطبّق.',
      two: 'أضيفي قطعتين ممّا يشمله ليُطبّق.',
      few: 'أضيفي {count} قطع ممّا يشمله ليُطبّق.',
      many: 'أضيفي {count} قطعة ممّا يشمله ليُطبّق.',
      other: 'أضيفي {count} قطعة ممّا يشمله ليُطبّق.',
    },
  },
  summary_code_better_promotion: {
    en: 'Another offer already saves you more.',
    ar: 'عرض آخر يخصم من حقيبتكِ أكثر.',
  },
  summary_code_delivery_free: {
    en: 'Your delivery is already free.',
    ar: 'التوصيل مجاني لكِ من دونه.',
  },
  summary_code_other_currency: {
    en: 'It is for prices in another currency.',
    ar: 'يسري على الأسعار بعملة أخرى.',
  },
  summary_code_other_delivery: {
    en: 'It covers standard delivery only.',
    ar: 'يجعل التوصيل العادي مجانياً، لا هذا.',
  },
  summary_other_offer: {
    en: '“{title}” would have taken off {amount} instead.',
    ar: 'وكان عرض «{title}» سيخصم {amount} بدلاً منه.',
  },
  summary_subtotal: { en: 'Subtotal', ar: 'المجموع الفرعي' },
  summary_discount: { en: 'Discount', ar: 'الخصم' },
  summary_delivery: { en: 'Delivery', ar: 'التوصيل' },
  summary_delivery_day: { en: 'Delivery, {day}', ar: 'التوصيل، {day}' },
  summary_delivery_by: { en: 'Delivery, by {day}', ar: 'التوصيل بحلول {day}' },
  summary_pickup: { en: 'Pickup', ar: 'الاستلام من البوتيك' },
  summary_pickup_by: { en: 'Pickup, ready by {day}', ar: 'الاستلام من البوتيك، جاهز بحلول {day}' },
  summary_delivery_later: { en: 'At checkout', ar: 'عند إتمام الطلب' },
  summary_free: { en: 'Free', ar: 'مجاناً' },
  summary_total: { en: 'Total', ar: 'الإجمالي' },
  summary_vat: { en: 'includes {vat} VAT', ar: 'منها {vat} ضريبة القيمة المضافة' },
  summary_vat_included: { en: 'VAT included', ar: 'شامل الضريبة' },
  summary_payments: {
    en: 'or 4 payments of {amount}, no interest',
    ar: 'أو 4 دفعات قيمة كل منها {amount}، بلا فوائد',
  },
  summary_payments_first: {
    en: 'or 4 payments, the first of {amount}, no interest',
    ar: 'أو 4 دفعات أولاها {amount}، بلا فوائد',
  },
  summary_more_for_free_discounted: {
    en: '{amount} more for free delivery, counted after the discount',
    ar: 'بقي {amount} للتوصيل المجاني، ويُحسب على ما تدفعينه بعد الخصم',
  },
  summary_more_for_free: {
    en: '{amount} more for free delivery',
    ar: 'بقي {amount} للتوصيل المجاني',
  },
  summary_checkout: { en: 'Checkout', ar: 'إتمام الطلب' },
  summary_nothing_to_buy: {
    en: 'Nothing here can be ordered right now',
    ar: 'لا شيء هنا متاح للطلب الآن',
  },
  summary_nothing_charged: {
    en: 'Nothing is charged until you confirm.',
    ar: 'لا يُسحب أي مبلغ قبل أن تؤكّدي الطلب.',
  },
  summary_quantity: { en: 'Quantity {quantity}', ar: 'الكمية {quantity}' },

  guest_checkout_title: { en: 'Go to checkout', ar: 'لإتمام طلبكِ' },
  guest_checkout_guest: { en: 'Continue as a guest', ar: 'المتابعة من دون حساب' },
  guest_checkout_guest_text: {
    en: 'No account is needed, only your contact details and an address.',
    ar: 'تكفينا بيانات التواصل والعنوان.',
  },
  guest_checkout_login_text: {
    en: 'Your name and contact details are filled in for you, and your bag stays with you.',
    ar: 'نملأ عنكِ اسمكِ وبيانات التواصل، وتبقى حقيبتكِ معكِ.',
  },
} as const satisfies Record<string, Word>
