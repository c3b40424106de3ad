import type { Word } from './word.ts'

/** Home visits: the terms, the form, the page of a visit and the list of visits. */
export const visitWords = {
  visit_minimum: {
    en: { one: 'From {count} piece', other: 'From {count} pieces' },
    ar: {
      zero: 'بلا حد أدنى',
      one: 'الحد الأدنى قطعة واحدة',
      two: 'الحد الأدنى قطعتان',
      few: 'الحد الأدنى {count} قطع',
      many: 'الحد الأدنى {count} قطعة',
      other: 'الحد الأدنى {count} قطعة',
    },
  },
  visit_contact_within: {
    en: {
      one: 'We contact you within {count} working day',
      other: 'We contact you within {count} working days',
    },
    ar: {
      zero: 'نتواصل معكِ في اليوم نفسه',
      one: 'نتواصل معكِ خلال يوم عمل واحد',
      two: 'نتواصل معكِ خلال يومَي عمل',
      few: 'نتواصل معكِ خلال {count} أيام عمل',
      many: 'نتواصل معكِ خلال {count} يوم عمل',
      other: 'نتواصل معكِ خلال {count} يوم عمل',
    },
  },
  visit_no_fees: {
    en: 'No transport fee, no booking fee',
    ar: 'بلا رسوم تنقّل ولا رسوم حجز',
  },
  visit_cancel_any_time: { en: 'Cancel at any time', ar: 'الإلغاء في أي وقت' },
  visit_in_areas: { en: 'We come to homes in {areas}', ar: 'نأتي إلى البيوت في {areas}' },
  visit_elsewhere: { en: 'Your measurements, at home', ar: 'قياساتكِ في بيتكِ' },
  visit_elsewhere_text: {
    en: 'A soft tape is all you need: our guide shows each of the fifteen measurements.',
    ar: 'يكفيكِ شريط قياس مرن، ودليلنا يبيّن لكِ كل قياس من الخمسة عشر.',
  },
  visit_not_offered: {
    en: 'We make no home visits at the moment',
    ar: 'لا نجري زيارات منزلية حالياً',
  },
  visit_only_there: {
    en: 'Our tailor visits homes in {country} only.',
    ar: 'تزور خيّاطتنا البيوت في {country} فقط.',
  },
  visit_how: { en: 'How a visit goes', ar: 'كيف تتمّ الزيارة؟' },
  visit_step_ask: {
    en: 'You choose a day and tell us how many pieces you have in mind.',
    ar: 'تختارين اليوم وتذكرين كم قطعة في بالكِ.',
  },
  visit_step_contact: {
    en: 'We contact you and agree on everything.',
    ar: 'نتواصل معكِ ونتّفق على كل شيء.',
  },
  visit_step_come: {
    en: 'A tailor comes with cloth and samples, and measures everyone who orders.',
    ar: 'تأتيكِ الخيّاطة بالأقمشة والنماذج، وتقيس لكل من تطلب.',
  },
  visit_step_sew: {
    en: 'We sew, and each piece has its own date.',
    ar: 'نخيط، ولكل قطعة موعدها.',
  },
  visit_costs: { en: 'What it costs', ar: 'كم تكلّف؟' },
  visit_costs_text: {
    en: 'The pieces you order. There is no transport fee and no booking fee, and you may cancel at any time.',
    ar: 'قيمة القطع التي تطلبينها فقط. بلا رسوم تنقّل ولا رسوم حجز، ويمكنكِ الإلغاء في أي وقت.',
  },
  visit_rather_talk: { en: 'Prefer to talk to us?', ar: 'هل تفضّلين التواصل معنا؟' },
  visit_help_message: {
    en: 'Hello, I have a question about my home visit {number}.',
    ar: 'مرحباً، لديّ سؤال عن زيارتي المنزلية {number}.',
  },
  visit_message: {
    en: 'I would like a home visit. We are thinking of 3 pieces or more. Where and when:',
    ar: 'أرغب في زيارة منزلية. نفكّر في 3 قطع أو أكثر. المكان والوقت:',
  },

  visit_book: { en: 'Book a visit', ar: 'احجزي زيارة منزلية' },
  visit_book_another: { en: 'Book another visit', ar: 'احجزي زيارة أخرى' },
  visit_where: { en: 'Where we come', ar: 'أين نأتيكِ' },
  visit_when: { en: 'When it suits you', ar: 'متى يناسبكِ' },
  visit_who: { en: 'Whom we contact', ar: 'مع من نتواصل' },
  visit_what: { en: 'What you have in mind', ar: 'ما الذي في بالكِ' },
  visit_day: { en: 'Day', ar: 'اليوم' },
  visit_time: { en: 'Time', ar: 'الوقت' },
  visit_time_slot: { en: '{from} to {to}', ar: 'من {from} إلى {to}' },
  visit_more_days: { en: 'Later days', ar: 'أيام لاحقة' },
  visit_choose_day_first: {
    en: 'Choose a day, and its free times appear here.',
    ar: 'اختاري يوماً لتظهر أوقاته المتاحة هنا.',
  },
  visit_no_times: {
    en: 'Every day we can offer online is taken. Call us, and we will find one for you.',
    ar: 'حُجزت كل الأيام المتاحة هنا. اتصلي بنا لنجد لكِ موعداً.',
  },
  visit_all_taken: {
    en: 'Every day we can offer online is taken.',
    ar: 'حُجزت كل الأيام المتاحة هنا.',
  },
  visit_units: { en: 'Pieces planned', ar: 'عدد القطع المتوقّع' },
  visit_units_hint: {
    en: 'Yours and those of your family together.',
    ar: 'قطعكِ وقطع أهلكِ معاً.',
  },
  visit_remarks: { en: 'Notes for the tailor', ar: 'ملاحظات للخيّاطة' },
  visit_remarks_hint: {
    en: 'Who is to be measured, the pieces you like, how to find the door.',
    ar: 'لمن نأخذ القياسات، والقطع التي أعجبتكِ، وكيف نصل إلى الباب.',
  },
  visit_why_phone: {
    en: 'We call to arrange the visit, and when the tailor is nearby.',
    ar: 'نتصل به لنتّفق على الزيارة، وحين تقترب الخيّاطة.',
  },
  visit_why_email: {
    en: 'We send the visit and a calendar file there.',
    ar: 'نرسل إليه الموعد وملف التقويم.',
  },
  visit_day_missing: { en: 'Choose a day.', ar: 'اختاري اليوم.' },
  visit_time_slot_missing: { en: 'Choose a time.', ar: 'اختاري الوقت.' },
  visit_day_gone: {
    en: 'This day can no longer be booked. Choose another one.',
    ar: 'لم يعد هذا اليوم متاحاً. اختاري يوماً آخر.',
  },
  visit_time_slot_gone: {
    en: 'This time can no longer be booked. Choose another one.',
    ar: 'لم يعد هذا الوقت متاحاً. اختاري وقتاً آخر.',
  },
  visit_units_missing: {
    en: 'Write how many pieces, in digits.',
    ar: 'اكتبي عدد القطع بالأرقام.',
  },
  visit_units_few: {
    en: {
      one: 'A visit starts at {count} piece. For fewer, see Made to measure.',
      other: 'A visit starts at {count} pieces. For fewer, see Made to measure.',
    },
    ar: {
      zero: 'اكتبي عدد القطع.',
      one: 'تبدأ الزيارة من قطعة واحدة.',
      two: 'تبدأ الزيارة من قطعتين. ولأقل من ذلك شاهدي صفحة التفصيل.',
      few: 'تبدأ الزيارة من {count} قطع. ولأقل من ذلك شاهدي صفحة التفصيل.',
      many: 'تبدأ الزيارة من {count} قطعة. ولأقل من ذلك شاهدي صفحة التفصيل.',
      other: 'تبدأ الزيارة من {count} قطعة. ولأقل من ذلك شاهدي صفحة التفصيل.',
    },
  },
  visit_units_many: {
    en: 'For more than {max} pieces, please call us.',
    ar: 'لأكثر من {max} قطعة، اتصلي بنا من فضلكِ.',
  },
  visit_not_served: {
    en: 'Our tailor does not come here yet.',
    ar: 'لا تصل خيّاطتنا إلى هنا بعد.',
  },
  visit_free_of_charge: {
    en: 'Booking is free. You pay for the pieces you order, and nothing else.',
    ar: 'الحجز مجاني. تدفعين قيمة القطع التي تطلبينها فقط.',
  },
  visit_earlier_stands: {
    en: 'You already have a visit booked. Open it to move or cancel it; book again only if you would like another.',
    ar: 'وصلنا حجز سابق منكِ وهو قائم. افتحيه لتغيير موعد الزيارة أو إلغائها، ولا تحجزي مجدداً إلا إن أردتِ زيارة أخرى.',
  },
  visit_earlier_open: { en: 'Open the booked visit', ar: 'فتح الزيارة المحجوزة' },
  visit_nothing_lost: { en: 'What you wrote is still here.', ar: 'ما كتبتِه ما زال هنا.' },

  visit_page: { en: 'Home visit', ar: 'زيارة منزلية' },
  visit_title: { en: 'Home visit {number}', ar: 'الزيارة المنزلية {number}' },
  visit_is_requested: { en: 'Your visit is booked', ar: 'حُجزت زيارتكِ' },
  visit_is_contacted: { en: 'We are arranging your visit', ar: 'نتّفق معكِ على زيارتكِ' },
  visit_is_confirmed: { en: 'Your visit is confirmed', ar: 'تأكّدت زيارتكِ' },
  visit_is_rescheduled: { en: 'Your visit has a new time', ar: 'تغيّر موعد زيارتكِ' },
  visit_is_on_the_way: { en: 'Our tailor is on her way', ar: 'خيّاطتنا في الطريق إليكِ' },
  visit_is_done: { en: 'Thank you for having us', ar: 'شكراً على استقبالكِ لنا' },
  visit_is_no_show: { en: 'We did not find you at home', ar: 'لم نجدكِ في البيت' },
  visit_is_cancelled: { en: 'Your visit is cancelled', ar: 'أُلغيت زيارتكِ' },
  visit_contact_by: {
    en: 'We contact you by {moment}.',
    ar: 'نتواصل معكِ بحلول {moment}.',
  },
  visit_contact_by_again: {
    en: 'We confirm the new time by {moment}.',
    ar: 'نؤكّد لكِ الموعد الجديد بحلول {moment}.',
  },
  visit_text_contacted: {
    en: 'We have spoken; your confirmation will follow.',
    ar: 'اتّفقنا معكِ على الموعد، ويصلكِ التأكيد قريباً.',
  },
  visit_text_confirmed: {
    en: 'Have an abaya ready that fits you well.',
    ar: 'جهّزي عباية مقاسها مريح لكِ.',
  },
  visit_text_on_the_way: {
    en: 'If anything changes, call us.',
    ar: 'إن تغيّر شيء فاتصلي بنا.',
  },
  visit_text_done: {
    en: 'It was a pleasure to visit you. We are now sewing what you ordered.',
    ar: 'سعدنا بزيارتكِ. نخيط الآن ما طلبتِه.',
  },
  visit_text_no_show: {
    en: 'There is nothing to pay. Book another time, or call us.',
    ar: 'لا تدفعين شيئاً. احجزي موعداً آخر أو اتصلي بنا.',
  },
  visit_text_cancelled: {
    en: 'There is nothing to pay, and no reason to give.',
    ar: 'لا تدفعين شيئاً، ولا حاجة إلى ذكر السبب.',
  },
  visit_measured: { en: 'Your measurements', ar: 'قياساتكِ' },
  visit_measured_about: {
    en: 'Our tailor took these measurements at your home.',
    ar: 'أخذت خيّاطتنا هذه القياسات في بيتكِ.',
  },
  visit_measured_text: {
    en: 'They stay on this page for a month. Log in with the email or phone of this visit and they are saved in your account, ready for every piece.',
    ar: 'تبقى القياسات في هذه الصفحة لمدة شهر. سجّلي الدخول بالبريد أو الجوال الذي حجزتِ به الزيارة، فتُحفظ في حسابكِ جاهزة لكل قطعة.',
  },
  visit_measured_save: { en: 'Save them in my account', ar: 'احفظيها في حسابي' },
  visit_measured_full: {
    en: 'These are not in an account yet. Log in with the email or phone of this visit; if your measurement profiles are full, remove one and log in again.',
    ar: 'لم تُحفظ هذه القياسات في حساب بعد. سجّلي الدخول بالبريد أو الجوال الذي حجزتِ به الزيارة، وإن امتلأت ملفات قياساتكِ فاحذفي أحدها ثم سجّلي الدخول من جديد.',
  },
  visit_at: { en: 'When', ar: 'الموعد' },
  visit_at_place: { en: 'Where', ar: 'المكان' },
  visit_for: { en: 'Name', ar: 'الاسم' },
  visit_status_requested: { en: 'Booked', ar: 'محجوزة' },
  visit_status_contacted: { en: 'Being arranged', ar: 'قيد الاتفاق' },
  visit_status_confirmed: { en: 'Confirmed', ar: 'مؤكّدة' },
  visit_status_rescheduled: { en: 'Moved, to be confirmed', ar: 'تغيّر موعدها، بانتظار التأكيد' },
  visit_status_on_the_way: { en: 'On the way', ar: 'في الطريق' },
  visit_status_done: { en: 'Done', ar: 'تمّت' },
  visit_status_no_show: { en: 'Missed', ar: 'لم تتمّ' },
  visit_status_cancelled: { en: 'Cancelled', ar: 'ملغاة' },
  visit_to_calendar: { en: 'Add to calendar', ar: 'إضافة إلى التقويم' },
  visit_move: { en: 'Choose another time', ar: 'اختيار موعد آخر' },
  visit_move_to: { en: 'Move the visit', ar: 'تغيير الموعد' },
  visit_move_now: { en: 'Now: {time}', ar: 'الموعد الحالي: {time}' },
  visit_moved: { en: 'The visit has its new time.', ar: 'تغيّر موعد الزيارة.' },
  visit_cancel: { en: 'Cancel the visit', ar: 'إلغاء الزيارة' },
  visit_cancel_ask: { en: 'Cancel this visit?', ar: 'هل تلغين هذه الزيارة؟' },
  visit_cancel_text: {
    en: 'Cancelling is free, and you need not give a reason. If another time suits you better, you can move it instead.',
    ar: 'الإلغاء مجاني ولا يحتاج إلى سبب. وإن ناسبكِ وقت آخر فيمكنكِ تغيير الموعد بدلاً منه.',
  },
  visit_keep: { en: 'Keep it', ar: 'إبقاؤها' },
  visit_keep_link: {
    en: 'Anyone with the link can open this page. You will find it in our email to {email}.',
    ar: 'كل من لديه الرابط يفتح هذه الصفحة، وتجدينه في رسالتنا إلى {email}.',
  },
  visit_unknown: { en: 'We could not find this visit', ar: 'لم نجد هذه الزيارة' },
  visit_unknown_text: {
    en: 'Open it from the link in our email, or book a new one.',
    ar: 'افتحيها من الرابط في رسالتنا، أو احجزي زيارة جديدة.',
  },

  my_visits: { en: 'My home visits', ar: 'زياراتي المنزلية' },
  my_visits_text: {
    en: 'Visits from our tailor, upcoming and past.',
    ar: 'زيارات خيّاطتنا القادمة والسابقة.',
  },
  my_visits_none: { en: 'No home visits yet', ar: 'لا زيارات منزلية بعد' },
  my_visits_none_text: {
    en: 'Our tailor comes with cloth and samples, and measures you at home.',
    ar: 'تأتيكِ خيّاطتنا بالأقمشة والنماذج، وتأخذ قياساتكِ في بيتكِ.',
  },
  my_visits_ahead: { en: 'Upcoming', ar: 'القادمة' },
  my_visits_past: { en: 'Earlier', ar: 'السابقة' },
  door_visits_title: { en: 'A visit has its own page', ar: 'لكل زيارة صفحتها' },
  door_visits_text: {
    en: 'Its link is in the email we sent you. Log in to see everything you booked with your account.',
    ar: 'تجدين رابطها في رسالتنا إليكِ. سجّلي الدخول لتشاهدي كل ما حجزتِه بحسابكِ.',
  },

  visit_calendar_title: { en: '{shop}: home visit', ar: '{shop}: زيارة منزلية' },
  visit_calendar_text: {
    en: 'Our tailor comes to you. Move or cancel the visit at any time on its page.',
    ar: 'تأتيكِ خيّاطتنا. غيّري الموعد أو ألغي الزيارة في أي وقت من صفحتها.',
  },
} as const satisfies Record<string, Word>
