import { and, count, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { staffRecoveryCodes } from '../../db/tables/staff.ts'

export async function listRecoveryCodes(
  db: Queries,
  { staffId, finder }: { staffId: string; finder: string },
) {
  return db
    .select({ id: staffRecoveryCodes.id, hash: staffRecoveryCodes.hash })
    .from(staffRecoveryCodes)
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.finder, finder),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
}

/** Returns false if the code was used in between. */
export async function useRecoveryCode(
  db: Queries,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(staffRecoveryCodes.id, id), isNull(staffRecoveryCodes.usedAt)))
    .returning({ id: staffRecoveryCodes.id })
  return rows.length === 1
}

export async function countRecoveryCodes(db: Queries, staffId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)))
  return row?.left ?? 0
}

export async function deleteRecoveryCodes(db: Queries, staffId: string) {
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
}

export async function insertRecoveryCodes(
  db: Queries,
  rows: (typeof staffRecoveryCodes.$inferInsert)[],
) {
  await db.insert(staffRecoveryCodes).values(rows)
}
