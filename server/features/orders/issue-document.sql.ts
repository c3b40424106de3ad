import { localTime } from '@rimal/contract/dates'
import type { DocumentBody } from '@rimal/contract/tax/tax-documents'
import { type SQL, sql } from 'drizzle-orm'
import type { CreditReason } from '../../db/tables/invoices.ts'

const series = {
  invoice: { name: 'invoice', prefix: 'INV' },
  credit_note: { name: 'credit-note', prefix: 'CN' },
}

/**
 * Takes the next number of its kind and year, as part of a statement: `select text from …`. Its row
 * stays locked until the commit, which is what leaves no gaps, so it is taken late.
 */
export function nextNumber(
  kind: keyof typeof series,
  { at, timeZone }: { at: Date; timeZone: string },
  /** A part of the statement: without a row of it no number is taken. */
  given: SQL,
): SQL {
  const year = localTime(at, timeZone).day.slice(0, 4)
  const { name, prefix } = series[kind]
  return sql`
    insert into number_series (series, last) select ${`${name}-${year}`}, 1 from ${given}
    on conflict (series) do update set last = number_series.last + 1
    returning ${`${prefix}-${year}-`} || lpad(last::text, 6, '0') as text`
}

export type NewDocument = {
  id: string
  orderId: string
  at: Date
  body: DocumentBody
  credits?: { id: string; reason: CreditReason }
}

/** Writes a document under `number`, as part of a statement; `orderNumber` is in no body before that. */
export function insertDocument(
  { id, orderId, at, body, credits }: NewDocument,
  { number, orderNumber, given }: { number: SQL; orderNumber: SQL; given: SQL },
): SQL {
  return sql`
    insert into invoices (id, kind, number, order_id, credits, reason, issued_at, document)
    select ${id}::uuid, ${credits ? 'credit_note' : 'invoice'}, ${number}, ${orderId}::uuid,
      ${credits?.id ?? null}::uuid, ${credits?.reason ?? null}::text, ${at}::timestamptz,
      ${JSON.stringify(body)}::jsonb || jsonb_build_object('orderNumber', ${orderNumber}::text)
    from ${given}`
}
