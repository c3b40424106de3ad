import type { PaymentMethod } from '@rimal/contract/choices'
import { attemptIs } from '@rimal/contract/statuses'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findOrderByToken, lockOrder, type StoredOrder } from '../orders/stored-order.ts'
import { placeHeldOrder } from '../orders/place-held-order.ts'
import { changePayment } from '../orders/change-payment.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { settingsIn } from '../shop/settings/settings-in.ts'
import { findUnderReview } from './attempts/attempt-states.ts'
import {
  type Attempt,
  closeAttempts,
  insertAttempt,
  listAttempts,
} from './attempts/stored-attempts.ts'
import { endSessions, type Session } from './attempts/end-sessions.ts'
import { isShort, openPayment } from './attempts/open-payment.ts'
import { paymentOptionsOf } from './payment-options-of.ts'
import { settleOpenAttempts } from './settlement/settle-open-attempts.ts'
import { startAttempt } from './attempts/start-attempt.ts'

/** A bank may refuse; somebody who tries cards one after the other is stopped. */
const maxAttempts = 5

type Opened = { paymentToken: string | null; start?: string; ended?: Session[]; placed?: boolean }

/** A new attempt for an order that awaits payment. One is open at a time; asked twice, it is the same. */
export async function payAgain(
  deps: Deps,
  { orderToken, paymentMethod }: { orderToken: string; paymentMethod: PaymentMethod },
): Promise<{ paymentToken: string | null }> {
  const order = await findOrderByToken(deps.db, orderToken)
  if (!order) throw new ShopError('order_not_found')
  const live = liveAttempt(deps, await listAttempts(deps.db, order.id))
  if (order.status === 'awaiting_payment' && live?.method === paymentMethod) {
    return { paymentToken: live.token }
  }
  // The shopper may have paid on the page that is now left.
  await settleOpenAttempts(deps, order.id)
  const opened = await deps.transact((tx) => open(deps, tx, order.id, paymentMethod))
  await endSessions(deps, opened.ended ?? [])
  if (opened.start) await startAttempt(deps, opened.start)
  return { paymentToken: opened.paymentToken }
}

async function open(deps: Deps, tx: Tx, orderId: string, method: PaymentMethod): Promise<Opened> {
  const order = await lockOrder(tx, orderId)
  const attempts = await listAttempts(tx, orderId)
  if (order.paidBy !== null) return { paymentToken: tokenOf(attempts, order.paidBy) }
  if (order.status !== 'awaiting_payment') throw new ShopError('order_not_payable')
  if (findUnderReview(attempts)) throw new ShopError('payment_under_review')
  const live = liveAttempt(deps, attempts)
  if (live?.method === method) return { paymentToken: live.token }

  const settings = settingsIn(await findSettings(tx), order.currency)
  const options = await paymentOptionsOf(deps, tx, { order, settings, language: order.language })
  const option = options.find(({ id }) => id === method)
  if (!option || option.refusal !== null) throw new ShopError('payment_method_unavailable')
  const now = deps.clock()
  const opened = openPayment(deps, method, {
    settings,
    country: order.address.country,
    language: order.language,
  })
  // A shorter hold stays short, because otherwise each further attempt would extend it.
  const attempt = opened && attempts.some(isShort) ? { ...opened, ...opened.short } : opened
  if (attempt && attempts.length >= maxAttempts) throw new ShopError('payment_method_unavailable')
  const ended = await closeAttempts(tx, orderId, { state: 'cancelled', now })
  await changePayment(tx, orderId, { method, payBefore: attempt?.payBefore ?? null })
  if (!attempt) {
    await placeHeldOrder(deps, tx, order, { actor: 'shopper', at: now, paidBy: null })
    return { paymentToken: null, ended, placed: true }
  }
  await insertAttempt(tx, newAttempt(order, attempt, now))
  return { paymentToken: attempt.token, start: attempt.id, ended }
}

function newAttempt(
  { id, total, credit, currency }: StoredOrder,
  attempt: NonNullable<ReturnType<typeof openPayment>>,
  now: Date,
) {
  const { payBefore: _ofTheOrder, short: _notTaken, ...rest } = attempt
  const asked = { orderId: id, amount: total - credit, currency, state: 'created' } as const
  return { ...rest, ...asked, createdAt: now, updatedAt: now }
}

function liveAttempt(deps: Deps, attempts: readonly Attempt[]): Attempt | undefined {
  return attempts.find(
    ({ state, expiresAt }) => attemptIs(state, 'open') && expiresAt > deps.clock(),
  )
}

function tokenOf(attempts: readonly Attempt[], id: string): string | null {
  return attempts.find((attempt) => attempt.id === id)?.token ?? null
}
