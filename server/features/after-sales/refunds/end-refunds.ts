import { refundIs } from '@rimal/contract/staff/refunds'
import type { Tx } from '../../../db/transact.ts'
import type { OrderMoney } from '../../orders/money/order-money.ts'
import { endOpenRefunds } from './refunds.sql.ts'

/** Ends the open refunds of a cancelled order: the refund of the whole order includes them. */
export async function endRefunds(tx: Tx, orderId: string, { refunds }: OrderMoney): Promise<void> {
  if (refunds.some(({ state }) => refundIs(state, 'open'))) await endOpenRefunds(tx, orderId)
}
