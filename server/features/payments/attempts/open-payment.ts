import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { NewAttempt } from '../../orders/new-order.ts'
import { newToken } from '../../orders/order-token.ts'
import { firstAskMs } from './next-asking.ts'
import { findProvider } from '../providers.ts'

const minute = 60_000
/** What providers grant a session: Tabby 20 + 10, Stripe and Tap 30 at least. */
const sessionMinutes = 30
/** Pieces outlive the session, or a payment in its last minute would find them sold. */
const graceMinutes = 10

/** A new attempt to pay by a method; null where nothing is to be paid now. */
export function openPayment(
  deps: Deps,
  method: PaymentMethod,
  { reservationMinutes }: { reservationMinutes: number },
): NewAttempt | null {
  const provider = findProvider(deps, method)
  if (!provider) throw new ShopError('payment_method_unavailable')
  if (!provider.online) return null
  const now = deps.clock().getTime()
  const held = Math.max(reservationMinutes, sessionMinutes + graceMinutes)
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
