import { maxAddresses } from '../limits.ts'
import type { ErrorEntry } from './error-entry.ts'

/** 100–199: logins, accounts and address books. */
export const identityErrors = {
  login_required: {
    number: 101,
    status: 401,
    en: 'Please log in first.',
    ar: 'يُرجى تسجيل الدخول أولاً.',
  },
  code_wrong: {
    number: 102,
    status: 200,
    en: 'This code does not match, or it has expired. Check it, or ask for a new one.',
    ar: 'الرمز غير مطابق أو انتهت صلاحيته. راجعيه أو اطلبي رمزاً جديداً.',
  },
  /** Answered with `retryAfter`. */
  code_too_soon: {
    number: 103,
    status: 429,
    en: 'A code is on its way. You can ask for another in a minute.',
    ar: 'الرمز في طريقه إليكِ. يمكنكِ طلب رمز آخر بعد دقيقة.',
  },
  too_many_codes: {
    number: 104,
    status: 429,
    en: 'Too many codes were asked for. Please try again later, or log in with your password.',
    ar: 'طُلبت رموز كثيرة. حاولي مجدداً لاحقاً، أو سجّلي الدخول بكلمة المرور.',
  },
  code_too_short: {
    number: 105,
    status: 200,
    en: 'Wrong codes were tried, so this short code is not enough now. Please ask for a new one, which is longer.',
    ar: 'جُرّبت رموز خاطئة، فلم يعد هذا الرمز القصير كافياً. اطلبي رمزاً جديداً أطول.',
  },
  phone_refused: {
    number: 106,
    status: 200,
    en: 'We cannot send text messages to this number. Please use another mobile number, or your email.',
    ar: 'لا يمكننا إرسال رسائل نصّية إلى هذا الرقم. استخدمي رقم جوال آخر أو بريدكِ الإلكتروني.',
  },
  login_wrong: {
    number: 107,
    status: 200,
    en: 'These do not match. Check them, or log in with a code.',
    ar: 'البيانات غير متطابقة. راجعيها أو سجّلي الدخول برمز.',
  },
  too_many_logins: {
    number: 108,
    status: 429,
    en: 'Too many wrong passwords. Log in with a code, or try again later.',
    ar: 'كلمات مرور خاطئة كثيرة. سجّلي الدخول برمز أو حاولي لاحقاً.',
  },
  password_common: {
    number: 109,
    status: 200,
    en: 'This password is easy to guess. Please choose another; a few words in a row work well.',
    ar: 'كلمة المرور هذه سهلة التخمين. اختاري غيرها؛ بضع كلمات متتالية تفي بالغرض.',
  },
  ticket_expired: {
    number: 110,
    status: 200,
    en: 'This took a little long. Please ask for a new code and go on from there.',
    ar: 'انتهت المهلة. اطلبي رمزاً جديداً وتابعي من هناك.',
  },
  contact_taken: {
    number: 111,
    status: 200,
    en: 'Another account already uses this email or number. Log in with it, or use another one.',
    ar: 'هذا البريد أو الرقم مستخدم في حساب آخر. سجّلي الدخول به أو استخدمي غيره.',
  },
  login_again: {
    number: 112,
    status: 200,
    en: 'For your safety, please log in once more before you change this.',
    ar: 'حرصاً على أمانكِ، سجّلي الدخول مرة أخرى قبل هذا التغيير.',
  },
  session_not_found: {
    number: 113,
    status: 404,
    en: 'This device is no longer logged in.',
    ar: 'لم يعد هذا الجهاز مسجّل الدخول.',
  },
  address_not_found: {
    number: 114,
    status: 404,
    en: 'This address is no longer among your addresses.',
    ar: 'لم يعد هذا العنوان بين عناوينكِ.',
  },
  addresses_full: {
    number: 115,
    status: 200,
    en: `You can save up to ${maxAddresses} addresses. Remove one first.`,
    ar: `يمكنكِ حفظ ما يصل إلى ${maxAddresses} عنواناً. احذفي أحدها أولاً.`,
  },
  code_spent: {
    number: 116,
    status: 200,
    en: 'There were too many tries, so we stopped this code. Please ask for a new one.',
    ar: 'كثرت المحاولات، فأوقفنا هذا الرمز. اطلبي رمزاً جديداً.',
  },
  texts_paused: {
    number: 117,
    status: 429,
    en: 'We cannot send text messages to new numbers at the moment. Please use your email.',
    ar: 'يتعذّر حالياً إرسال رسائل نصية إلى أرقام جديدة. استخدمي بريدكِ الإلكتروني.',
  },
} as const satisfies Record<string, ErrorEntry>
