import type { Word } from './word.ts'

/** The queue before a drop, and what the page of its product says of it. */
export const queueWords = {
  queue_title: { en: 'The queue', ar: 'انتظار الدور' },
  queue_joining: { en: 'Taking a place for you', ar: 'نحجز لكِ مكاناً' },
  queue_waiting: { en: 'You are in the queue', ar: 'مكانكِ محجوز في الانتظار' },
  queue_waiting_text: {
    en: 'Many want {name} at the same moment. Everybody is let in by turn, and nobody can overtake you.',
    ar: 'الإقبال على {name} كبير في هذه اللحظة. الدخول بالدور، ولا أحد يتقدّم عليكِ.',
  },
  queue_shop_text: {
    en: 'Many are shopping at the same moment. Everybody is let in by turn, and nobody can overtake you.',
    ar: 'الإقبال على المتجر كبير في هذه اللحظة. الدخول بالدور، ولا أحد يتقدّم عليكِ.',
  },
  queue_nearly: { en: 'Nearly your turn', ar: 'اقترب دوركِ' },
  queue_place: { en: 'Your place', ar: 'مكانكِ' },
  queue_ahead: { en: 'Ahead of you', ar: 'قبلكِ' },
  queue_wait: { en: 'Time to wait', ar: 'وقت الانتظار' },
  queue_seconds: { en: 'less than a minute', ar: 'أقل من دقيقة' },
  queue_minutes: {
    en: { one: 'about {count} minute', other: 'about {count} minutes' },
    ar: {
      zero: 'لحظات',
      one: 'نحو دقيقة',
      two: 'نحو دقيقتين',
      few: 'نحو {count} دقائق',
      many: 'نحو {count} دقيقة',
      other: 'نحو {count} دقيقة',
    },
  },
  queue_hours: {
    en: { one: 'about {count} hour', other: 'about {count} hours' },
    ar: {
      zero: 'لحظات',
      one: 'نحو ساعة',
      two: 'نحو ساعتين',
      few: 'نحو {count} ساعات',
      many: 'نحو {count} ساعة',
      other: 'نحو {count} ساعة',
    },
  },
  queue_numbering: {
    en: 'Your number comes in a moment.',
    ar: 'يظهر رقمكِ بعد لحظة.',
  },
  queue_stays: {
    en: 'This page goes on by itself. If you close it, come back in this browser: your place is kept.',
    ar: 'تتابع الصفحة وحدها. وإن أغلقتِها فعودي من المتصفّح نفسه، فمكانكِ محفوظ.',
  },
  queue_opening: { en: 'It opens on {moment}', ar: 'الموعد: {moment}' },
  queue_opening_text: {
    en: 'You are here in time. Places are drawn at the opening among everybody who is here by then: coming earlier or more often makes no difference.',
    ar: 'وصلتِ في الوقت المناسب. تُوزَّع الأماكن بالقرعة عند الفتح بين كل الحاضرات، فلا فرق بين من بكّرت ومن كرّرت المحاولة.',
  },
  queue_admitted: { en: 'It is your turn', ar: 'حان دوركِ' },
  queue_admitted_text: {
    en: 'The way is free. We take you there now.',
    ar: 'الطريق مفتوح لكِ، وننقلكِ إليه الآن.',
  },
  queue_enter: { en: 'Go in now', ar: 'ادخلي الآن' },
  queue_sold_out: { en: '{name} has sold out', ar: 'نفدت {name}' },
  queue_sold_out_text: {
    en: 'We are sorry: every piece was taken before your turn came. If an order is not paid, a piece comes back, and your place still counts.',
    ar: 'نعتذر منكِ، فقد نفدت القطع كلها قبل أن يصل دوركِ. إن لم يُدفع أحد الطلبات تعود قطعته، ويبقى مكانكِ محفوظاً.',
  },
  queue_see_product: { en: 'Back to the piece', ar: 'العودة إلى القطعة' },

  product_sold_by_turn: {
    en: 'Many want this piece, so it is sold by turn.',
    ar: 'الإقبال على هذه القطعة كبير، لذلك تُباع بالدور.',
  },
  product_queue_opens: {
    en: 'This piece is sold by turn from {moment} on. Places are drawn among everybody who waits by then.',
    ar: 'تُباع هذه القطعة بالدور بدءاً من {moment}. تُوزَّع الأماكن بالقرعة بين من ينتظرن حينها.',
  },
  product_queue_join: { en: 'Take your place', ar: 'خذي مكانكِ' },
  product_queue_turn: {
    en: 'It is your turn. Add this piece to your bag before {time}.',
    ar: 'حان دوركِ. أضيفي هذه القطعة إلى حقيبتكِ قبل {time}.',
  },
} as const satisfies Record<string, Word>
