import { asc, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { invoices } from '../../../db/tables/invoices.ts'
import { insertDocument, type NewDocument, nextNumber } from '../issue-document.sql.ts'

export type StoredDocument = typeof invoices.$inferSelect

/** The invoices of some orders, and their credit notes in the order of their numbers. */
export async function listDocumentsOf(db: Queries, orderIds: string[]): Promise<StoredDocument[]> {
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(sql`${invoices.kind} <> 'invoice'`, asc(invoices.number))
}

/** Issues a credit note under the next number. The commit must follow soon: every other document waits for it. */
export async function issueCreditNote(
  tx: Tx,
  document: NewDocument,
  timeZone: string,
): Promise<void> {
  const { at, body } = document
  await tx.execute(sql`
    with next as (${nextNumber('credit_note', { at, timeZone }, sql`(select) as always`)})
    ${insertDocument(document, { number: sql`next.text`, orderNumber: sql`${body.orderNumber}`, given: sql`next` })}`)
}

/** Issues the document for a number that was assigned before documents were stored. */
export async function issueEarlierInvoice(
  tx: Tx,
  document: NewDocument,
  number: string,
): Promise<void> {
  await tx.execute(
    insertDocument(document, {
      number: sql`${number}`,
      orderNumber: sql`${document.body.orderNumber}`,
      given: sql`(select) as always`,
    }),
  )
}
