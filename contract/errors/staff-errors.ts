import type { ErrorEntry } from './error-entry.ts'

/** 500–599: staff. */
export const staffErrors = {
  not_allowed: {
    number: 501,
    status: 403,
    en: 'This is for other staff of the shop.',
    ar: 'هذا متاح لفريق الدار المختصّ فقط.',
  },
  staff_login_needed: {
    number: 505,
    status: 403,
    en: 'Log in with your password to work here. A login counts for 12 hours, and for 2 where money or rights are at stake.',
    ar: 'سجّلي الدخول بكلمة المرور للعمل هنا. يسري الدخول 12 ساعة، وساعتين حيث يتعلّق الأمر بالمال أو الصلاحيات.',
  },
  staff_not_found: {
    number: 502,
    status: 200,
    en: 'No account of the shop has this email or phone. The person registers in the shop first.',
    ar: 'لا أحد من الدار بهذا البريد أو الهاتف. عليها التسجيل في المتجر أولاً.',
  },
  last_owner: {
    number: 503,
    status: 200,
    en: 'The shop needs an owner. Make somebody else the owner first.',
    ar: 'لا بدّ للدار من مالكة. عيّني مالكة أخرى أولاً.',
  },
  currency_keeps_numbers: {
    number: 504,
    status: 200,
    en: 'Every price, delivery price, limit and promotion keeps its number and is read in the new currency, as if 420 dirhams became 420 riyals. Force the change, then set them again.',
    ar: 'تبقى أرقام الأسعار والتوصيل والحدود والعروض كما هي وتُقرأ بالعملة الجديدة، كأن 420 درهماً صارت 420 ريالاً. أكّدي ذلك ثم أعيدي ضبطها.',
  },
} as const satisfies Record<string, ErrorEntry>
