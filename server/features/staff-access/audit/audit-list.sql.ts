import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { AuditEntry } from '@rimal/contract/staff/staff'
import { type SQL, sql } from 'drizzle-orm'
import { isBetween } from '../../../db/conditions/is-between.ts'
import type { Queries } from '../../../db/connect.ts'
import { type Place, sortedBy } from '../../../db/list-sort.ts'
import { hasWord } from '../../../db/staff-search.ts'

export type AuditFilter = {
  words: readonly string[]
  subject: string | undefined
  action: string | undefined
  staffId: string | undefined
  at: { start: Date | undefined; end: Date | undefined }
}
export type StoredAudit = Omit<AuditEntry, 'id' | 'what' | 'about' | 'lines'> & { id: string }

/** Lists a page of changes by staff and one more, the latest first. */
export async function listAuditRows(
  db: Queries,
  filter: AuditFilter,
  after: Place | undefined,
): Promise<StoredAudit[]> {
  const id = { id: sql`a.id`, idType: 'bigint' } as const
  const { isAfter, order } = sortedBy({ by: id.id, type: 'bigint', isUp: false }, id, after)
  const { rows } = await db.execute<StoredAudit>(sql`
    select a.id::text as id, a.at, s.name as by, a.action, a.subject, a.details, a.reason
    from staff_audit a left join staff_members s on s.id = a.staff_id
    where ${matches(filter)} and ${isAfter} order by ${order} limit ${pageSize + 1}`)
  return rows
}

/** Counts the changes that match, up to one more than `max`. */
export async function countAudit(
  db: Queries,
  filter: AuditFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from staff_audit a where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

/** The form of the index: a number is found with its dash or without. */
const subjectForm = sql`search_form(' ' || a.subject || ' ' || replace(a.subject, '-', ''))`

function matches({ words, subject, action, staffId, at }: AuditFilter): SQL {
  const conditions = [
    sql`true`,
    ...words.map((word) => hasWord(subjectForm, word)),
    ...(subject === undefined ? [] : [sql`a.subject = ${subject}`]),
    ...(action === undefined ? [] : [sql`a.action = ${action}`]),
    ...(staffId === undefined ? [] : [sql`a.staff_id = ${staffId}`]),
    ...isBetween(sql`a.at`, at),
  ]
  return sql.join(conditions, sql` and `)
}
