import { type PaymentMethod, paymentMethods } from '@rimal/contract/choices'
import type { Deps } from '../../deps.ts'
import type { Settings } from './settings.ts'

/** Where the provider of instalments works at all. */
export const instalmentCurrencies = ['AED', 'SAR', 'KWD']

/** The ways of paying that some provider of the shop takes, in the order of the contract. */
export function takenMethods({ payments }: Pick<Deps, 'payments'>): PaymentMethod[] {
  return paymentMethods.filter((method) => payments.some(({ methods }) => methods.includes(method)))
}

/** Those in which some order could be paid: all that the house may promise before there is one. */
export function offeredMethods(
  deps: Pick<Deps, 'payments'>,
  { currency, cashOnDelivery }: Pick<Settings, 'currency' | 'cashOnDelivery'>,
): PaymentMethod[] {
  const never: Partial<Record<PaymentMethod, boolean>> = {
    pay_in_4: !instalmentCurrencies.includes(currency),
    cash_on_delivery: cashOnDelivery.countries.length === 0 || cashOnDelivery.maxTotal <= 0,
  }
  return takenMethods(deps).filter((method) => !never[method])
}

/** The marks of methods, each of whoever would take the payment. */
export function marksOf(
  { payments }: Pick<Deps, 'payments'>,
  methods: readonly PaymentMethod[],
): string[] {
  const marks = methods.flatMap((method) => {
    const provider = payments.find((candidate) => candidate.methods.includes(method))
    return provider?.marks?.[method] ?? []
  })
  return [...new Set(marks)]
}
