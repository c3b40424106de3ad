import type { Word } from './word.ts'

/** Login: code, password, registration; and the sessions of an account. */
export const loginWords = {
  login_title: { en: 'Log in', ar: 'تسجيل الدخول' },
  login_text: {
    en: 'We send you a short code. If you are new here, it opens an account for you.',
    ar: 'نرسل إليكِ رمزاً قصيراً. وإن كنتِ جديدة هنا، فهو يفتح لكِ حساباً.',
  },
  login_by: { en: 'Where we send the code', ar: 'إلى أين نرسل الرمز' },
  login_by_phone: { en: 'Mobile', ar: 'الجوال' },
  login_by_email: { en: 'Email', ar: 'البريد' },
  login_phone: { en: 'Mobile number', ar: 'رقم الجوال' },
  login_phone_wrong: {
    en: 'This number looks incomplete. Please check its digits.',
    ar: 'يبدو الرقم ناقصاً. راجعي أرقامه من فضلكِ.',
  },
  login_send_code: { en: 'Send me the code', ar: 'أرسلوا لي الرمز' },
  login_with_password: { en: 'Log in with a password', ar: 'الدخول بكلمة المرور' },
  login_with_code: { en: 'Log in with a code', ar: 'الدخول برمز' },
  login_new_here: { en: 'New here? {link}', ar: 'جديدة هنا؟ {link}' },
  login_known_here: { en: 'You have an account? {link}', ar: 'لديكِ حساب؟ {link}' },

  login_code_title: { en: 'Enter the code', ar: 'أدخلي الرمز' },
  login_code_sent: {
    en: {
      one: 'We sent {count} digit to {contact}',
      other: 'We sent {count} digits to {contact}',
    },
    ar: {
      one: 'أرسلنا رمزاً من رقم واحد إلى {contact}',
      two: 'أرسلنا رمزاً من رقمين إلى {contact}',
      few: 'أرسلنا رمزاً من {count} أرقام إلى {contact}',
      many: 'أرسلنا رمزاً من {count} رقماً إلى {contact}',
      other: 'أرسلنا رمزاً من {count} رقم إلى {contact}',
    },
  },
  login_code_long: {
    en: 'The code is longer this time, to protect you.',
    ar: 'الرمز أطول هذه المرة، لحمايتكِ.',
  },
  login_code: { en: 'Code', ar: 'الرمز' },
  login_code_missing: {
    en: { one: 'One digit is missing.', other: '{count} digits are missing.' },
    ar: {
      one: 'ينقص رقم واحد.',
      two: 'ينقص رقمان.',
      few: 'تنقص {count} أرقام.',
      many: 'ينقص {count} رقماً.',
      other: 'ينقص {count} رقم.',
    },
  },
  login_change_phone: { en: 'Change number', ar: 'تغيير الرقم' },
  login_change_email: { en: 'Change email', ar: 'تغيير البريد' },
  login_new_code_in: { en: 'New code in {time}', ar: 'رمز جديد بعد {time}' },
  login_new_code: { en: 'Send a new code', ar: 'أرسلوا رمزاً جديداً' },
  login_new_code_sent: { en: 'A new code is on its way.', ar: 'الرمز الجديد في طريقه إليكِ.' },
  login_nothing_arrived: { en: 'Nothing arrived? {link}', ar: 'لم يصلكِ شيء؟ {link}' },
  login_by_email_instead: { en: 'Send it by email', ar: 'أرسلوه بالبريد' },
  login_by_phone_instead: { en: 'Send it to my mobile', ar: 'أرسلوه إلى جوالي' },
  login_submit: { en: 'Log in', ar: 'دخول' },
  login_go_on: { en: 'Continue', ar: 'متابعة' },

  login_link_title: { en: 'Log in on this device', ar: 'الدخول من هذا الجهاز' },
  login_link_text: {
    en: 'You opened the link in our email. Continue only if you asked for it yourself.',
    ar: 'فتحتِ الرابط الذي في رسالتنا. لا تتابعي إلا إن كنتِ أنتِ من طلبه.',
  },

  login_done: { en: 'You are logged in.', ar: 'تم تسجيل دخولكِ.' },
  login_merged: {
    en: {
      one: 'You are logged in. The piece you had chosen is in your bag.',
      other: 'You are logged in. The {count} pieces you had chosen are in your bag.',
    },
    ar: {
      one: 'تم تسجيل دخولكِ، والقطعة التي اخترتِها في حقيبتكِ.',
      two: 'تم تسجيل دخولكِ، والقطعتان اللتان اخترتِهما في حقيبتكِ.',
      few: 'تم تسجيل دخولكِ، وفي حقيبتكِ {count} قطع اخترتِها قبل ذلك.',
      many: 'تم تسجيل دخولكِ، وفي حقيبتكِ {count} قطعة اخترتِها قبل ذلك.',
      other: 'تم تسجيل دخولكِ، وفي حقيبتكِ {count} قطعة اخترتِها قبل ذلك.',
    },
  },
  login_merged_sizes: { en: 'Your measurements are saved too.', ar: 'وحفظنا قياساتكِ.' },
  login_merged_wishlist: {
    en: {
      one: 'The piece you had saved is on your wishlist.',
      other: 'The {count} pieces you had saved are on your wishlist.',
    },
    ar: {
      zero: 'قائمة أمنياتكِ كما هي.',
      one: 'والقطعة التي حفظتِها في قائمة أمنياتكِ.',
      two: 'والقطعتان اللتان حفظتِهما في قائمة أمنياتكِ.',
      few: 'والقطع التي حفظتِها، وعددها {count}، في قائمة أمنياتكِ.',
      many: 'والقطع التي حفظتِها، وعددها {count}، في قائمة أمنياتكِ.',
      other: 'والقطع التي حفظتِها، وعددها {count}، في قائمة أمنياتكِ.',
    },
  },

  login_username: { en: 'Email or mobile', ar: 'البريد أو الجوال' },
  login_username_missing: {
    en: 'Write your email or mobile number.',
    ar: 'اكتبي بريدكِ أو رقم جوالكِ.',
  },
  password: { en: 'Password', ar: 'كلمة المرور' },
  password_new: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  password_show: { en: 'Show', ar: 'إظهار' },
  password_hide: { en: 'Hide', ar: 'إخفاء' },
  password_forgot: { en: 'Forgot your password?', ar: 'نسيتِ كلمة المرور؟' },
  password_hint: {
    en: 'At least {min} characters. A few words in a row work well.',
    ar: 'لا تقلّ عن {min} أحرف. بضع كلمات متتالية تفي بالغرض.',
  },
  password_more: {
    en: { one: 'One more character.', other: '{count} more characters.' },
    ar: {
      one: 'بقي حرف واحد.',
      two: 'بقي حرفان.',
      few: 'بقيت {count} أحرف.',
      many: 'بقي {count} حرفاً.',
      other: 'بقي {count} حرف.',
    },
  },
  password_easy: {
    en: 'Easy to guess. Make it longer.',
    ar: 'سهلة التخمين. أطيليها.',
  },
  password_fair: { en: 'Good enough. Longer is better.', ar: 'مقبولة. والأطول أفضل.' },
  password_strong: { en: 'Strong.', ar: 'قوية.' },

  forgot_title: { en: 'Set a new password', ar: 'عيّني كلمة مرور جديدة' },
  forgot_text: {
    en: 'We send you a code first, so that nobody else can change it.',
    ar: 'نرسل إليكِ رمزاً أولاً، حتى لا يغيّرها أحد غيركِ.',
  },
  forgot_not_needed: {
    en: 'You do not need a password at all: {link}',
    ar: 'لستِ بحاجة إلى كلمة مرور أصلاً: {link}',
  },
  set_password_title: { en: 'Choose a new password', ar: 'اختاري كلمة مرور جديدة' },
  set_password_text: {
    en: 'Every device is logged out. You then log in with the new one.',
    ar: 'سيُسجَّل خروجكِ من كل الأجهزة، ثم تدخلين بالكلمة الجديدة.',
  },
  set_password_submit: { en: 'Save the password', ar: 'حفظ كلمة المرور' },
  set_password_done: {
    en: 'Your password is saved. Log in with it.',
    ar: 'حُفظت كلمة المرور. سجّلي الدخول بها.',
  },

  register_title: { en: 'Create an account', ar: 'أنشئي حساباً' },
  register_last_title: { en: 'What may we call you?', ar: 'بمَ نناديكِ؟' },
  register_last_text: {
    en: '{contact} is confirmed. Only your name is needed.',
    ar: 'تأكّدنا من {contact}، ولا نحتاج إلا اسمكِ.',
  },
  register_confirmed: {
    en: 'The code was right. Only your name is needed.',
    ar: 'الرمز صحيح، ولا نحتاج إلا اسمكِ.',
  },
  register_gender: { en: 'Gender', ar: 'الجنس' },
  register_gender_unsaid: { en: 'Not said', ar: 'بلا تحديد' },
  gender_female: { en: 'Female', ar: 'أنثى' },
  gender_male: { en: 'Male', ar: 'ذكر' },
  gender_other: { en: 'Other', ar: 'غير ذلك' },
  register_birth_date: { en: 'Date of birth', ar: 'تاريخ الميلاد' },
  register_birth_date_wrong: { en: 'Please check this date.', ar: 'يُرجى التأكّد من هذا التاريخ.' },
  register_submit: { en: 'Create the account', ar: 'إنشاء الحساب' },
  register_terms: {
    en: 'By creating an account you accept the {terms} and the {privacy}.',
    ar: 'بإنشاء الحساب توافقين على {terms} و{privacy}.',
  },
  register_other_contact: { en: 'Use another contact', ar: 'استخدام وسيلة أخرى' },

  account_hello: { en: 'Good to see you, {name}', ar: 'أهلاً يا {name}' },
  account_since: { en: 'With us since {day}', ar: 'معنا منذ {day}' },
  account_contact: { en: 'How we reach you', ar: 'وسائل التواصل' },
  sessions_title: { en: 'Where you are logged in', ar: 'الأجهزة المسجّلة الدخول' },
  session_this: { en: 'This device', ar: 'هذا الجهاز' },
  session_unknown: { en: 'Unrecognised device', ar: 'جهاز لا نعرفه' },
  session_seen: { en: 'Last used {moment}', ar: 'آخر استخدام {moment}' },
  session_end: { en: 'Log out {device}', ar: 'تسجيل الخروج من {device}' },
  session_ended: { en: '{device} is logged out.', ar: 'سُجّل الخروج من {device}.' },
  sessions_end_all: { en: 'Log out on every device', ar: 'تسجيل الخروج من كل الأجهزة' },
} as const satisfies Record<string, Word>
