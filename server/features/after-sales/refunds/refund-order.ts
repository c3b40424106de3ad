import { statusIs } from '@rimal/contract/statuses'
import {
  type Refund,
  refundIs,
  type RefundReason,
  type RefundMethod,
} from '@rimal/contract/staff/refunds'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { ProvedStaff, Staff } from '../../../http/bearer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { sumOfCredit } from '../../orders/invoices/credit-order.ts'
import { loadOrderMoney } from '../../orders/money/load-order-money.ts'
import { listOrderLines, lockOrder, type StoredOrder } from '../../orders/stored-order.ts'
import { lockPayouts, payOutWithin } from '../../staff/daily-limit.ts'
import { actorOf, makeGood, createRefund, stateOnceAgreed } from './create-refund.ts'
import { chosenLines } from './chosen-lines.ts'
import { listLeft } from './list-left.ts'
import { notifyCredited } from './notify-credited.ts'
import { hasAccount } from '../../credit/refund-to-credit.ts'
import { findByKey, findRefund, shownRefund, updateRefund } from './refunds.sql.ts'

type Input = {
  orderNumber: string
  key: string
  lines: readonly { position: number; quantity: number }[]
  delivery?: number
  /** An amount without returned units. */
  amount?: number
  reason: RefundReason
  to?: RefundMethod
  staff: ProvedStaff
}

/**
 * Requests a refund by lines of the invoice, under the lock of the order: never more than is held, less what other
 * refunds have requested. The credit note is issued with the request; above the day's limit, once an owner approves.
 */
export async function refundOrder(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Tx,
  { orderNumber, key, lines, delivery, amount: chosenAmount, reason, to, staff }: Input,
): Promise<Refund> {
  await lockPayouts(tx, staff)
  const order = await lockByNumber(tx, orderNumber)
  const earlier = await findByKey(tx, key)
  if (earlier) {
    if (earlier.orderId !== order.id) throw new ShopError('refund_refused')
    return shownRefund(earlier, order)
  }
  const money = await loadOrderMoney(tx, order)
  const returned = await chosenLines(
    { lines, delivery, amount: chosenAmount, reason },
    {
      deliveryPosition: await deliveryOf(tx, order),
      listLeft: () => listLeft(tx, order, money),
    },
  )
  const at = deps.clock()
  const refund = await createRefund(tx, order, {
    money,
    key,
    returned,
    reason,
    to,
    at,
    requestedBy: staff.staffId,
    mustWait: async (amount) => {
      const payout = { staff, key: `refund:${key}`, amount, currency: order.currency, at }
      return !(await payOutWithin(tx, payout))
    },
  })
  await notifyCredited(deps, tx, order, refund)
  return shownRefund(refund, order)
}

/** An owner's word on a refund that waits. Said again it changes nothing. */
export async function decideRefund(
  deps: Pick<Deps, 'clock' | 'config'>,
  tx: Tx,
  { refundId, approved, staff }: { refundId: string; approved: boolean; staff: Staff },
): Promise<Refund> {
  const found = await findRefund(tx, refundId)
  if (!found) throw new ShopError('refund_not_found')
  const order = await lockOrder(tx, found.orderId)
  const refund = (await findRefund(tx, refundId)) ?? found
  const isSaidAgain = approved ? refundIs(refund.state, 'granted') : refund.state === 'rejected'
  if (isSaidAgain) return shownRefund(refund, order)
  if (refund.state !== 'requested') throw new ShopError('refund_decided', { refund: refund.state })
  const at = deps.clock()
  if (!approved) {
    const change = { state: 'rejected', approvedBy: staff.staffId, tryAfter: null } as const
    await updateRefund(tx, refund.id, change)
    return shownRefund({ ...refund, ...change }, order)
  }
  // Refunds made since then may have changed the amount of these lines.
  const amount = await sumOfCredit(tx, order, refund.returned)
  if (amount !== refund.amount || !statusIs(order.status, 'active')) {
    throw new ShopError('refund_refused')
  }
  if (refund.credit === refund.amount && !(await hasAccount(tx, order.customerId))) {
    throw new ShopError('credit_no_account')
  }
  const state = stateOnceAgreed(refund)
  const isDone = state === 'sent'
  const change = {
    state,
    approvedBy: staff.staffId,
    tryAfter: isDone ? null : at,
    sentAt: isDone ? at : null,
  } as const
  await updateRefund(tx, refund.id, change)
  const agreed = { ...refund, ...change }
  await makeGood(tx, order, agreed, { actor: actorOf(staff.staffId), at })
  await notifyCredited(deps, tx, order, agreed)
  return shownRefund(agreed, order)
}

/** Returns the position of the delivery on the invoice, which is below the order lines. */
async function deliveryOf(tx: Tx, order: StoredOrder): Promise<number> {
  return (await listOrderLines(tx, order.id)).length
}
