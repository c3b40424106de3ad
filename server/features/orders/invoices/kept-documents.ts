import { randomUUID } from 'node:crypto'
import type { Queries } from '../../../db/connect.ts'
import type { Settings } from '../../shop/settings.ts'
import { listOrderLines, type StoredOrder } from '../stored-order.ts'
import { issueEarlierInvoice, listStoredDocuments, type StoredDocument } from './invoices.sql.ts'
import { writeInvoice } from './write-invoice.ts'

/**
 * The documents of an order, the invoice first, under its lock. Invoices that were numbered before
 * documents were kept are written down the first time they are asked for, from what the order kept.
 */
export async function keptDocuments(
  tx: Queries,
  order: StoredOrder,
  settings: Settings,
): Promise<StoredDocument[]> {
  const kept = await listStoredDocuments(tx, order.id)
  const { id, invoiceNumber, placedAt } = order
  if (kept.length > 0 || invoiceNumber === null || placedAt === null) return kept
  const lines = await listOrderLines(tx, id)
  const body = writeInvoice({ ...order, orderedAt: order.createdAt, lines }, settings)
  if (!body) return []
  const document = { id: randomUUID(), orderId: id, at: placedAt, body }
  await issueEarlierInvoice(tx, document, invoiceNumber)
  return listStoredDocuments(tx, id)
}
