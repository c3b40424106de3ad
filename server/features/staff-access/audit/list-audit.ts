import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { staffApi } from '@rimal/contract/staff/staff'
import type { Queries } from '../../../db/connect.ts'
import { staffSearchWords } from '../../../db/staff-search.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { readDays } from '../../shop/settings/read-days.ts'
import { type AuditFilter, countAudit, listAuditRows } from './audit-list.sql.ts'
import { describeAudit } from './describe-audit.ts'

type Listing = typeof staffApi.listAudit
type Query = QueryOf<Listing>

/**
 * Returns a page of the changes by staff that match a query, the latest first.
 * @throws invalid_input
 */
export async function listAudit(
  db: Queries,
  query: Query,
  language: LanguageCode,
): Promise<ResultOf<Listing>> {
  const filter = await auditFilterOf(db, query)
  const page = await readAuditPage(db, { query, filter, language })
  return { ...page, total: totalOf(await countAudit(db, filter)) }
}

/** Reads the filter of a query of staff. */
export async function auditFilterOf(
  db: Queries,
  { q = '', subject, action, staffId, dayFrom, dayUntil }: Query,
): Promise<AuditFilter> {
  const at = await readDays(db, { dayFrom, dayUntil })
  return { words: staffSearchWords(q), subject, action, staffId, at }
}

/** Reads a page of the changes by staff, without the total. */
export async function readAuditPage(
  db: Queries,
  { query, filter, language }: { query: Query; filter: AuditFilter; language: LanguageCode },
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const found = await listAuditRows(db, filter, positionOf(query))
  const { rows, next } = pageFrom(found, query, ({ id }) => ({ value: id, id }))
  return { items: await describeAudit(db, rows, language), next }
}
