import { type PaymentMethod, paymentMethods } from '@rimal/contract/choices'
import type { Payments } from '@rimal/contract/shop'
import type { Deps } from '../../../deps.ts'
import { listTakers } from './payment-rules.ts'
import type { Settings } from '../settings/settings.ts'

/** Returns the payment methods that some provider of the shop takes, in the sequence of the contract. */
function takenMethods({ payments }: Pick<Deps, 'payments'>): PaymentMethod[] {
  return paymentMethods.filter((method) => payments.some(({ methods }) => methods.includes(method)))
}

type OfCurrency = Pick<Settings, 'currency' | 'cashOnDelivery' | 'paymentRules'>

/** Returns the methods by which some order in the currency of the settings could be paid, with their marks. */
export function offeredPayments(deps: Pick<Deps, 'payments'>, settings: OfCurrency): Payments {
  const methods = offeredMethods(deps, settings)
  return { paymentMethods: methods, paymentMarks: marksOf(deps, settings, methods) }
}

/**
 * Returns the methods by which some order could be paid; before there is an order, the shop may mention only these.
 */
function offeredMethods(deps: Pick<Deps, 'payments'>, settings: OfCurrency): PaymentMethod[] {
  const { countries, maxTotal } = settings.cashOnDelivery
  const takesCash = countries.length > 0 && maxTotal > 0
  return takenMethods(deps).filter((method) => {
    if (method === 'cash_on_delivery' && !takesCash) return false
    return listTakers(deps, { method, settings }).length > 0
  })
}

/** The marks of methods, each of whoever would take the payment in the currency. */
export function marksOf(
  deps: Pick<Deps, 'payments'>,
  settings: Pick<Settings, 'currency' | 'paymentRules'>,
  methods: readonly PaymentMethod[],
): string[] {
  const all = methods.flatMap((method) => {
    const [taker] = listTakers(deps, { method, settings })
    const marks = taker?.marks?.[method] ?? []
    return 'byCurrency' in marks ? (marks.byCurrency[settings.currency] ?? []) : marks
  })
  return [...new Set(all)]
}
