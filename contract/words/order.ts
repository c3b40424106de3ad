import type { Word } from './word.ts'

/** An order that was placed, its invoice, and the way back to it. */
export const orderWords = {
  order_title: { en: 'Order {number}', ar: 'الطلب {number}' },
  order_page: { en: 'Your order', ar: 'طلبكِ' },
  order_thanks: { en: 'Thank you, {name}. We have begun.', ar: 'شكراً لكِ يا {name}، بدأنا.' },
  order_sent_to: { en: 'We sent the details to', ar: 'أرسلنا التفاصيل إلى' },
  order_kept_here: {
    en: 'The details are on this page whenever you need them.',
    ar: 'التفاصيل في هذه الصفحة متى احتجتِ إليها.',
  },
  order_unknown: { en: 'We did not find this order', ar: 'لم نجد هذا الطلب' },
  order_unknown_text: {
    en: 'The link may be cut short. Your order number leads you to it.',
    ar: 'قد يكون الرابط ناقصاً. رقم طلبكِ يوصلكِ إليه.',
  },

  order_is_awaiting_payment: { en: 'Your order awaits payment', ar: 'طلبكِ بانتظار الدفع' },
  order_is_placed: { en: 'We have your order', ar: 'استلمنا طلبكِ' },
  order_is_confirmed: { en: 'Your order is confirmed', ar: 'طلبكِ مؤكّد' },
  order_is_in_production: { en: 'We are sewing your order', ar: 'نخيط طلبكِ' },
  order_is_ready: { en: 'Your order is packed', ar: 'طلبكِ مغلّف وجاهز' },
  order_is_shipped: { en: 'Your order is on its way', ar: 'طلبكِ في الطريق إليكِ' },
  order_is_delivery_failed: {
    en: 'The courier could not reach you',
    ar: 'تعذّر على المندوب الوصول إليكِ',
  },
  order_is_delivered: { en: 'Your order has arrived', ar: 'وصل طلبكِ' },
  order_is_completed: { en: 'Your order has arrived', ar: 'وصل طلبكِ' },
  order_is_expired: { en: 'The time to pay ran out', ar: 'انتهت مهلة الدفع' },
  order_is_cancelled: { en: 'This order was cancelled', ar: 'أُلغي هذا الطلب' },
  order_expired_text: {
    en: 'The pieces are back in the shop. Whatever was paid late returns the way it came.',
    ar: 'عادت القطع إلى المتجر، وما دُفع متأخراً يعود بالطريقة التي دُفع بها.',
  },
  order_cancelled_text: {
    en: 'Whatever was paid returns the way it came.',
    ar: 'يعود ما دُفع بالطريقة التي دُفع بها.',
  },
  order_delivery_failed_text: {
    en: 'Tell us when to come again, and we will.',
    ar: 'أخبرينا بموعد يناسبكِ، فنعود إليكِ.',
  },
  order_held_until: {
    en: 'Your pieces are held until {time}.',
    ar: 'قطعكِ محجوزة لكِ حتى {time}.',
  },
  order_pay_now: { en: 'Pay {amount}', ar: 'ادفعي {amount}' },
  order_give_up: {
    en: 'Give up the order and return to the bag',
    ar: 'ألغي الطلب وعودي إلى الحقيبة',
  },

  order_pieces: { en: 'Pieces', ar: 'القطع' },
  order_stages: { en: 'Stages of {piece}', ar: 'مراحل {piece}' },
  order_received: { en: 'Order received', ar: 'استلمنا الطلب' },
  order_checking: { en: 'We are checking your measurements', ar: 'نراجع قياساتكِ' },
  order_checked: { en: 'Measurements checked', ar: 'راجعنا قياساتكِ' },
  order_sewing: { en: 'Cutting and sewing', ar: 'القصّ والخياطة' },
  order_packed: { en: 'Packed', ar: 'التغليف' },
  order_packing: { en: 'Packing', ar: 'نغلّفها' },
  order_on_the_way: { en: 'On its way', ar: 'في الطريق إليكِ' },
  order_at_door: { en: 'At your door', ar: 'عند بابكِ' },
  order_stage_done: { en: 'done', ar: 'تمّ' },
  order_by: { en: 'by {day}', ar: 'بحلول {day}' },
  order_sewing_text: { en: 'once your measurements are checked', ar: 'بعد مراجعة قياساتكِ' },
  order_checking_text: {
    en: 'If one of them looks unusual, we write to you before cutting.',
    ar: 'نراسلكِ قبل القصّ إن بدا أحدها غير مألوف.',
  },
  order_moment: { en: '{day}, {time}', ar: '{day}، {time}' },
  order_paid_with: { en: 'Paid with', ar: 'تمّ الدفع عبر' },
  order_to_be_paid_with: { en: 'To be paid with', ar: 'طريقة الدفع' },
  order_deliver_to: { en: 'Deliver to', ar: 'العنوان' },
  order_way: { en: 'Delivery', ar: 'التوصيل' },
  order_invoice: { en: 'Tax invoice', ar: 'الفاتورة الضريبية' },
  order_keep_link: { en: 'Keep this link', ar: 'احتفظي بهذا الرابط' },
  order_keep_link_text: {
    en: 'It leads back to your order, without an account.',
    ar: 'يعيدكِ إلى طلبكِ من دون حساب.',
  },
  order_copy_link: { en: 'Copy the link', ar: 'انسخي الرابط' },
  order_link_copied: { en: 'Link copied', ar: 'نُسخ الرابط' },
  order_link_not_copied: {
    en: 'Your browser does not let us copy. The address above is the link.',
    ar: 'متصفّحكِ لا يسمح بالنسخ. العنوان في الأعلى هو الرابط.',
  },
  order_help: { en: 'Ask us on WhatsApp', ar: 'اسألينا عبر واتساب' },
  order_help_message: {
    en: 'Hello, I have a question about my order {number}.',
    ar: 'مرحباً، لديّ سؤال عن طلبي {number}.',
  },

  find_order: { en: 'Find your order', ar: 'أين طلبكِ؟' },
  find_order_text: {
    en: 'The number is in the message we sent you.',
    ar: 'تجدين الرقم في الرسالة التي أرسلناها إليكِ.',
  },
  find_order_number: { en: 'Order number', ar: 'رقم الطلب' },
  find_order_number_missing: {
    en: 'Write the order number from our message.',
    ar: 'اكتبي رقم الطلب كما في رسالتنا.',
  },
  find_order_contact: { en: 'Email or mobile of the order', ar: 'بريد الطلب أو رقم جواله' },
  find_order_contact_missing: {
    en: 'Write the email or mobile you ordered with.',
    ar: 'اكتبي البريد أو الجوال الذي طلبتِ به.',
  },
  find_order_submit: { en: 'Show my order', ar: 'أريني طلبي' },
  find_order_none: {
    en: 'No order has this number together with this email or mobile. Please check both.',
    ar: 'لا طلب بهذا الرقم مع هذا البريد أو الجوال. راجعي الاثنين من فضلكِ.',
  },
} as const satisfies Record<string, Word>

