import { randomUUID } from 'node:crypto'
import type { RefundReason, RefundMethod } from '@rimal/contract/staff/refunds'
import type { Money } from '@rimal/contract/money'
import { statusIs } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { ReturnedLine } from '../../../db/tables/refunds.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { creditOfOrder } from '../../credit/credit-of-order.ts'
import { hasAccount, refundToCredit } from '../../credit/refund-to-credit.ts'
import { creditOrder, sumOfCredit } from '../../orders/invoices/credit-order.ts'
import { paidAtDoor } from '../../orders/order-view/due-at-door.ts'
import { moneyHeld } from '../../orders/order-view/money-held.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { listLedgerEntries } from '../../payments/attempts/stored-attempts.ts'
import { insertRefund, type StoredRefund, sumOnTheirWay, sumWaitingCredit } from './refunds.sql.ts'
import { type MoneyOfOrder, splitRefund } from './split-refund.ts'

type Promised = {
  /** The caller's own word for it, unique: look it up before, the same word is the same refund. */
  key: string
  /** Lines of the invoice by place, and delivery by amount. */
  returned: readonly ReturnedLine[]
  reason: RefundReason
  /** The way it was paid, where nothing is said. */
  to?: RefundMethod
  at: Date
  /** Null where no member of staff asked. */
  askedBy: string | null
  /** Whether so much needs an owner's word first. */
  mustWait?: (amount: Money) => Promise<boolean>
}

/**
 * Promises money of an order back, under the order's lock: never more than we hold of it, with what is
 * promised already. What becomes store credit (`credit` of it) is hers at once, and is told by `notifyCredited`.
 * The credit note is issued with the promise, or with the owner's word where it must wait.
 * Refused (`refund_refused`) where the invoice holds no more of these lines.
 */
export async function createRefund(
  tx: Tx,
  order: StoredOrder,
  { key, returned, reason, to = 'source', at, askedBy, mustWait }: Promised,
): Promise<StoredRefund> {
  if (returned.length === 0) throw new ShopError('refund_of_nothing')
  const amount = await sumOfCredit(tx, order, returned)
  if (amount === undefined || amount <= 0 || !statusIs(order.status, 'stands')) {
    throw new ShopError('refund_refused')
  }
  if (to === 'credit' && !(await hasAccount(tx, order.customerId))) {
    throw new ShopError('credit_no_account')
  }
  const money = await moneyOf(tx, order, to)
  const parts = splitRefund(money, { amount, to })
  if (!parts) {
    const isThere = amount <= money.taken - money.converted
    const isByHand = money.takenBy === 'courier' && isThere && to === 'source'
    throw new ShopError(isByHand ? 'refund_paid_at_door' : 'refund_refused')
  }
  const { credit } = parts
  const waits = (await mustWait?.(amount)) ?? false
  const refund: StoredRefund = {
    id: randomUUID(),
    orderId: order.id,
    attemptId: order.paidBy,
    amount,
    credit,
    returned: [...returned],
    reason,
    key,
    state: waits ? 'waiting' : stateOnceAgreed({ amount, credit }),
    askedBy,
    approvedBy: waits ? null : askedBy,
    tryAfter: waits || credit === amount ? null : at,
    createdAt: at,
    givenAt: !waits && credit === amount ? at : null,
  }
  await insertRefund(tx, refund)
  tx.afterCommit.wake('give-refunds')
  if (!waits) await makeGood(tx, order, refund, { actor: actorOf(askedBy), at })
  return refund
}

/** What is left to ask a provider for; where all becomes credit nothing is. */
export function stateOnceAgreed({ amount, credit }: Pick<StoredRefund, 'amount' | 'credit'>) {
  return credit === amount ? 'given' : 'asked'
}

/** What is done at once of a refund that nobody has to approve any more: her credit, and the credit note. */
export async function makeGood(
  tx: Tx,
  order: StoredOrder,
  { id, credit, reason, returned }: StoredRefund,
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  if (credit > 0) await refundToCredit(tx, { order, refundId: id, amount: credit, actor, at })
  await creditOrder(tx, order, { reason, at, returned })
}

export function actorOf(askedBy: string | null): string {
  return askedBy === null ? 'timer' : `staff:${askedBy}`
}

/**
 * What an order was paid with, and what of that was promised already. Money that was only set aside may go back,
 * and cannot become credit: she might cancel, and nobody would ever have paid for it.
 */
async function moneyOf(tx: Tx, order: StoredOrder, to: RefundMethod): Promise<MoneyOfOrder> {
  const { paidBy } = order
  const converted = (await creditOfOrder(tx, order.id)) + (await sumWaitingCredit(tx, order.id))
  if (paidBy !== null) {
    const { held, captured } = moneyHeld(order, await listLedgerEntries(tx, paidBy))
    const ours = to === 'credit' ? captured : held
    return { taken: ours - (await sumOnTheirWay(tx, paidBy)), converted, takenBy: 'provider' }
  }
  return { taken: await paidAtDoor(tx, order), converted, takenBy: 'courier' }
}

/** How much of a sum that is given back becomes store credit again, as she paid so much with it. */
export async function creditPartOf(tx: Tx, order: StoredOrder, amount: Money): Promise<Money> {
  return splitRefund(await moneyOf(tx, order, 'source'), { amount, to: 'source' })?.credit ?? 0
}

export type { StoredRefund }
