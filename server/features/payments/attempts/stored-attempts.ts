import type { Text } from '@rimal/contract/language'
import { type AttemptState, attemptStatesThatAre } from '@rimal/contract/statuses'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { paymentAttempts, paymentLedger } from '../../../db/tables/payments.ts'
import type { MoneyEntry } from '../payment-provider.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

export async function findAttempt(db: Queries, id: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return attempt
}

export async function findAttemptByRef(
  db: Queries,
  provider: string,
  providerRef: string,
): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerRef, providerRef)),
    )
  return attempt
}

/** The newest first. */
export async function listAttempts(db: Queries, orderId: string): Promise<Attempt[]> {
  return db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.createdAt), asc(paymentAttempts.id))
}

export async function insertAttempt(
  db: Queries,
  attempt: typeof paymentAttempts.$inferInsert,
): Promise<void> {
  await db.insert(paymentAttempts).values(attempt)
}

export type AttemptChange = {
  state?: AttemptState
  reason?: Text | null
  askAfter?: Date | null
  /** Since when somebody asks the provider to give it back. */
  refundingSince?: Date
  reviewedAt?: Date
  updatedAt: Date
}

export async function saveAttempt(db: Queries, id: string, change: AttemptChange): Promise<void> {
  await db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id))
}

/** Saves where to pay. An attempt that was given up meanwhile stays so, but can be queried. */
export async function saveStarted(
  db: Queries,
  id: string,
  { providerRef, redirectUrl, now }: { providerRef: string; redirectUrl: string; now: Date },
): Promise<AttemptState> {
  const { rows } = await db.execute<{ state: AttemptState }>(sql`
    update payment_attempts
    set provider_ref = ${providerRef}, redirect_url = ${redirectUrl}, updated_at = ${now},
      state = case when state = 'created' then 'pending' else state end,
      ask_after = coalesce(ask_after, expires_at)
    where id = ${id}
    returning state`)
  return rows[0]?.state ?? 'failed'
}

/**
 * Writes that no page opened, and the reference where there is one all the same. An attempt that was
 * given up, or even paid, meanwhile stays so.
 */
export async function saveNotStarted(
  db: Queries,
  id: string,
  { providerRef, reason, now }: { providerRef: string | null; reason: Text | null; now: Date },
): Promise<AttemptState> {
  const isNew = sql`state = 'created'`
  const { rows } = await db.execute<{ state: AttemptState }>(sql`
    update payment_attempts
    set provider_ref = coalesce(provider_ref, ${providerRef}), updated_at = ${now},
      state = case when ${isNew} then 'failed' else state end,
      reason = case when ${isNew} then ${reason && JSON.stringify(reason)}::jsonb else reason end,
      ask_after = case when ${isNew} then null else ask_after end
    where id = ${id}
    returning state`)
  return rows[0]?.state ?? 'failed'
}

/** Sets the reference of an attempt whose start got no answer. */
export async function adoptRef(
  db: Queries,
  id: string,
  { provider, providerRef }: { provider: string; providerRef: string },
): Promise<Attempt | undefined> {
  const [attempt] = await db
    .update(paymentAttempts)
    .set({ providerRef })
    .where(
      and(
        eq(paymentAttempts.id, id),
        eq(paymentAttempts.provider, provider),
        isNull(paymentAttempts.providerRef),
      ),
    )
    .returning()
  return attempt
}

/** Ends the open attempts of an order and answers them, so that their sessions can be ended too. */
export async function closeAttempts(
  db: Queries,
  orderId: string,
  { state, now }: { state: 'cancelled' | 'expired'; now: Date },
): Promise<{ provider: string; providerRef: string | null }[]> {
  return db
    .update(paymentAttempts)
    .set({ state, updatedAt: now })
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        inArray(paymentAttempts.state, attemptStatesThatAre('open')),
      ),
    )
    .returning({ provider: paymentAttempts.provider, providerRef: paymentAttempts.providerRef })
}

/** The timer asks about what an order has paid, at once. */
export async function askSoon(db: Queries, orderId: string, now: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ askAfter: now })
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        inArray(paymentAttempts.state, attemptStatesThatAre('holds_money')),
      ),
    )
}

/** The timer asks at once about money that was only set aside, which it takes when its time has come. */
export async function takeSoon(db: Queries, orderId: string, now: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ askAfter: now })
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'authorized')))
}

/** Whether the caller may ask the provider now; each moment belongs to one caller of all processes. */
export async function claimAsking(
  db: Queries,
  id: string,
  { now, everyMs }: { now: Date; everyMs: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update payment_attempts set asked_at = ${now}
    where id = ${id} and (asked_at is null or asked_at <= ${new Date(now.getTime() - everyMs)})`)
  return rowCount === 1
}

/** Attempts that the timer has to ask about. Each is put off first, so no other process takes it too. */
export async function claimDue(
  db: Queries,
  { now, again, limit }: { now: Date; again: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payment_attempts set ask_after = ${again}
    where id in (
      select id from payment_attempts where ask_after <= ${now}
      order by ask_after limit ${limit} for update skip locked
    )
    returning id`)
  return rows.map(({ id }) => id)
}

/** Writes the moves that are not in the books yet, and answers those. */
export async function bookEntries(
  db: Queries,
  attempt: Pick<Attempt, 'id' | 'provider'>,
  entries: readonly MoneyEntry[],
  now: Date,
): Promise<{ kind: MoneyEntry['kind']; amount: number }[]> {
  if (entries.length === 0) return []
  return db
    .insert(paymentLedger)
    .values(
      entries.map(({ kind, tx, amount }) => ({
        attemptId: attempt.id,
        provider: attempt.provider,
        kind,
        providerTx: tx,
        amount,
        at: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ kind: paymentLedger.kind, amount: paymentLedger.amount })
}

export async function listLedgerEntries(
  db: Queries,
  attemptId: string,
): Promise<{ kind: MoneyEntry['kind']; amount: number }[]> {
  return db
    .select({ kind: paymentLedger.kind, amount: paymentLedger.amount })
    .from(paymentLedger)
    .where(eq(paymentLedger.attemptId, attemptId))
}
