import type { ErrorEntry } from './error-entry.ts'

/** 1–99: the call itself. */
export const callErrors = {
  invalid_input: {
    number: 1,
    status: 400,
    en: 'Please check what you entered.',
    ar: 'يُرجى مراجعة ما أدخلتِه.',
  },
  not_found: { number: 2, status: 404, en: 'We could not find that.', ar: 'لم نجد ما تبحثين عنه.' },
  too_many_requests: {
    number: 3,
    status: 429,
    en: 'That was a little too fast. Please try again in a minute.',
    ar: 'محاولات كثيرة في وقت قصير. حاولي مجدداً بعد دقيقة.',
  },
  too_large: {
    number: 4,
    status: 413,
    en: 'That is more than we can take at once.',
    ar: 'الحجم أكبر مما يمكننا استقباله دفعة واحدة.',
  },
  wrong_content_type: {
    number: 5,
    status: 415,
    en: 'This call expects JSON.',
    ar: 'هذا الطلب يتوقّع صيغة JSON.',
  },
  foreign_origin: {
    number: 6,
    status: 403,
    en: 'This call came from another site.',
    ar: 'هذا الطلب جاء من موقع آخر.',
  },
  unavailable: {
    number: 7,
    status: 503,
    en: 'One moment, please. The shop will be back shortly; nothing was lost.',
    ar: 'لحظة من فضلكِ، سيعود المتجر بعد قليل، ولم يضِع شيء مما حفظتِه.',
  },
  too_slow: {
    number: 8,
    status: 408,
    en: 'Your connection was too slow for that. Please try again.',
    ar: 'الاتصال بطيء ولم يصلنا ما أرسلتِه كاملاً. حاولي مرة أخرى.',
  },
  broken: {
    number: 99,
    status: 500,
    en: 'Something went wrong on our side. Please try again.',
    ar: 'حدث خطأ من جهتنا. حاولي مرة أخرى.',
  },
} as const satisfies Record<string, ErrorEntry>
