import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { type Actor, changeStatus } from './change-status.ts'
import { getStoredOrder, listOrderLines, type StoredOrder } from './stored-order.ts'
import { onOrderPlaced } from './on-order-placed.ts'
import { finishPlaced } from './finish-placed.sql.ts'
import { writeInvoice } from './invoices/write-invoice.ts'
import { sellReserved } from './order-stock.sql.ts'

export type Placing = { actor: Actor; at: Date; paidBy: string | null; reason?: string }

/** Places an order whose stock is reserved: the stock is taken, the invoice is written and the cart is emptied. */
export async function placeHeldOrder(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  placing: Placing,
) {
  await lockCart(tx, order)
  await sellReserved(tx, order.id, placing.at)
  await placeNow(deps, tx, order, placing)
}

/** Places an order whose stock has been taken already. */
export async function placeNow(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  placing: Placing,
) {
  await changeStatus(tx, order, 'placed', placing)
  const settings = await findSettings(tx)
  // Read again, because the payment method may have been changed a moment ago.
  const placed = await getStoredOrder(tx, order.id)
  const lines = await listOrderLines(tx, order.id)
  const invoice = writeInvoice({ ...placed, orderedAt: placed.createdAt, lines }, settings)
  const around = { lines, settings, hasInvoice: invoice !== null }
  const messageKey = await onOrderPlaced(deps, tx, placed, around)
  const { timeZone } = settings
  await finishPlaced(tx, order, { ...placing, timeZone, invoice, messageKey })
  if (invoice) tx.afterCommit.issueInvoices()
}

/**
 * Locks the cart before the stock, as placing an order does; otherwise two transactions would wait for each other
 * forever.
 */
export async function lockCart(tx: Tx, { cartId }: Pick<StoredOrder, 'cartId'>) {
  if (cartId === null) return
  await tx.execute(sql`select from carts where id = ${cartId} for no key update`)
}