/** An invoice of the Emirates shows both languages side by side, whatever the page speaks. */
export const invoiceWords = {
  invoice_title: { en: 'Tax invoice', ar: 'فاتورة ضريبية' },
  invoice_number: { en: 'Invoice number', ar: 'رقم الفاتورة' },
  invoice_date: { en: 'Date of issue', ar: 'تاريخ الإصدار' },
  invoice_order: { en: 'Order', ar: 'الطلب' },
  invoice_order_date: { en: 'Date of order', ar: 'تاريخ الطلب' },
  invoice_seller: { en: 'Seller', ar: 'البائع' },
  invoice_buyer: { en: 'Buyer', ar: 'المشتري' },
  invoice_trn: { en: 'TRN', ar: 'رقم التسجيل الضريبي' },
  invoice_deliver_to: { en: 'Delivered to', ar: 'التوصيل إلى' },
  invoice_paid_with: { en: 'Payment', ar: 'الدفع' },
  invoice_piece: { en: 'Description', ar: 'الوصف' },
  invoice_quantity: { en: 'Qty', ar: 'الكمية' },
  invoice_unit_price: { en: 'Unit price', ar: 'سعر الوحدة' },
  invoice_discount: { en: 'Discount', ar: 'الخصم' },
  invoice_net: { en: 'Before VAT', ar: 'قبل الضريبة' },
  invoice_vat: { en: 'VAT {percent}%', ar: 'ضريبة {percent}%' },
  invoice_line_total: { en: 'Total', ar: 'الإجمالي' },
  invoice_shipping: { en: 'Delivery', ar: 'التوصيل' },
  invoice_total_net: { en: 'Total before VAT', ar: 'الإجمالي قبل الضريبة' },
  invoice_total_vat: { en: 'Total VAT', ar: 'إجمالي الضريبة' },
  invoice_total: { en: 'Total with VAT', ar: 'الإجمالي شاملاً الضريبة' },
  invoice_unit_note: {
    en: 'Amounts in {currency}. Unit prices include VAT.',
    ar: 'المبالغ بعملة {currency}، وأسعار الوحدة شاملة الضريبة.',
  },
  invoice_print: { en: 'Print', ar: 'اطبعي الفاتورة' },
  invoice_not_yet: { en: 'The invoice is not issued yet', ar: 'لم تصدر الفاتورة بعد' },
  invoice_not_yet_text: {
    en: 'It is issued once the order is paid or confirmed.',
    ar: 'تصدر عند دفع الطلب أو تأكيده.',
  },
  invoice_back: { en: 'Back to the order', ar: 'العودة إلى الطلب' },
} as const satisfies Record<string, Word>
