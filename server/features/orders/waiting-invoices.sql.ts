import { localTime } from '@rimal/contract/dates'
import type { DocumentBody } from '@rimal/contract/tax/tax-documents'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { planned } from '../../db/statements/planned.ts'
import type { Tx } from '../../db/transact.ts'

type Waiting = {
  orderId: string
  at: Date
  timeZone: string
  body: DocumentBody
  /** The message that is held until the invoice is issued; null where there is none. */
  messageKey: string | null
}

/** Writes the invoice of an order, as yet without a number, as part of a statement; `orderNumber` is in no body before that. */
export function insertWaitingInvoice(
  { orderId, at, timeZone, body, messageKey }: Waiting,
  { orderNumber, given }: { orderNumber: SQL; given: SQL },
): SQL {
  const year = localTime(at, timeZone).day.slice(0, 4)
  return sql`
    insert into waiting_invoices (order_id, placed_at, year, document, message_key)
    select ${orderId}::uuid, ${at}::timestamptz, ${year},
      ${JSON.stringify(body)}::jsonb || jsonb_build_object('orderNumber', ${orderNumber}::text),
      ${messageKey}::text
    from ${given}`
}

/** Writes the text of a number, as part of a statement. The millionth of a year has a digit more. */
export function numberText(prefix: string, { year, place }: { year: SQL; place: SQL }): SQL {
  return sql`${prefix}::text || '-' || ${year} || '-' || lpad(${place}::text, greatest(6, length(${place}::text)), '0')`
}

/** Any fixed number: the advisory lock under which invoices get their numbers, one transaction after the other. */
const numberingLock = 7_226_505
const batchSize = 200

/**
 * Issues the invoices that have waited longest, at most `batchSize`, in the order in which their orders were placed, and
 * releases their messages; returns how many were released, and whether more may wait. No row of an order is locked here,
 * so whoever has locked an order may call this. The next call waits until this transaction ends.
 */
export async function issueNextInvoices(tx: Tx): Promise<{ released: number; hasMore: boolean }> {
  // Under the lock the statement sees all that the transaction before has numbered.
  await tx.execute(sql`select pg_advisory_xact_lock(${numberingLock})`)
  const [row] = await planned<{ issued: number; released: number }>(
    tx,
    sql`
    with due as materialized (
      select order_id, placed_at, position, year, document, message_key from waiting_invoices
      order by placed_at, position limit ${sql.raw(String(batchSize))}
    ), series as (
      insert into number_series (series, last) select 'invoice-' || year, count(*) from due
      group by year order by year
      on conflict (series) do update set last = number_series.last + excluded.last
      returning series, last
    ), placed as (
      select *, count(*) over (partition by year) as of_year,
        row_number() over (partition by year order by placed_at, position) as place from due
    ), issued as (
      insert into invoices (id, kind, number, order_id, issued_at, document)
      select gen_random_uuid(), 'invoice',
        ${numberText('INV', { year: sql`year`, place: sql`(last - of_year + place)` })},
        order_id, placed_at, document
      from placed join series on series = 'invoice-' || year
    ), released as (
      update outbox set held = false from due where dedup_key = message_key and held
      returning 1
    ), gone as (
      delete from waiting_invoices w using due where w.order_id = due.order_id
    )
    select (select count(*)::int from due) as issued, (select count(*)::int from released) as released`,
  )
  const { issued = 0, released = 0 } = row ?? {}
  return { released, hasMore: issued === batchSize }
}

/** Finds the content of an invoice that has no number yet. */
export async function findWaitingInvoice(
  db: Queries,
  orderId: string,
): Promise<DocumentBody | undefined> {
  const { rows } = await db.execute<{ document: DocumentBody }>(
    sql`select document from waiting_invoices where order_id = ${orderId}`,
  )
  return rows[0]?.document
}
