import type { PaymentMethod } from '@rimal/contract/choices'
import type { Deps } from '../../../deps.ts'
import type { Settings } from '../settings/settings.ts'

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
  { methods, currencies }: Deps['payments'][number],
  { method, settings }: ToTake,
): boolean {
  return methods.includes(method) && (currencies?.[method]?.includes(settings.currency) ?? true)
}

function mayTake({ name }: Deps['payments'][number], { settings, country }: ToTake): boolean {
  const rule = settings.paymentRules.find(({ provider }) => provider === name)
  if (rule?.currencies && !rule.currencies.includes(settings.currency)) return false
  return country === undefined || (rule?.countries?.includes(country) ?? true)
}
