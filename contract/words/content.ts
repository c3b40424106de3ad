import type { Word } from './word.ts'

/** Editorial pages, the contact form, and the login prompts of account pages. */
export const contentWords = {
  on_this_page: { en: 'On this page', ar: 'في هذه الصفحة' },
  last_changed_on: { en: 'Last changed on {day}', ar: 'آخر تعديل في {day}' },

  faq_search: { en: 'Search the questions', ar: 'ابحثي في الأسئلة' },
  faq_found: {
    en: { one: '{count} answer', other: '{count} answers' },
    ar: {
      zero: 'لا إجابات',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: '{count} إجابات',
      many: '{count} إجابة',
      other: '{count} إجابة',
    },
  },
  faq_nothing: { en: 'No answer found', ar: 'لم نجد إجابة' },
  faq_nothing_hint: {
    en: 'No question matches these words. Ask us, and one of us will answer.',
    ar: 'لم نجد سؤالاً بهذه الكلمات. اسألينا، وستجيبكِ واحدة منّا.',
  },
  faq_still_asking: { en: 'Something else?', ar: 'سؤال آخر؟' },
  size_drawing: {
    en: 'An abaya with its fifteen measurements, numbered',
    ar: 'عباية عليها قياساتها الخمسة عشر مرقّمة',
  },
  measure_to_fit: { en: 'Made to measure, step by step', ar: 'التفصيل خطوة بخطوة' },
  choose_a_product: { en: 'Choose a piece', ar: 'اختاري قطعة' },

  call_us: { en: 'Call', ar: 'اتصلي بنا' },
  email_us: { en: 'Email', ar: 'راسلينا' },
  opening_hours: { en: 'Hours', ar: 'أوقات العمل' },
  where_we_are: { en: 'Address', ar: 'العنوان' },
  your_name: { en: 'Name', ar: 'الاسم' },
  your_phone: { en: 'Telephone', ar: 'الهاتف' },
  your_phone_hint: {
    en: 'Only if you would rather be called.',
    ar: 'فقط إن كنتِ تفضّلين أن نتصل بكِ.',
  },
  your_order_number: { en: 'Order number', ar: 'رقم الطلب' },
  your_order_number_odd: {
    en: 'An order number looks like RM-20418.',
    ar: 'يُكتب رقم الطلب هكذا: \u2066RM-20418\u2069',
  },
  your_message: { en: 'Message', ar: 'رسالتكِ' },
  message_hint: {
    en: 'A size, a piece, an order: say it in your own words.',
    ar: 'مقاس أو قطعة أو طلب: اكتبي بكلماتكِ.',
  },
  send_message: { en: 'Send message', ar: 'أرسلي الرسالة' },
  message_not_sent: {
    en: 'Your message has not been sent yet. What you wrote is still here.',
    ar: 'لم تُرسل الرسالة بعد، وما كتبتِه ما زال هنا.',
  },
  message_sent: { en: 'We have your message', ar: 'وصلتنا رسالتكِ' },
  message_sent_hint: {
    en: 'We will reply to {email} within one working day.',
    ar: 'نجيبكِ على {email} خلال يوم عمل واحد.',
  },
  write_another: { en: 'Write another message', ar: 'اكتبي رسالة أخرى' },

  door_account_text: {
    en: 'Log in to see your details with us. You do not need an account to order.',
    ar: 'سجّلي الدخول لتشاهدي بياناتكِ لدينا. أما الطلب فلا يحتاج إلى حساب.',
  },
  door_orders_title: { en: 'Each order has its own page', ar: 'لكل طلب صفحته' },
  door_orders_text: {
    en: 'Open it with the order number and your email or mobile to see where every piece is.',
    ar: 'تفتحينها برقم الطلب مع بريدكِ أو جوالكِ، وتجدين فيها أين وصلت كل قطعة.',
  },
  door_notifications_title: { en: 'No notification found', ar: 'لا توجد إشعارات' },
  door_notifications_text: {
    en: 'News of an order goes to the email you gave for it. The order page is always up to date.',
    ar: 'نراسلكِ بشأن طلبكِ على البريد الذي ذكرتِه فيه. وحالة الطلب في صفحته دائماً.',
  },
  door_address_title: { en: 'Your address is part of the order', ar: 'العنوان مع الطلب' },
  door_address_text: {
    en: 'You enter it at checkout. To send an order elsewhere, tell us its number as soon as you can.',
    ar: 'تكتبينه عند إتمام الطلب. وإن أردتِ تغيير عنوان طلب، فأخبرينا برقمه في أقرب وقت.',
  },
  door_cancel_title: { en: 'Cancelling an order', ar: 'إلغاء طلب' },
  door_cancel_text: {
    en: 'Log in to cancel one of your orders, or open it with its number and your email or mobile. Its page shows how long cancelling is free.',
    ar: 'سجّلي الدخول لإلغاء طلب من طلباتكِ، أو افتحيه برقمه مع بريدكِ أو جوالكِ. وفي صفحته تجدين مهلة الإلغاء المجاني.',
  },
  door_delivery_title: { en: 'A delivery on its way', ar: 'طلبكِ في الطريق إليكِ' },
  door_delivery_text: {
    en: 'The order page shows how far it has come.',
    ar: 'تجدين في صفحة الطلب أين وصل.',
  },
} as const satisfies Record<string, Word>
