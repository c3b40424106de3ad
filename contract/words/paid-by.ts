import type { PaymentMethod } from '../choices.ts'
import type { Text } from '../language.ts'
import { paymentWords } from './payment.ts'

/** How an order is paid: cash at the door, or where she collects it. */
export function paidBy(method: PaymentMethod, isPickup: boolean): Text {
  if (method === 'cash_on_delivery' && isPickup) return paymentWords.pay_by_cash_at_pickup
  return paymentWords[`pay_by_${method}`]
}
