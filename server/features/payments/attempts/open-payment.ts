import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { NewAttempt } from '../../orders/new-order.ts'
import { newToken } from '../../orders/order-token.ts'
import { firstAskMs } from './next-asking.ts'
import type { Settings } from '../../shop/settings.ts'
import { chooseProvider } from '../choose-provider.ts'

const minute = 60_000
/** What providers grant a session: Tabby 20 + 10, Stripe and Tap 30 at least. */
const sessionMinutes = 30
/** Pieces outlive the session, or a payment in its last minute would find them sold. */
const graceMinutes = 10

/** A new attempt to pay by a method; null where nothing is to be paid now. */
export function openPayment(
  deps: Deps,
  method: PaymentMethod,
  order: { settings: Settings; country: string; language: LanguageCode },
): NewAttempt | null {
  const provider = chooseProvider(deps, { method, ...order })
  if (!provider) throw new ShopError('payment_method_unavailable')
  if (!provider.online) return null
  const now = deps.clock().getTime()
  const held = Math.max(order.settings.reservationMinutes, sessionMinutes + graceMinutes)
  return {
    id: randomUUID(),
    token: newToken(),
    provider: provider.name,
    method,
    expiresAt: new Date(now + sessionMinutes * minute),
    payBefore: new Date(now + held * minute),
    askAfter: new Date(now + firstAskMs),
  }
}
