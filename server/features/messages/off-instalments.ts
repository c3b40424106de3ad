import type { Text } from '@rimal/contract/language'

/**
 * Says what happens to money that was to be paid in four: the provider paid the shop the whole amount, and the
 * customer has paid the provider only a part of it. `by` is the last day of the refund, missing when no day is
 * given.
 */
export function offInstalments(amount: string, by?: string): Text {
  return {
    en: `${amount} is taken off your four payments. What you have already paid of it comes back the way you paid${by ? ` by ${by} at the latest` : ', and banks take a few days to show it'}; the rest is no longer due.`,
    ar: `أُلغي ${amount} من دفعاتكِ الأربع. يعود إليكِ ما دفعتِه منه بطريقة الدفع نفسها${by ? ` بحلول ${by} كحدّ أقصى` : '، وقد تحتاج البنوك إلى بضعة أيام لإظهاره'}، ولا يُطلب منكِ الباقي.`,
  }
}
