import type { Text } from '@rimal/contract/language'
import type { TabbyReason } from './tabby-answers.ts'

/** Tabby's own sentences: its terms ask for these and no others. */
export const tabbyRefusals: Record<TabbyReason, Text> = {
  not_available: {
    en: 'Sorry, Tabby is unable to approve this purchase, please use an alternative payment method for your order.',
    ar: 'نأسف، تابي غير قادرة على الموافقة على هذه العملية. الرجاء استخدام طريقة دفع أخرى.',
  },
  order_amount_too_high: {
    en: 'This purchase is above your current spending limit with Tabby, try a smaller cart or use another payment method.',
    ar: 'قيمة الطلب تفوق الحد الأقصى المسموح به حاليًا مع تابي. يُرجى تخفيض قيمة السلة أو استخدام وسيلة دفع أخرى.',
  },
  order_amount_too_low: {
    en: 'The purchase amount is below the minimum amount required to use Tabby, try adding more items or use another payment method.',
    ar: 'قيمة الطلب أقل من الحد الأدنى المطلوب لاستخدام خدمة تابي. يُرجى زيادة قيمة الطلب أو استخدام وسيلة دفع أخرى.',
  },
}
