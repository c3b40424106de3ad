import type { WindowMove } from '../../catalog/record-window-change.ts'
import type { AttemptState, OrderStatus } from '@rimal/contract/statuses'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { moneyHeld } from '../../orders/reading/money-held.ts'
import { lockOrder, type StoredOrder } from '../../orders/stored-order.ts'
import { placeHeldOrder, type Placing } from '../../orders/place-held-order.ts'
import { reviveOrder } from '../../orders/reviving/revive-order.ts'
import { isFurther, isOpen, stateSaid } from '../attempts/attempt-states.ts'
import {
  type Attempt,
  bookMoves,
  closeAttempts,
  findAttempt,
  listMoves,
  saveAttempt,
} from '../attempts/stored-attempts.ts'
import { answerToMoney } from './answer-to-money.ts'
import type { Session } from '../attempts/end-sessions.ts'
import type { Owed } from './give-back.ts'
import { tellReturned } from './tell-returned.ts'
import { nextAsking } from '../attempts/next-asking.ts'
import type { PaymentSnapshot } from '../payment-provider.ts'

/** `told`: a letter was written because her money went back. */
export type Applied = Answer & { attempt: Attempt; state: AttemptState; told: boolean }

type Answer = {
  orderStatus: OrderStatus
  /** Money that has to go back, once this is committed. */
  owed: Owed | null
  /** Money set aside for this order, which stands on it and has still to be taken. */
  toTake: number
  /** Sessions at providers that nobody shall pay any more. */
  ended: Session[]
  placed: boolean
  windowChanged: boolean
}

const nothing = { owed: null, toTake: 0, ended: [], placed: false, windowChanged: false }

/**
 * Makes attempt, books and order agree with what the provider said, under the lock of the order. A
 * snapshot that was overtaken on the way changes nothing. Null: the attempt never reached a provider.
 */
export async function applySnapshot(
  deps: Deps,
  tx: Queries,
  { id, orderId }: Pick<Attempt, 'id' | 'orderId'>,
  snapshot: PaymentSnapshot | null,
): Promise<Applied> {
  const order = await lockOrder(tx, orderId)
  const attempt = await findAttempt(tx, id)
  if (!attempt) throw new Error(`The attempt ${id} is gone.`)
  const state = await saveState(deps, tx, attempt, snapshot)
  const answer = await answerMoney(deps, tx, { order, attempt, state })
  const told = state !== attempt.state && (await tellReturned(deps, tx, { order, attempt, state }))
  return { attempt, state, told, ...answer }
}

async function saveState(
  deps: Deps,
  tx: Queries,
  attempt: Attempt,
  snapshot: PaymentSnapshot | null,
): Promise<AttemptState> {
  const now = deps.clock()
  if (snapshot === null && mayStillStart(attempt, now)) return attempt.state
  const said = snapshot ? stateSaid(attempt, snapshot) : neverReached(attempt)
  if (said === 'review') {
    deps.log.error({ attempt: attempt.id, snapshot }, 'a payment differs from what was asked for')
  } else if (snapshot) {
    await bookMoves(tx, attempt, snapshot.moves, now)
  }
  const further = isFurther(said, attempt.state)
  const state = further ? said : attempt.state
  await saveAttempt(tx, attempt.id, {
    state,
    reason: snapshot?.reason ?? attempt.reason,
    askAfter: nextAsking({ ...attempt, state, now }),
    updatedAt: further ? now : attempt.updatedAt,
  })
  return state
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
  tx: Queries,
  { order, attempt, state }: { order: StoredOrder; attempt: Attempt; state: AttemptState },
): Promise<Answer> {
  const unchanged = { ...nothing, orderStatus: order.status }
  if (isOpen(state) || state === 'review') return unchanged
  const money = moneyHeld(order, await listMoves(tx, attempt.id))
  const { captured } = money
  const toTake = state === 'authorized' ? money.held - captured : 0
  const answer = answerToMoney(order, attempt.id, money)
  if (answer === 'nothing') {
    return { ...unchanged, toTake: order.paidBy === attempt.id ? toTake : 0 }
  }
  const now = deps.clock()
  if (answer !== 'give_back') {
    const placing = { actor: 'provider', at: now, paidBy: attempt.id } as const
    const placed = await placeByMoney(deps, tx, { order, answer, placing })
    if (placed) {
      const ended = await closeAttempts(tx, order.id, { state: 'cancelled', now })
      // Taking it is the timer's, so that nobody waits for it here.
      if (toTake > 0) await saveAttempt(tx, attempt.id, { askAfter: now, updatedAt: now })
      return { ...unchanged, ...placed, orderStatus: 'placed', placed: true, ended, toTake }
    }
  }
  const askAfter = new Date(now.getTime() + 60_000)
  await saveAttempt(tx, attempt.id, { askAfter, updatedAt: now })
  return { ...unchanged, owed: { captured } }
}

async function placeByMoney(
  deps: Deps,
  tx: Queries,
  { order, answer, placing }: { order: StoredOrder; answer: 'place' | 'revive'; placing: Placing },
): Promise<WindowMove | undefined> {
  if (answer === 'revive') return reviveOrder(deps, tx, order, { ...placing, reason: 'paid late' })
  await placeHeldOrder(deps, tx, order, placing)
  return { windowChanged: false }
}
