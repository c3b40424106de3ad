import { attemptIs, type AttemptState, type OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { sumLedger } from '../../orders/money/ledger.ts'
import { loadOrderMoney } from '../../orders/money/load-order-money.ts'
import { type OrderMoney, paymentOn } from '../../orders/money/order-money.ts'
import { lockOrder, type StoredOrder } from '../../orders/stored-order.ts'
import { placeHeldOrder, type Placing } from '../../orders/place-held-order.ts'
import { reviveOrder } from '../../orders/revival/revive-order.ts'
import { isFurther, stateSaid } from '../attempts/attempt-states.ts'
import {
  type Attempt,
  bookEntries,
  closeAttempts,
  findAttempt,
  saveAttempt,
} from '../attempts/stored-attempts.ts'
import { saveDiscrepancies } from '../reconciliation/save-discrepancies.ts'
import { answerToMoney } from './answer-to-money.ts'
import type { Session } from '../attempts/end-sessions.ts'
import type { Owed } from './refund-payment.ts'
import { type Booked, notifyReturned } from './notify-returned.ts'
import { nextAsking } from '../attempts/next-asking.ts'
import { isTimeToTake } from './when-to-take.ts'
import type { PaymentSnapshot } from '../payment-provider.ts'

/** `notified`: an email was written because the customer's payment was returned. */
export type Applied = Answer & { attempt: Attempt; state: AttemptState; notified: boolean }

type Answer = {
  orderStatus: OrderStatus
  /** Money that has to go back, once this is committed. */
  owed: Owed | null
  /** The authorised amount that is to be captured now for this order. */
  toTake: number
  /** Sessions at providers that nobody shall pay any more. */
  ended: Session[]
  placed: boolean
}

/** How long a provider has to give money back, before it is asked once more. */
const patienceMs = 60_000

const nothing = { owed: null, toTake: 0, ended: [], placed: false }

/**
 * Brings the attempt, the ledger and the order into line with what the provider reported, under the lock of the
 * order. A snapshot that was overtaken by a newer one changes nothing. Null: the attempt never reached a provider.
 */
export async function applySnapshot(
  deps: Deps,
  tx: Tx,
  { id, orderId }: Pick<Attempt, 'id' | 'orderId'>,
  snapshot: PaymentSnapshot | null,
): Promise<Applied> {
  const order = await lockOrder(tx, orderId)
  const attempt = await findAttempt(tx, id)
  if (!attempt) throw new Error(`The attempt ${id} is gone.`)
  const { state, booked } = await saveState(deps, tx, attempt, snapshot)
  const answer = await answerMoney(deps, tx, { order, attempt, state })
  const isNew = state !== attempt.state
  if (snapshot && isNew && state === 'review') {
    return {
      attempt,
      state,
      ...answer,
      notified: await notifyStaff(tx, attempt, snapshot, deps.clock()),
    }
  }
  const notified = isNew && (await notifyReturned(deps, tx, { order, attempt, state, booked }))
  return { attempt, state, notified, ...answer }
}

/** Nothing was booked of a payment that is not as requested; a person refunds what the provider holds. */
function notifyStaff(tx: Tx, attempt: Attempt, snapshot: PaymentSnapshot, now: Date) {
  const { id, provider, providerRef } = attempt
  const { currency, entries } = snapshot
  const { held } = sumLedger(entries)
  const payment = { provider, providerRef: providerRef ?? '', attemptId: id, currency }
  return saveDiscrepancies(tx, [{ ...payment, kind: 'not_as_asked', ours: 0, theirs: held }], now)
}

async function saveState(
  deps: Deps,
  tx: Tx,
  attempt: Attempt,
  snapshot: PaymentSnapshot | null,
): Promise<{ state: AttemptState; booked: Booked }> {
  const now = deps.clock()
  // A person has ended it.
  if (attempt.reviewedAt !== null) return { state: attempt.state, booked: [] }
  if (snapshot === null && mayStillStart(attempt, now)) return { state: attempt.state, booked: [] }
  const said = snapshot ? stateSaid(attempt, snapshot) : neverReached(attempt)
  const isBookable = snapshot !== null && said !== 'review'
  const booked = isBookable ? await bookEntries(tx, attempt, snapshot.entries, now) : []
  if (said === 'review') {
    deps.log.error({ attempt: attempt.id, snapshot }, 'a payment differs from what was asked for')
  }
  const further = isFurther(said, attempt.state)
  const state = further ? said : attempt.state
  await saveAttempt(tx, attempt.id, {
    state,
    reason: snapshot?.reason ?? attempt.reason,
    askAfter: nextAsking({ ...attempt, state, now }),
    updatedAt: further ? now : attempt.updatedAt,
  })
  return { state, booked }
}

/** Somebody may be asking the provider for the page right now. */
function mayStillStart({ state, createdAt }: Attempt, now: Date): boolean {
  return state === 'created' && now.getTime() - createdAt.getTime() < 60_000
}

function neverReached({ state }: Attempt): AttemptState {
  return state === 'created' ? 'failed' : state
}

async function answerMoney(
  deps: Deps,
  tx: Tx,
  { order, attempt, state }: { order: StoredOrder; attempt: Attempt; state: AttemptState },
): Promise<Answer> {
  const unchanged = { ...nothing, orderStatus: order.status }
  if (attemptIs(state, 'open') || state === 'review') return unchanged
  const money = await loadOrderMoney(tx, order)
  const payment = paymentOn(money, attempt.id)
  const { held, captured } = payment
  const now = deps.clock()
  const toTake = state === 'authorized' ? held - captured : 0
  const answer = answerToMoney(order, attempt.id, payment)
  if (answer === 'nothing') {
    const due = toTake > 0 && order.paidBy === attempt.id
    return {
      ...unchanged,
      toTake: due && (await isTimeToTake(tx, order, attempt, now)) ? toTake : 0,
    }
  }
  if (answer !== 'refund') {
    const placing = { actor: 'provider', at: now, paidBy: attempt.id } as const
    const placed = await placeByMoney(deps, tx, { order, money, answer, placing })
    if (placed) {
      const ended = await closeAttempts(tx, order.id, { state: 'cancelled', now })
      return { ...unchanged, orderStatus: 'placed', placed: true, ended }
    }
  }
  const isGiven = isBeingSent(attempt, now)
  await saveAttempt(tx, attempt.id, {
    askAfter: new Date(now.getTime() + patienceMs),
    ...(isGiven ? {} : { refundingSince: now }),
    updatedAt: now,
  })
  return isGiven ? unchanged : { ...unchanged, owed: { captured } }
}

/**
 * Says whether a process is returning the payment. The first process asks the provider; all others leave it to that
 * process until it must have failed.
 */
function isBeingSent({ refundingSince }: Attempt, now: Date): boolean {
  return refundingSince !== null && now.getTime() - refundingSince.getTime() < patienceMs
}

type PlacingByMoney = {
  order: StoredOrder
  money: OrderMoney
  answer: 'place' | 'revive'
  placing: Placing
}

async function placeByMoney(
  deps: Deps,
  tx: Tx,
  { order, money, answer, placing }: PlacingByMoney,
): Promise<boolean> {
  if (answer === 'revive') {
    return reviveOrder(deps, tx, order, { ...placing, reason: 'paid late', money })
  }
  await placeHeldOrder(deps, tx, order, placing)
  return true
}
