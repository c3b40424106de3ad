import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'

export type StoredEvent = { id: number; provider: string; providerRef: string }

type NewEvent = {
  provider: string
  providerRef: string
  dedupKey: string
  body: unknown
  now: Date
}

/** The process that stores an event handles it at once, so other processes wait this long. */
const firstPause = sql`interval '1 minute'`
/** After that a provider cannot be expected to know the payment any more. */
const longest = sql`interval '3 days'`

/** Stores an event of a provider, once; an event that was stored but not handled is not done. */
export async function storeEvent(
  db: Queries,
  { provider, providerRef, dedupKey, body, now }: NewEvent,
): Promise<{ id: number; isDone: boolean }> {
  const { rows } = await db.execute<{ id: string; done: boolean }>(sql`
    insert into payment_events as e
      (provider, provider_ref, dedup_key, body, received_at, try_after)
    values (${provider}, ${providerRef}, ${dedupKey}, ${JSON.stringify(body)}::jsonb, ${now},
      ${now}::timestamptz + ${firstPause})
    on conflict (provider, dedup_key) do update set provider = e.provider
    returning id, processed_at is not null as done`)
  const [row] = rows
  if (!row) throw new Error('A webhook was not kept.')
  return { id: Number(row.id), isDone: row.done }
}

/**
 * Words that wait to be acted on. Each is put off first, by half of its age, so that no other process
 * takes it too and a provider that is down for long is asked ever more seldom.
 */
export async function claimWords(
  db: Queries,
  { now, limit }: { now: Date; limit: number },
): Promise<StoredEvent[]> {
  const { rows } = await db.execute<StoredEvent & { id: string }>(sql`
    update payment_events
    set try_after = ${now}::timestamptz
      + greatest(${firstPause}, (${now}::timestamptz - received_at) / 2)
    where id in (
      select id from payment_events
      where processed_at is null and try_after <= ${now}
        and received_at > ${now}::timestamptz - ${longest}
      order by try_after limit ${limit} for update skip locked
    )
    returning id, provider, provider_ref as "providerRef"`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

export async function closeEvent(
  db: Queries,
  id: number,
  { attemptId, outcome, now }: { attemptId: string | null; outcome: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    update payment_events
    set attempt_id = ${attemptId}, outcome = ${outcome}, processed_at = ${now}
    where id = ${id}`)
}
