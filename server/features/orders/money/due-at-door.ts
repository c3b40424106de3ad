import type { Money } from '@rimal/contract/money'
import { statusIs } from '@rimal/contract/statuses'
import type { OrderMoney } from './order-money.ts'

type AtDoor = Pick<OrderMoney, 'order' | 'cancelled'>

/** What is to be paid on delivery, less store credit and cancelled lines; null where nothing is paid there. */
export function dueAtDoor({ order, cancelled }: AtDoor): Money | null {
  const { status, paymentMethod, paidBy, returnId } = order
  if (paymentMethod !== 'cash_on_delivery' || paidBy !== null || returnId !== null) return null
  return statusIs(status, 'open') ? rest({ order, cancelled }) : null
}

/** What was paid on delivery of an order that nobody paid online; 0 before the delivery. */
export function paidAtDoor(money: AtDoor): Money {
  return statusIs(money.order.status, 'delivered') ? rest(money) : 0
}

function rest({ order, cancelled }: AtDoor): Money {
  return Math.max(0, order.total - order.credit - cancelled)
}

/** Returns the money of the order after lines of an amount are cancelled. */
export function withCancelled(money: OrderMoney, amount: Money): OrderMoney {
  return { ...money, cancelled: money.cancelled + amount }
}
