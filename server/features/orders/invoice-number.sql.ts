import { localTime } from '@rimal/contract/dates'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Takes the next invoice number of the year, as part of a statement: `select text from …`. Its row
 * stays locked until the commit, which is what leaves no gaps, so it is taken late.
 */
export function nextInvoiceNumber(
  { at, timeZone }: { at: Date; timeZone: string },
  /** A part of the statement: without a row of it no number is taken. */
  given: SQL,
): SQL {
  const year = localTime(at, timeZone).day.slice(0, 4)
  return sql`
    insert into number_series (series, last) select ${`invoice-${year}`}, 1 from ${given}
    on conflict (series) do update set last = number_series.last + 1
    returning ${`INV-${year}-`} || lpad(last::text, 6, '0') as text`
}
