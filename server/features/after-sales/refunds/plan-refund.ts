import type { RefundMethod } from '@rimal/contract/staff/refunds'
import type { Money } from '@rimal/contract/money'
import { statusIs } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { ReturnedLine } from '../../../db/tables/refunds.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { hasAccount } from '../../credit/refund-to-credit.ts'
import { totalsOfCredit } from '../../orders/invoices/credit-order.ts'
import type { OrderMoney } from '../../orders/money/order-money.ts'
import { refundable } from '../../orders/money/refundable.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { splitRefund } from './split-refund.ts'

type Planned = { money: OrderMoney; returned: readonly ReturnedLine[]; to: RefundMethod }

/**
 * Returns the amount of a refund, the part of it that becomes store credit and the VAT in it, under the order's lock. Throws the
 * refusal of a refund that is not possible: `refund_refused` when the invoice holds no more of these lines.
 */
export async function planRefund(
  tx: Tx,
  order: StoredOrder,
  { money, returned, to }: Planned,
): Promise<{ amount: Money; credit: Money; vat: Money }> {
  if (returned.length === 0) throw new ShopError('refund_of_nothing')
  const { total: amount, vat } = (await totalsOfCredit(tx, order, returned)) ?? { total: 0, vat: 0 }
  if (amount <= 0 || !statusIs(order.status, 'active')) {
    throw new ShopError('refund_refused')
  }
  if (to === 'credit' && !(await hasAccount(tx, order.customerId))) {
    throw new ShopError('credit_no_account')
  }
  const left = refundable(money, to)
  const parts = splitRefund(left, { amount, to })
  if (!parts) {
    const isThere = amount <= left.taken - left.converted
    const isByHand = left.takenBy === 'courier' && isThere && to === 'source'
    throw new ShopError(isByHand ? 'refund_paid_at_door' : 'refund_refused')
  }
  return { amount, credit: parts.credit, vat }
}
