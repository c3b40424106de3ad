import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { savepoint, type Tx } from '../../db/transact.ts'
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
export async function lockProfile(tx: Tx, id: string): Promise<StoredProfile | undefined> {
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

/** False where another account has this email or phone, or takes it at this very moment. */
export async function saveContact(
  tx: Tx,
  id: string,
  { kind, value }: { kind: 'email' | 'phone'; value: string },
): Promise<boolean> {
  // The update runs in a savepoint, because a refused statement ends the transaction that contains it.
  const saving = savepoint(tx, (inner) => saveProfile(inner, id, { [kind]: value }))
  return saving.then(
    () => true,
    (error: { cause?: { code?: string } }) => {
      if (error.cause?.code === '23505') return false
      throw error
    },
  )
}
