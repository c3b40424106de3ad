import { maxReturnPictures } from '../returns/return-states.ts'
import type { ErrorEntry } from './error-entry.ts'

/** 900–999: returns, exchanges, alterations and claims. */
export const returnErrors = {
  return_not_found: {
    number: 901,
    status: 404,
    en: 'We could not find this return.',
    ar: 'لم نجد طلب الإرجاع هذا.',
  },
  return_not_delivered: {
    number: 902,
    status: 200,
    en: 'A piece can be returned once it has been delivered.',
    ar: 'يمكن إرجاع القطعة بعد توصيلها.',
  },
  return_line_refused: {
    number: 903,
    status: 200,
    en: 'This cannot be asked for one of these pieces. Please choose again.',
    ar: 'لا يمكن طلب ذلك لإحدى هذه القطع. اختاري من جديد من فضلكِ.',
  },
  return_too_late: {
    number: 904,
    status: 200,
    en: 'The time for it has passed for one of these pieces. Write to us, and we will see what can be done.',
    ar: 'انتهت مهلة الطلب لإحدى هذه القطع. راسلينا لنرى ما يمكن فعله.',
  },
  return_line_taken: {
    number: 905,
    status: 200,
    en: 'You have already asked for one of these pieces.',
    ar: 'سبق أن قدّمتِ طلباً لإحدى هذه القطع.',
  },
  return_exchange_sold_out: {
    number: 906,
    status: 200,
    en: 'The size or colour wanted instead is no longer there. Please choose another.',
    ar: 'لم يعد المقاس أو اللون البديل متوفراً. اختاري غيره من فضلكِ.',
  },
  return_picture_needed: {
    number: 907,
    status: 200,
    en: 'Please add a picture that shows the fault.',
    ar: 'أضيفي صورة تُظهر العيب من فضلكِ.',
  },
  return_picture_expired: {
    number: 908,
    status: 200,
    en: 'One of the pictures is no longer here. Please add it again.',
    ar: 'إحدى الصور لم تعد موجودة. أضيفيها مجدداً من فضلكِ.',
  },
  return_pictures_full: {
    number: 909,
    status: 200,
    en: `A request holds up to ${maxReturnPictures} pictures. Remove one first.`,
    ar: `يتّسع الطلب لما يصل إلى ${maxReturnPictures} صور. أزيلي إحداها أولاً.`,
  },
  return_step_done: {
    number: 910,
    status: 200,
    en: 'This return has moved on, so that is no longer possible. Here is how it stands.',
    ar: 'تغيّرت حالة هذا الطلب فلم يعد ذلك ممكناً، وهذه حالته الآن.',
  },
  return_step_refused: {
    number: 911,
    status: 200,
    en: 'This step does not follow from where the return stands.',
    ar: 'هذه الخطوة لا تلي ما وصل إليه طلب الإرجاع.',
  },
  return_needs_owner: {
    number: 912,
    status: 200,
    en: 'An owner decides this one.',
    ar: 'القرار في هذا الطلب للمالكة.',
  },
  return_nothing_accepted: {
    number: 913,
    status: 200,
    en: 'None of its pieces was found fit for that. What is damaged is paid or replaced only as a fault of the house; else decline, and it goes back to her.',
    ar: 'لم تُقبل أي قطعة عند الفحص. ما وُجد تالفاً يُردّ ثمنه أو يُستبدل إن كان الخطأ من المتجر فقط، وإلا فارفضي الطلب وتعود القطعة إليها.',
  },
} as const satisfies Record<string, ErrorEntry>
