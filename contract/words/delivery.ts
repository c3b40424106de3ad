import type { Word } from './word.ts'

/** Delivery: the choice of a country, and its days and charges. */
export const deliveryWords = {
  deliver_to: { en: 'Deliver to {country}', ar: 'التوصيل إلى {country}' },
  deliver_change_of: {
    en: '{country}: deliver to another country',
    ar: '{country}: التوصيل إلى دولة أخرى',
  },
  deliver_title: { en: 'Where shall we deliver?', ar: 'إلى أين نوصل لكِ؟' },
  deliver_search: { en: 'Country', ar: 'الدولة' },
  deliver_hint: {
    en: 'Delivery times and charges depend on the country, and so does the currency of your bag where we have prices in it.',
    ar: 'يتغيّر موعد التوصيل ورسومه بحسب الدولة، وعملة حقيبتكِ في الدول التي نبيع بعملتها.',
  },
  deliver_not_there: {
    en: 'We do not deliver to {country} yet.',
    ar: 'لا نوصل إلى {country} حالياً.',
  },

  deliver_by: { en: 'Delivery to {country} by {day}.', ar: 'التوصيل إلى {country} بحلول {day}.' },
  deliver_on: { en: 'Delivery to {country} on {day}.', ar: 'التوصيل إلى {country} يوم {day}.' },
  deliver_free: { en: 'Delivery is free.', ar: 'التوصيل مجاني.' },
  deliver_costs: { en: '{amount} for delivery.', ar: 'رسوم التوصيل {amount}.' },
  deliver_costs_free_from: {
    en: '{amount} for delivery, free from {from}.',
    ar: 'رسوم التوصيل {amount}، ومجاناً ابتداءً من {from}.',
  },

  deliver_line: { en: 'Delivery to {country}', ar: 'التوصيل إلى {country}' },
  deliver_line_day: { en: 'Delivery to {country}, {day}', ar: 'التوصيل إلى {country}، {day}' },
  deliver_line_by: {
    en: 'Delivery to {country}, by {day}',
    ar: 'التوصيل إلى {country} بحلول {day}',
  },
  deliver_estimate: {
    en: 'The day and charge are confirmed at checkout.',
    ar: 'يتأكد الموعد والرسوم عند إتمام الطلب.',
  },
} as const satisfies Record<string, Word>
