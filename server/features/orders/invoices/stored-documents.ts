import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/transact.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { listOrderLines, type StoredOrder } from '../stored-order.ts'
import { issueEarlierInvoice, listDocumentsOf, type StoredDocument } from './invoices.sql.ts'
import { writeInvoice } from './write-invoice.ts'

/**
 * Returns the documents of an order, the invoice first. Needs the order's lock. Invoices that were numbered before
 * documents were stored are written on the first request, from the data that the order stored.
 */
export async function storedDocuments(
  tx: Tx,
  order: StoredOrder,
  settings: Settings,
): Promise<StoredDocument[]> {
  const stored = await listDocumentsOf(tx, [order.id])
  const { id, invoiceNumber, placedAt } = order
  if (stored.length > 0 || invoiceNumber === null || placedAt === null) return stored
  const lines = await listOrderLines(tx, id)
  const body = writeInvoice({ ...order, orderedAt: order.createdAt, lines }, settings)
  if (!body) return []
  const document = { id: randomUUID(), orderId: id, at: placedAt, body }
  await issueEarlierInvoice(tx, document, invoiceNumber)
  return listDocumentsOf(tx, [id])
}
