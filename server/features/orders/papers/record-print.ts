import type { OrderPaper } from '@rimal/contract/staff/order-papers'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { insertPrints, listByNumbers } from './papers.sql.ts'

type Print = { numbers: string[]; paper: OrderPaper; staffId: string; at: Date }

/** Records that a paper of some orders was printed. Throws `order_not_found` if one of them does not exist. */
export async function recordPrint(tx: Tx, { numbers, paper, staffId, at }: Print): Promise<void> {
  const orders = await listByNumbers(tx, numbers)
  if (orders.length < numbers.length) throw new ShopError('order_not_found')
  await insertPrints(
    tx,
    orders.map(({ id }) => ({ orderId: id, staffId, paper, at })),
  )
}
