import type { Refund, RefundReason, RefundWay } from '@rimal/contract/desk/refunds'
import type { Queries } from '../../db/connect.ts'
import type { ReturnedLine } from '../../db/tables/refunds.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../http/callers.ts'
import { ShopError } from '../../http/shop-error.ts'
import { lockByNumber } from '../orders/lock-by-number.ts'
import { sumOfCredit } from '../orders/invoices/credit-order.ts'
import { listOrderLines, lockOrder, type StoredOrder } from '../orders/stored-order.ts'
import { findSettings } from '../shop/settings.ts'
import { settingsIn } from '../shop/settings-in.ts'
import { actorOf, makeGood, promiseRefund, refundable, stateOnceAgreed } from './promise-refund.ts'
import { tellCredited } from './tell-credited.ts'
import { hasAccount } from '../credit/refund-to-credit.ts'
import { findByKey, findRefund, shownRefund, updateRefund } from './refunds.sql.ts'

type Wish = {
  orderNumber: string
  key: string
  pieces: readonly { position: number; quantity: number }[]
  delivery?: number
  reason: RefundReason
  to?: RefundWay
  staff: Staff
}

/**
 * Promises money of an order back, by lines of its invoice, under the order's lock: never more than was
 * held, with what is promised already. The credit note is issued with the promise; above the limit of
 * the house only once an owner approves. Wake `give-refunds` and `send-messages` after the commit.
 */
export async function refundOrder(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Queries,
  { orderNumber, key, pieces, delivery, reason, to, staff }: Wish,
): Promise<Refund> {
  const order = await lockByNumber(tx, orderNumber)
  const earlier = await findByKey(tx, key)
  if (earlier) {
    if (earlier.orderId !== order.id) throw new ShopError('refund_refused')
    return shownRefund(earlier, order)
  }
  const returned: ReturnedLine[] = [...pieces]
  if (delivery !== undefined)
    returned.push({ position: await deliveryOf(tx, order), amount: delivery })
  const { refundLimit } = settingsIn(await findSettings(tx), order.currency)
  const refund = await promiseRefund(tx, order, {
    key,
    returned,
    reason,
    to,
    at: deps.clock(),
    askedBy: staff.customerId,
    mustWait: (amount) => staff.role !== 'owner' && amount > refundLimit,
  })
  await tellCredited(deps, tx, order, refund)
  return shownRefund(refund, order)
}

/** An owner's word on a refund that waits. Said again it changes nothing. */
export async function decideRefund(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Queries,
  { refundId, approved, staff }: { refundId: string; approved: boolean; staff: Staff },
): Promise<Refund> {
  const found = await findRefund(tx, refundId)
  if (!found) throw new ShopError('refund_not_found')
  const order = await lockOrder(tx, found.orderId)
  const refund = (await findRefund(tx, refundId)) ?? found
  const isSaidAgain = approved
    ? refund.state === 'asked' || refund.state === 'given'
    : refund.state === 'dropped'
  if (isSaidAgain) return shownRefund(refund, order)
  if (refund.state !== 'waiting') throw new ShopError('refund_decided', { refund: refund.state })
  const at = deps.clock()
  if (!approved) {
    const change = { state: 'dropped', approvedBy: staff.customerId, tryAfter: null } as const
    await updateRefund(tx, refund.id, change)
    return shownRefund({ ...refund, ...change }, order)
  }
  // What was given back since may have changed what these lines come to.
  const amount = await sumOfCredit(tx, order, refund.returned)
  if (amount !== refund.amount || !refundable.includes(order.status)) {
    throw new ShopError('refund_refused')
  }
  if (refund.credit === refund.amount && !(await hasAccount(tx, order.customerId))) {
    throw new ShopError('credit_no_account')
  }
  const state = stateOnceAgreed(refund)
  const isDone = state === 'given'
  const change = {
    state,
    approvedBy: staff.customerId,
    tryAfter: isDone ? null : at,
    givenAt: isDone ? at : null,
  } as const
  await updateRefund(tx, refund.id, change)
  const agreed = { ...refund, ...change }
  await makeGood(tx, order, agreed, { actor: actorOf(staff.customerId), at })
  await tellCredited(deps, tx, order, agreed)
  return shownRefund(agreed, order)
}

/** The delivery stands below the pieces. */
async function deliveryOf(tx: Queries, order: StoredOrder): Promise<number> {
  return (await listOrderLines(tx, order.id)).length
}
