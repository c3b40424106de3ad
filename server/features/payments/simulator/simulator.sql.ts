import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { simulatorPayments } from '../../../db/tables/payments.ts'

export type SimulatedPayment = typeof simulatorPayments.$inferSelect
export type PaymentChange = Partial<
  Pick<
    SimulatedPayment,
    'state' | 'amount' | 'entries' | 'reason' | 'settleAt' | 'settleAs' | 'tries'
  >
>

/** Asked twice for one attempt, it is the same payment. */
export async function insertPayment(
  db: Queries,
  payment: typeof simulatorPayments.$inferInsert,
): Promise<SimulatedPayment> {
  const [stored] = await db
    .insert(simulatorPayments)
    .values(payment)
    .onConflictDoUpdate({
      target: simulatorPayments.attempt,
      set: { attempt: sql`excluded.attempt` },
    })
    .returning()
  if (!stored) throw new Error('A simulated payment was not kept.')
  return stored
}

export async function findPayment(db: Queries, ref: string): Promise<SimulatedPayment | undefined> {
  const [payment] = await db.select().from(simulatorPayments).where(eq(simulatorPayments.ref, ref))
  return payment
}

export async function lockPayment(tx: Tx, ref: string): Promise<SimulatedPayment | undefined> {
  const [payment] = await tx
    .select()
    .from(simulatorPayments)
    .where(eq(simulatorPayments.ref, ref))
    .for('update')
  return payment
}

export async function savePayment(
  db: Queries,
  ref: string,
  change: PaymentChange,
): Promise<SimulatedPayment> {
  const [payment] = await db
    .update(simulatorPayments)
    .set(change)
    .where(eq(simulatorPayments.ref, ref))
    .returning()
  if (!payment) throw new Error(`There is no simulated payment ${ref}.`)
  return payment
}

/** Marks the payment as reported to the shop; a change made in between remains to be reported. */
export async function markNotified(db: Queries, ref: string): Promise<void> {
  await db
    .update(simulatorPayments)
    .set({ settleAt: null, settleAs: null })
    .where(and(eq(simulatorPayments.ref, ref), eq(simulatorPayments.settleAs, 'notify')))
}

/**
 * Claims the payments that are due, and first postpones them by a minute, so that no other process takes them too.
 */
export async function claimDue(db: Queries, now: Date): Promise<SimulatedPayment[]> {
  const due = db
    .select({ ref: simulatorPayments.ref })
    .from(simulatorPayments)
    .where(and(isNotNull(simulatorPayments.settleAs), lte(simulatorPayments.settleAt, now)))
    .limit(100)
    .for('update', { skipLocked: true })
  return db
    .update(simulatorPayments)
    .set({ settleAt: new Date(now.getTime() + 60_000) })
    .where(sql`${simulatorPayments.ref} in (${due})`)
    .returning()
}
