import type { PaymentMethod } from '../choices.ts'
import type { Text } from '../language.ts'
import { formatMoney, type Money } from '../money.ts'
import { catalogWords } from './catalog.ts'
import { creditWords } from './credit.ts'
import { paymentWords } from './payment.ts'

/** The name of a payment method: cash is paid on delivery, or at the pickup. */
export function paidBy(method: PaymentMethod, isPickup: boolean): Text {
  if (method === 'cash_on_delivery' && isPickup) return paymentWords.pay_by_cash_at_pickup
  return paymentWords[`pay_by_${method}`]
}

type Paid = {
  paymentMethod: PaymentMethod
  isPickup: boolean
  /** The part that store credit paid, in minor units. */
  credit: Money
  total: Money
  currency: string
}

/** How an order is paid, including store credit: 'Store credit AED 30, Card'. */
export function paidWith({ paymentMethod, isPickup, credit, total, currency }: Paid): Text {
  const rest = paidBy(paymentMethod, isPickup)
  const { pay_by_credit } = creditWords
  if (credit === 0) return rest
  if (credit === total) return pay_by_credit
  const amount = (language: 'en' | 'arb') => formatMoney(credit, { currency, language })
  const { list_separator } = catalogWords
  return {
    en: `${pay_by_credit.en} ${amount('en')}${list_separator.en}${rest.en}`,
    ar: `${pay_by_credit.ar} ${amount('arb')}${list_separator.ar}${rest.ar}`,
  }
}
