import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { listTakers, type ToTake } from '../shop/payment-rules/payment-rules.ts'
import type { OnlineProvider, PaymentProvider } from './payment-provider.ts'

/**
 * Who takes the money of an order: the preferred of those that speak to her in her language, or else the
 * preferred one. Undefined while nobody may.
 */
export function chooseProvider(
  deps: Pick<Deps, 'payments'>,
  { language, ...order }: ToTake & { language: LanguageCode },
): PaymentProvider | undefined {
  const takers = listTakers(deps, order)
  return takers.find((taker) => !taker.online || taker.speaks.includes(language)) ?? takers[0]
}

/** The provider of an earlier attempt; undefined when the owner has switched it off since. */
export function findOnlineProvider(
  { payments }: Pick<Deps, 'payments'>,
  name: string,
): OnlineProvider | undefined {
  return payments.find(
    (provider): provider is OnlineProvider => provider.online && provider.name === name,
  )
}
