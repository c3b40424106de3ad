import { randomUUID } from 'node:crypto'
import type { RefundReason } from '@rimal/contract/desk/refunds'
import type { Money } from '@rimal/contract/money'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Queries } from '../../db/connect.ts'
import type { ReturnedLine } from '../../db/tables/refunds.ts'
import { ShopError } from '../../http/shop-error.ts'
import { creditOrder, sumOfCredit } from '../orders/invoices/credit-order.ts'
import { moneyHeld } from '../orders/reading/money-held.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { listMoves } from '../payments/attempts/stored-attempts.ts'
import { insertRefund, type StoredRefund, sumOnTheirWay } from './refunds.sql.ts'

/** In which an order stands, so that a part of it can be given back. */
export const refundable: readonly OrderStatus[] = [
  'placed',
  'confirmed',
  'in_production',
  'ready',
  'shipped',
  'delivery_failed',
  'delivered',
  'completed',
]

type Promised = {
  /** The caller's own word for it, unique: look it up before, the same word is the same refund. */
  key: string
  /** Lines of the invoice by place, and delivery by amount. */
  returned: readonly ReturnedLine[]
  reason: RefundReason
  at: Date
  /** Null where no member of staff asked. */
  askedBy: string | null
  /** Whether so much needs an owner's word first. */
  mustWait?: (amount: Money) => boolean
}

/**
 * Promises money of an order back, under the order's lock: never more than was captured, with what is
 * promised already. The credit note is issued with the promise, or with the owner's word where it must wait.
 * Refused (`refund_refused`) where the invoice holds no more of these lines. Wake `give-refunds` after the commit.
 */
export async function promiseRefund(
  tx: Queries,
  order: StoredOrder,
  { key, returned, reason, at, askedBy, mustWait }: Promised,
): Promise<StoredRefund> {
  const amount = await sumOfCredit(tx, order, returned)
  const attemptId = order.paidBy
  if (attemptId === null || amount === undefined || !refundable.includes(order.status)) {
    throw new ShopError('refund_refused')
  }
  const { captured } = moneyHeld(order, await listMoves(tx, attemptId))
  const left = captured - (await sumOnTheirWay(tx, attemptId))
  if (amount <= 0 || amount > left) throw new ShopError('refund_refused')
  const waits = mustWait?.(amount) ?? false
  const refund: StoredRefund = {
    id: randomUUID(),
    orderId: order.id,
    attemptId,
    amount,
    returned: [...returned],
    reason,
    key,
    state: waits ? 'waiting' : 'asked',
    askedBy,
    approvedBy: waits ? null : askedBy,
    tryAfter: waits ? null : at,
    createdAt: at,
    givenAt: null,
  }
  await insertRefund(tx, refund)
  if (!waits) await creditOrder(tx, order, { reason, at, returned })
  return refund
}
