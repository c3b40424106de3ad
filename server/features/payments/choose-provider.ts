import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { listTakers, type ToTake } from '../shop/payment-rules/payment-rules.ts'
import type { OnlineProvider, PaymentProvider } from './payment-provider.ts'

/**
 * Returns the provider that takes the payment of an order: the preferred one of those that support the customer's
 * language, otherwise the preferred one of all. Undefined when no provider may take it.
 */
export function chooseProvider(
  deps: Pick<Deps, 'payments'>,
  { language, ...order }: ToTake & { language: LanguageCode },
): PaymentProvider | undefined {
  const takers = listTakers(deps, order)
  return takers.find((taker) => !taker.online || taker.speaks.includes(language)) ?? takers[0]
}

/** The provider of an earlier attempt, even if it is switched off; undefined when the shop no longer has its account. */
export function findOnlineProvider(
  { payments }: Pick<Deps, 'payments'>,
  name: string,
): OnlineProvider | undefined {
  return payments.find(
    (provider): provider is OnlineProvider => provider.online && provider.name === name,
  )
}
