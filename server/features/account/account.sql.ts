import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { customers } from '../../db/tables/customers.ts'

export type StoredProfile = typeof customers.$inferSelect

export async function findProfile(db: Queries, id: string): Promise<StoredProfile | undefined> {
  const [profile] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
  return profile
}

/** Held until the transaction ends. */
export async function lockProfile(tx: Queries, id: string): Promise<StoredProfile | undefined> {
  const [profile] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
    .for('update')
  return profile
}

type Change = Partial<
  Pick<StoredProfile, 'name' | 'gender' | 'birthDate' | 'language' | 'email' | 'phone'>
>

export async function saveProfile(db: Queries, id: string, change: Change): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.update(customers).set(change).where(eq(customers.id, id))
}

/** Whether anybody has this email or phone. */
export async function isTaken(
  db: Queries,
  { kind, value }: { kind: 'email' | 'phone'; value: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers[kind], value))
  return rows.length > 0
}
