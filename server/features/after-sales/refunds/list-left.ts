import type { Tx } from '../../../db/transact.ts'
import { listRemainingCredit } from '../../orders/invoices/credit-order.ts'
import type { OrderMoney } from '../../orders/money/order-money.ts'
import { waitingLines } from '../../orders/money/refundable.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { LeftOfLine } from './spread-amount.ts'

type Rest = NonNullable<Awaited<ReturnType<typeof listRemainingCredit>>>

/**
 * Returns what is left of each line of the invoice for a refund of an amount, less the amounts that wait for an owner.
 * A line of which units wait is left out, because a reduced price would change the amount that the owner approves.
 */
export function leftOfLines({ lines, delivery }: Rest, money: OrderMoney): LeftOfLine[] {
  const waiting = waitingLines(money)
  const rest = [
    ...[...lines].map(([position, amounts]) => ({ position, left: amounts.at(-1) ?? 0 })),
    ...(delivery ? [{ position: delivery.position, left: delivery.amount }] : []),
  ]
  return rest.flatMap(({ position, left }) => {
    const own = waiting.filter((part) => part.position === position)
    if (own.some((part) => 'quantity' in part)) return []
    const waits = own.reduce((sum, part) => sum + ('amount' in part ? part.amount : 0), 0)
    return left > waits ? [{ position, left: left - waits }] : []
  })
}

/** Reads what is left of each line of the invoice of an order; nothing without an invoice. */
export async function listLeft(tx: Tx, order: StoredOrder, money: OrderMoney) {
  const rest = await listRemainingCredit(tx, order)
  return rest ? leftOfLines(rest, money) : []
}
