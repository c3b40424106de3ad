import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../db/transact.ts'
import { staffPayouts } from '../../db/tables/staff.ts'

export async function hasPayout(tx: Tx, key: string): Promise<boolean> {
  const rows = await tx
    .select({ key: staffPayouts.key })
    .from(staffPayouts)
    .where(eq(staffPayouts.key, key))
  return rows.length > 0
}

export async function sumPayouts(
  tx: Tx,
  { staffId, currency, since }: { staffId: string; currency: string; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${staffPayouts.amount}), 0)::int` })
    .from(staffPayouts)
    .where(
      and(
        eq(staffPayouts.staffId, staffId),
        eq(staffPayouts.currency, currency),
        gt(staffPayouts.at, since),
      ),
    )
  return row?.sum ?? 0
}

export async function insertPayout(tx: Tx, payout: typeof staffPayouts.$inferInsert) {
  await tx.insert(staffPayouts).values(payout)
}
