import type { Word } from '../word.ts'

/** Texts of what needs a person: the bell, the numbers beside the places, and today. */
export const waitingWords = {
  waiting_title: { en: 'What needs a person', ar: 'ما ينتظر إجراءً' },
  waiting_none: {
    en: 'No order, return or task waits.',
    ar: 'لا طلبات ولا مرتجعات ولا مهام بانتظار إجراء.',
  },
  waiting_new: { en: 'New', ar: 'جديد' },
  // The visible number stands in the name of the bell.
  waiting_bell: { en: 'What needs a person: {count}', ar: 'ما ينتظر إجراءً: {count}' },
  waiting_bell_new: {
    en: 'What needs a person: {count}, some new',
    ar: 'ما ينتظر إجراءً: {count}، منها جديد',
  },
  waiting_bell_none: { en: 'What needs a person: nothing', ar: 'ما ينتظر إجراءً: لا شيء' },
  waiting_count: {
    en: { zero: 'Nothing waits', one: 'One waits', other: '{count} wait' },
    ar: {
      zero: 'لا شيء بانتظار إجراء',
      one: 'واحد بانتظار إجراء',
      two: 'اثنان بانتظار إجراء',
      few: '{count} بانتظار إجراء',
      many: '{count} بانتظار إجراء',
      other: '{count} بانتظار إجراء',
    },
  },
  // The number stands before each of these.
  today_overdue: {
    en: { one: 'Order past its promised day', other: 'Orders past their promised day' },
    ar: {
      one: 'طلب تجاوز موعده',
      two: 'طلبان تجاوزا موعدهما',
      few: 'طلبات تجاوزت موعدها',
      many: 'طلباً تجاوز موعده',
      other: 'طلب تجاوز موعده',
    },
  },
  today_late_production: {
    en: { one: 'Item that is sewn late', other: 'Items that are sewn late' },
    ar: {
      one: 'قطعة تأخّر تنفيذها',
      two: 'قطعتان تأخّر تنفيذهما',
      few: 'قطع تأخّر تنفيذها',
      many: 'قطعة تأخّر تنفيذها',
      other: 'قطعة تأخّر تنفيذها',
    },
  },
} as const satisfies Record<string, Word>
