import { localTime } from '@rimal/contract/dates'
import type { DocumentBody } from '@rimal/contract/tax/tax-documents'
import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { type CreditReason, invoices } from '../../../db/tables/invoices.ts'
import { numberText } from '../waiting-invoices.sql.ts'

export type StoredDocument = typeof invoices.$inferSelect

/** The invoices of some orders, and their credit notes in the order of their numbers. */
export async function listDocumentsOf(db: Queries, orderIds: string[]): Promise<StoredDocument[]> {
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds))
    .orderBy(sql`${invoices.kind} <> 'invoice'`, asc(invoices.number))
}

type NewDocument = { id: string; orderId: string; at: Date; body: DocumentBody }

/**
 * Issues a credit note under the next number of its year. The commit must follow soon: until then every other credit
 * note waits for it, which is what leaves no gaps.
 */
export async function issueCreditNote(
  tx: Tx,
  { credits, ...document }: NewDocument & { credits: { id: string; reason: CreditReason } },
  timeZone: string,
): Promise<void> {
  const year = localTime(document.at, timeZone).day.slice(0, 4)
  const place = sql`last`
  await tx.execute(sql`
    with next as (
      insert into number_series (series, last) values (${`credit-note-${year}`}, 1)
      on conflict (series) do update set last = number_series.last + 1
      returning ${numberText('CN', { year: sql`${year}::text`, place })} as text)
    ${insertDocument(document, { credits, number: sql`next.text`, given: sql`next` })}`)
}

/** Issues the document for a number that was assigned before documents were stored. */
export async function issueEarlierInvoice(
  tx: Tx,
  document: NewDocument,
  number: string,
): Promise<void> {
  await tx.execute(
    insertDocument(document, { number: sql`${number}`, given: sql`(select) as always` }),
  )
}

function insertDocument(
  { id, orderId, at, body }: NewDocument,
  {
    credits,
    number,
    given,
  }: { credits?: { id: string; reason: CreditReason }; number: SQL; given: SQL },
): SQL {
  return sql`
    insert into invoices (id, kind, number, order_id, credits, reason, issued_at, document)
    select ${id}::uuid, ${credits ? 'credit_note' : 'invoice'}, ${number}, ${orderId}::uuid,
      ${credits?.id ?? null}::uuid, ${credits?.reason ?? null}::text, ${at}::timestamptz,
      ${JSON.stringify(body)}::jsonb
    from ${given}`
}
