import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { NewAttempt } from '../../orders/new-order.ts'
import { shortHold, usualHold } from '../../orders/hold-limits/hold-limits.ts'
import { newToken } from '../../../crypto/random-token.ts'
import { firstAskMs } from './next-asking.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { chooseProvider } from '../choose-provider.ts'

const minute = 60_000

/**
 * Returns a new payment attempt by a method; null when nothing is to be paid now. The stock is held for as long as
 * the shop has set, and always longer than the session of the provider lasts.
 */
export function openPayment(
  deps: Deps,
  method: PaymentMethod,
  order: { settings: Settings; country: string; language: LanguageCode },
): NewAttempt | null {
  const provider = chooseProvider(deps, { method, ...order })
  if (!provider) throw new ShopError('payment_method_unavailable')
  if (!provider.online) return null
  const now = deps.clock().getTime()
  const held = Math.max(order.settings.reservationMinutes, usualHold.session + usualHold.grace)
  const { session, grace } = shortHold.times
  const isShortened = (provider.shortestSession ?? Infinity) <= session
  const inMinutes = (minutes: number) => new Date(now + minutes * minute)
  return {
    id: randomUUID(),
    token: newToken(),
    provider: provider.name,
    method,
    expiresAt: inMinutes(usualHold.session),
    payBefore: inMinutes(held),
    short: isShortened
      ? { expiresAt: inMinutes(session), payBefore: inMinutes(session + grace) }
      : null,
    askAfter: new Date(now + firstAskMs),
  }
}

/**
 * Says whether an attempt was given the shorter time; the row may be written a moment after the attempt was opened,
 * or before.
 */
export function isShort({ createdAt, expiresAt }: { createdAt: Date; expiresAt: Date }): boolean {
  return expiresAt.getTime() - createdAt.getTime() < (shortHold.times.session + 1) * minute
}
