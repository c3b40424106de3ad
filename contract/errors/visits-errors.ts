import type { ErrorEntry } from './error-entry.ts'

/** 600–699: home visits. */
export const visitErrors = {
  visit_not_found: {
    number: 601,
    status: 404,
    en: 'We could not find this visit.',
    ar: 'لم نجد هذه الزيارة.',
  },
  visit_time_taken: {
    number: 602,
    status: 200,
    en: 'This time has just been taken. Please choose another one.',
    ar: 'حُجز هذا الموعد للتوّ. اختاري موعداً آخر من فضلكِ.',
  },
  visit_ended: {
    number: 603,
    status: 200,
    en: 'This visit can no longer be changed. Call us, and we will help.',
    ar: 'لم يعد بالإمكان تغيير هذه الزيارة. اتصلي بنا وسنساعدكِ.',
  },
  too_many_visits: {
    number: 604,
    status: 200,
    en: 'You already have visits ahead of you. Move one of them, or call us for another.',
    ar: 'لديكِ زيارات قادمة محجوزة. غيّري موعد إحداها، أو اتصلي بنا لحجز أخرى.',
  },
  /** For staff. */
  visit_step_refused: {
    number: 605,
    status: 200,
    en: 'That cannot follow from where this visit stands.',
    ar: 'لا يمكن ذلك من حالة الزيارة الحالية.',
  },
} as const satisfies Record<string, ErrorEntry>
