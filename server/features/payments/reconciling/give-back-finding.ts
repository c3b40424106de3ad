import type { AttemptState } from '@rimal/contract/statuses'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../db/connect.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { moneyHeld } from '../../orders/reading/money-held.ts'
import { lockOrder } from '../../orders/stored-order.ts'
import { type Attempt, bookMoves, findAttempt, saveAttempt } from '../attempts/stored-attempts.ts'
import { findOnlineProvider } from '../choose-provider.ts'
import type { OnlineProvider, PaymentSnapshot } from '../payment-provider.ts'
import { closeOpenFinding, findOpenFinding } from './findings.sql.ts'

type Wish = { findingId: number; note: string }
type Audit = (tx: Queries) => (subject: string, details: Record<string, unknown>) => Promise<void>

/**
 * Ends a payment that was other than asked for: all of it goes back, and its order waits for another one,
 * or expires. What turned out not to be a payment of ours is left where it is, and only the order let go.
 * Throws `finding_not_found` where there is none open of that kind, and `payment_provider_down` where the
 * provider has not given it back: asked again, it is the same asking.
 */
export async function giveBackFinding(
  deps: Deps,
  { findingId, note }: Wish,
  auditIn: Audit,
): Promise<{ state: AttemptState }> {
  const finding = await findOpenFinding(deps.db, findingId)
  const attempt = finding?.attemptId ? await findAttempt(deps.db, finding.attemptId) : undefined
  if (finding?.kind !== 'not_as_asked' || !attempt) throw new ShopError('finding_not_found')
  const snapshot = await returnAll(deps, attempt)
  return deps.db.transaction(async (tx) => {
    const { number } = await lockOrder(tx, attempt.orderId)
    const now = deps.clock()
    if (!(await closeOpenFinding(tx, { findingId, note, now, of: 'not_as_asked' })))
      throw new ShopError('finding_not_found')
    const isOurs = snapshot.attemptId === attempt.id
    const state = isOurs ? endOf(snapshot) : 'failed'
    if (isOurs) await bookMoves(tx, attempt, snapshot.moves, now)
    await saveAttempt(tx, attempt.id, { state, askAfter: null, reviewedAt: now, updatedAt: now })
    await auditIn(tx)(number, { payment: attempt.providerRef, state, note })
    return { state }
  })
}

/** The payment as it stands once nothing is left of it. */
async function returnAll(deps: Deps, attempt: Attempt): Promise<PaymentSnapshot> {
  const { provider: name, providerRef: ref } = attempt
  const provider = findOnlineProvider(deps, name)
  if (!provider || ref === null) throw new ShopError('payment_provider_down')
  try {
    const now = await provider.read(ref)
    if (now.attemptId !== attempt.id) return now
    const { held, captured } = moneyHeld({ total: attempt.amount, credit: 0 }, now.moves)
    if (held === 0) return now
    await give(provider, ref, { key: `review-${attempt.id}-${held}`, captured })
    const then = await provider.read(ref)
    if (moneyHeld({ total: attempt.amount, credit: 0 }, then.moves).held > 0)
      throw new Error('still there')
    return then
  } catch (error) {
    deps.log.error({ err: error, attempt: attempt.id }, 'a payment could not be given back yet')
    throw new ShopError('payment_provider_down')
  }
}

async function give(
  provider: OnlineProvider,
  ref: string,
  { key, captured }: { key: string; captured: number },
): Promise<void> {
  if (captured > 0) await provider.refund(ref, captured, key)
  else await provider.void(ref, key)
}

function endOf({ moves }: PaymentSnapshot): AttemptState {
  if (moves.some(({ kind }) => kind === 'refund')) return 'refunded'
  return moves.some(({ kind }) => kind === 'void') ? 'voided' : 'failed'
}
