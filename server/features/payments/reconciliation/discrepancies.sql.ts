import type { DiscrepancyKind } from '@rimal/contract/staff/money-kinds'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

export type NewDiscrepancy = {
  kind: DiscrepancyKind
  provider: string
  providerRef: string
  attemptId: string | null
  currency: string
  ours: number
  theirs: number
}

/** Writes a difference down, once while it is open; true when it is new. */
export async function saveDiscrepancy(
  db: Queries,
  { kind, provider, providerRef, attemptId, currency, ours, theirs }: NewDiscrepancy,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into payment_discrepancies
      (kind, provider, provider_ref, attempt_id, currency, ours, theirs, found_at)
    values (${kind}, ${provider}, ${providerRef}, ${attemptId}, ${currency}, ${ours}, ${theirs}, ${now})
    on conflict do nothing`)
  return rowCount === 1
}

export async function findOpenDiscrepancy(
  db: Queries,
  discrepancyId: number,
): Promise<{ kind: DiscrepancyKind; attemptId: string | null } | undefined> {
  const { rows } = await db.execute<{ kind: DiscrepancyKind; attemptId: string | null }>(sql`
    select kind, attempt_id as "attemptId" from payment_discrepancies
    where id = ${discrepancyId} and closed_at is null`)
  return rows[0]
}

type Closing = {
  discrepancyId: number
  note: string
  now: Date
  /** A payment that is not as requested is closed only by its refund; a note does not close it. */
  of: 'not_as_asked' | 'others'
}

/** Closes a discrepancy and returns its payment; undefined when the discrepancy is not open. */
export async function closeOpenDiscrepancy(
  db: Queries,
  { discrepancyId, note, now, of }: Closing,
): Promise<{ provider: string; providerRef: string } | undefined> {
  const { rows } = await db.execute<{ provider: string; providerRef: string }>(sql`
    update payment_discrepancies set closed_at = ${now}, note = ${note}
    where id = ${discrepancyId} and closed_at is null and (kind = 'not_as_asked') = ${of === 'not_as_asked'}
    returning provider, provider_ref as "providerRef"`)
  return rows[0]
}

/** Ages in days at which a payment is compared: refunds and disputes come late. */
const ages = [0, 7, 30]
/** Until then its own timers are at work on it. */
const quiet = sql`interval '2 hours'`

/** Claims payments that are due to be compared. Each is claimed by one process only. */
export async function claimToReconcile(
  db: Queries,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payment_attempts set reconciled_at = ${now}
    where id in (
      select id from payment_attempts a
      where provider_ref is not null
        and created_at between ${now}::timestamptz - interval '60 days' and ${now}::timestamptz - ${quiet}
        and exists (
          select from unnest(${sql.param(ages)}::int[]) age
          where a.created_at + age * interval '1 day' + ${quiet} <= ${now}
            and (reconciled_at is null or reconciled_at < a.created_at + age * interval '1 day' + ${quiet})
        )
      order by created_at limit ${limit} for update skip locked
    )
    returning id`)
  return rows.map(({ id }) => id)
}

/** Releases payments whose provider did not answer, so that the next run compares them again. */
export async function endTurn(db: Queries, ids: readonly string[], claimedAt: Date): Promise<void> {
  await db.execute(sql`
    update payment_attempts set reconciled_at = null
    where id = any(${sql.param(ids)}::uuid[]) and reconciled_at = ${claimedAt}`)
}

/** Which of the provider's payments are ours, or were found before: whoever closed that has seen to them. */
export async function listKnownRefs(
  db: Queries,
  provider: string,
  refs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ ref: string }>(sql`
    select provider_ref as ref from payment_attempts
    where provider = ${provider} and provider_ref = any(${sql.param(refs)}::text[])
    union
    select provider_ref from payment_discrepancies
    where kind = 'missing_here' and provider = ${provider}
      and provider_ref = any(${sql.param(refs)}::text[])`)
  return new Set(rows.map(({ ref }) => ref))
}
