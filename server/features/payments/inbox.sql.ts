import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'

/** Keeps a word of a provider, once; a word that was kept but not acted on is not done. */
export async function keepWord(
  db: Queries,
  word: { provider: string; dedupKey: string; body: unknown; now: Date },
): Promise<{ id: number; isDone: boolean }> {
  const { rows } = await db.execute<{ id: string; done: boolean }>(sql`
    insert into payment_events as e (provider, dedup_key, body, received_at)
    values (${word.provider}, ${word.dedupKey}, ${JSON.stringify(word.body)}::jsonb, ${word.now})
    on conflict (provider, dedup_key) do update set provider = e.provider
    returning id, processed_at is not null as done`)
  const [row] = rows
  if (!row) throw new Error('A webhook was not kept.')
  return { id: Number(row.id), isDone: row.done }
}

export async function closeWord(
  db: Queries,
  id: number,
  { attemptId, outcome, now }: { attemptId: string | null; outcome: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    update payment_events
    set attempt_id = ${attemptId}, outcome = ${outcome}, processed_at = ${now}
    where id = ${id}`)
}
