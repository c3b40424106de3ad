import { type PaymentMethod, paymentMethods } from '@rimal/contract/choices'
import type { Deps } from '../../deps.ts'
import { listTakers } from './payment-rules.ts'
import type { Settings } from './settings.ts'

/** The ways of paying that some provider of the shop takes, in the order of the contract. */
export function takenMethods({ payments }: Pick<Deps, 'payments'>): PaymentMethod[] {
  return paymentMethods.filter((method) => payments.some(({ methods }) => methods.includes(method)))
}

/** Those in which some order could be paid: all that the house may promise before there is one. */
export function offeredMethods(
  deps: Pick<Deps, 'payments'>,
  settings: Pick<Settings, 'currency' | 'cashOnDelivery' | 'paymentRules'>,
): PaymentMethod[] {
  const { countries, maxTotal } = settings.cashOnDelivery
  const takesCash = countries.length > 0 && maxTotal > 0
  return takenMethods(deps).filter((method) => {
    if (method === 'cash_on_delivery' && !takesCash) return false
    return listTakers(deps, { method, settings }).length > 0
  })
}

/** The marks of methods, each of whoever would take the payment. */
export function marksOf(
  deps: Pick<Deps, 'payments'>,
  settings: Pick<Settings, 'currency' | 'paymentRules'>,
  methods: readonly PaymentMethod[],
): string[] {
  const marks = methods.flatMap((method) => {
    const [taker] = listTakers(deps, { method, settings })
    return taker?.marks?.[method] ?? []
  })
  return [...new Set(marks)]
}
