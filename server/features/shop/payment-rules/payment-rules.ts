import { type PaymentMethod, paymentMethods } from '@rimal/contract/choices'
import type { Deps } from '../../../deps.ts'
import type { Settings } from '../settings/settings.ts'
import type { Payments } from '@rimal/contract/shop'

export type PaymentRule = Settings['paymentRules'][number]

/**
 * The data of an order that decides who can take its payment; without a country, it stands for an order to any
 * country.
 */
export type ToTake = {
  method: PaymentMethod
  settings: Pick<Settings, 'currency' | 'paymentRules'>
  country?: string
}

/**
 * Lists the providers that can and may take the payment of an order, the preferred first: those that the rules name
 * in their sequence, then the others in the sequence in which the shop was started with them.
 */
export function listTakers({ payments }: Pick<Deps, 'payments'>, order: ToTake): Deps['payments'] {
  const { paymentRules: rules } = order.settings
  const rank = ({ name }: { name: string }) => {
    const place = rules.findIndex(({ provider }) => provider === name)
    return place < 0 ? rules.length : place
  }
  return payments
    .filter((provider) => canTake(provider, order) && mayTake(provider, order))
    .toSorted((a, b) => rank(a) - rank(b))
}

function canTake(
  { methods, currencies, isOff }: Deps['payments'][number],
  { method, settings }: ToTake,
): boolean {
  if (isOff) return false
  return methods.includes(method) && (currencies?.[method]?.includes(settings.currency) ?? true)
}

function mayTake({ name }: Deps['payments'][number], { settings, country }: ToTake): boolean {
  const rule = settings.paymentRules.find(({ provider }) => provider === name)
  if (rule?.currencies && !rule.currencies.includes(settings.currency)) return false
  return country === undefined || (rule?.countries?.includes(country) ?? true)
}

/** Returns the payment methods that some provider of the shop takes, in the sequence of the contract. */
function takenMethods({ payments }: Pick<Deps, 'payments'>): PaymentMethod[] {
  return paymentMethods.filter((method) =>
    payments.some(({ methods, isOff }) => !isOff && methods.includes(method)),
  )
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
