import type { AttemptState } from '@rimal/contract/statuses'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/transact.ts'
import type { ProvedStaff } from '../../../http/bearer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { sumLedger } from '../../orders/money/ledger.ts'
import { lockOrder } from '../../orders/stored-order.ts'
import { lockPayouts, payOutWithin } from '../../staff/daily-limit.ts'
import { type Attempt, bookEntries, findAttempt, saveAttempt } from '../attempts/stored-attempts.ts'
import { findOnlineProvider } from '../choose-provider.ts'
import type { OnlineProvider, PaymentSnapshot } from '../payment-provider.ts'
import { closeOpenDiscrepancy, findOpenDiscrepancy } from './discrepancies.sql.ts'

type Input = { discrepancyId: number; note: string; staff: ProvedStaff }
type Audit = (tx: Tx) => (subject: string, details: Record<string, unknown>) => Promise<void>

/**
 * Ends a payment that was other than asked for: all of it goes back, and its order waits for another one,
 * or expires. What turned out not to be a payment of ours is left where it is, and only the order let go.
 * Throws `discrepancy_not_found` where there is none open of that kind, and `payment_provider_down` where the
 * provider has not given it back: asked again, it is the same asking. It counts as a payout of the member of staff;
 * above the limit of the day it throws `refund_needs_owner` before the provider is asked.
 */
export async function refundDiscrepancy(
  deps: Deps,
  { discrepancyId, note, staff }: Input,
  auditIn: Audit,
): Promise<{ state: AttemptState }> {
  const discrepancy = await findOpenDiscrepancy(deps.db, discrepancyId)
  const attempt = discrepancy?.attemptId
    ? await findAttempt(deps.db, discrepancy.attemptId)
    : undefined
  if (discrepancy?.kind !== 'not_as_asked' || !attempt) throw new ShopError('discrepancy_not_found')
  const snapshot = await returnAll(deps, attempt, staff)
  return deps.transact(async (tx) => {
    const { number } = await lockOrder(tx, attempt.orderId)
    const now = deps.clock()
    if (!(await closeOpenDiscrepancy(tx, { discrepancyId, note, now, of: 'not_as_asked' })))
      throw new ShopError('discrepancy_not_found')
    const isOurs = snapshot.attemptId === attempt.id
    const state = isOurs ? endOf(snapshot) : 'failed'
    if (isOurs) await bookEntries(tx, attempt, snapshot.entries, now)
    await saveAttempt(tx, attempt.id, { state, askAfter: null, reviewedAt: now, updatedAt: now })
    tx.afterCommit.wake('expire-unpaid-orders')
    await auditIn(tx)(number, { payment: attempt.providerRef, state, note })
    return { state }
  })
}

/** Refunds all that is left of the payment, and returns the payment as it is then. */
async function returnAll(
  deps: Deps,
  attempt: Attempt,
  staff: ProvedStaff,
): Promise<PaymentSnapshot> {
  const { provider: name, providerRef: ref } = attempt
  const provider = findOnlineProvider(deps, name)
  if (!provider || ref === null) throw new ShopError('payment_provider_down')
  try {
    const now = await provider.read(ref)
    if (now.attemptId !== attempt.id) return now
    const { held, captured } = sumLedger(now.entries)
    if (held === 0) return now
    const key = `review-${attempt.id}-${held}`
    await countPayout(deps, staff, { key, amount: held, currency: now.currency })
    await give(provider, ref, { key, captured })
    const then = await provider.read(ref)
    if (sumLedger(then.entries).held > 0) throw new Error('still there')
    return then
  } catch (error) {
    if (error instanceof ShopError) throw error
    deps.log.error({ err: error, attempt: attempt.id }, 'a payment could not be given back yet')
    throw new ShopError('payment_provider_down')
  }
}

type Payout = { key: string; amount: number; currency: string }

/** Counts the payout in a transaction that ends before the provider is asked. A repeated call counts once. */
async function countPayout(deps: Deps, staff: ProvedStaff, payout: Payout): Promise<void> {
  await deps.transact(async (tx) => {
    await lockPayouts(tx, staff)
    if (await payOutWithin(tx, { ...payout, staff, at: deps.clock() })) return
    throw new ShopError('refund_needs_owner')
  })
}

async function give(
  provider: OnlineProvider,
  ref: string,
  { key, captured }: { key: string; captured: number },
): Promise<void> {
  if (captured > 0) await provider.refund(ref, captured, key)
  else await provider.void(ref, key)
}

function endOf({ entries }: PaymentSnapshot): AttemptState {
  if (entries.some(({ kind }) => kind === 'refund')) return 'refunded'
  return entries.some(({ kind }) => kind === 'void') ? 'voided' : 'failed'
}
