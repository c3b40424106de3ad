import type { AttemptState, OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { creditOfOrder } from '../../credit/credit-of-order.ts'
import { moneyHeld } from '../../orders/order-view/money-held.ts'
import { lockOrder, type StoredOrder } from '../../orders/stored-order.ts'
import { placeHeldOrder, type Placing } from '../../orders/place-held-order.ts'
import { reviveOrder } from '../../orders/revival/revive-order.ts'
import { isFurther, isOpen, stateSaid } from '../attempts/attempt-states.ts'
import {
  type Attempt,
  bookEntries,
  closeAttempts,
  findAttempt,
  listLedgerEntries,
  saveAttempt,
} from '../attempts/stored-attempts.ts'
import { saveDiscrepancies } from '../reconciliation/save-discrepancies.ts'
import { answerToMoney } from './answer-to-money.ts'
import type { Session } from '../attempts/end-sessions.ts'
import type { Owed } from './give-back.ts'
import { type Booked, notifyReturned } from './notify-returned.ts'
import { nextAsking } from '../attempts/next-asking.ts'
import { isTimeToTake } from './when-to-take.ts'
import type { PaymentSnapshot } from '../payment-provider.ts'

/** `notified`: a letter was written because her money went back. */
export type Applied = Answer & { attempt: Attempt; state: AttemptState; notified: boolean }

type Answer = {
  orderStatus: OrderStatus
  /** Money that has to go back, once this is committed. */
  owed: Owed | null
  /** Money set aside for this order, which stands on it and is to be taken now. */
  toTake: number
  /** Sessions at providers that nobody shall pay any more. */
  ended: Session[]
  placed: boolean
}

/** How long a provider has to give money back, before it is asked once more. */
const patienceMs = 60_000

const nothing = { owed: null, toTake: 0, ended: [], placed: false }

/**
 * Makes attempt, books and order agree with what the provider said, under the lock of the order. A
 * snapshot that was overtaken on the way changes nothing. Null: the attempt never reached a provider.
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

/** Nothing was booked of a payment that is not as asked; what the provider holds a person gives back. */
function notifyStaff(tx: Tx, attempt: Attempt, snapshot: PaymentSnapshot, now: Date) {
  const { id, provider, providerRef } = attempt
  const { currency, amount, entries } = snapshot
  const { held } = moneyHeld({ total: amount, credit: 0 }, entries)
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
  if (isOpen(state) || state === 'review') return unchanged
  // What became her store credit is not owed to her a second time.
  const converted = order.paidBy === attempt.id ? Math.max(await creditOfOrder(tx, order.id), 0) : 0
  const money = moneyHeld(order, await listLedgerEntries(tx, attempt.id), { converted })
  const { captured } = money
  const now = deps.clock()
  const toTake = state === 'authorized' ? money.held - captured : 0
  const answer = answerToMoney(order, attempt.id, money)
  if (answer === 'nothing') {
    const due = toTake > 0 && order.paidBy === attempt.id
    return {
      ...unchanged,
      toTake: due && (await isTimeToTake(tx, order, attempt, now)) ? toTake : 0,
    }
  }
  if (answer !== 'give_back') {
    const placing = { actor: 'provider', at: now, paidBy: attempt.id } as const
    const placed = await placeByMoney(deps, tx, { order, answer, placing })
    if (placed) {
      const ended = await closeAttempts(tx, order.id, { state: 'cancelled', now })
      return { ...unchanged, orderStatus: 'placed', placed: true, ended }
    }
  }
  const isGiven = isBeingGiven(attempt, now)
  await saveAttempt(tx, attempt.id, {
    askAfter: new Date(now.getTime() + patienceMs),
    ...(isGiven ? {} : { givingSince: now }),
    updatedAt: now,
  })
  return isGiven ? unchanged : { ...unchanged, owed: { captured } }
}

/** Whoever comes first asks the provider; all others leave it to that one, until it must have failed. */
function isBeingGiven({ givingSince }: Attempt, now: Date): boolean {
  return givingSince !== null && now.getTime() - givingSince.getTime() < patienceMs
}

async function placeByMoney(
  deps: Deps,
  tx: Tx,
  { order, answer, placing }: { order: StoredOrder; answer: 'place' | 'revive'; placing: Placing },
): Promise<boolean> {
  if (answer === 'revive') return reviveOrder(deps, tx, order, { ...placing, reason: 'paid late' })
  await placeHeldOrder(deps, tx, order, placing)
  return true
}
