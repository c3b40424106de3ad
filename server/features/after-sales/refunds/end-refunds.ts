import { refundIs } from '@rimal/contract/staff/refunds'
import type { Tx } from '../../../db/transact.ts'
import type { OrderMoney } from '../../orders/money/order-money.ts'
import { endOpenRefunds } from './refunds.sql.ts'

/** A cancelled order is refunded whole, so a part of it that was still to be refunded is no refund of its own any more. */
export async function endRefunds(tx: Tx, orderId: string, { refunds }: OrderMoney): Promise<void> {
  if (refunds.some(({ state }) => refundIs(state, 'open'))) await endOpenRefunds(tx, orderId)
}
