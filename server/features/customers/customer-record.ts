import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { savepoint, type Tx } from '../../db/transact.ts'
import { customers } from '../../db/tables/customers.ts'

export type Customer = typeof customers.$inferSelect

type Contact = { kind: 'email' | 'phone'; value: string }

export async function findCustomerBy(
  db: Queries,
  { kind, value }: Contact,
): Promise<Customer | undefined> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers[kind], value), isNull(customers.deletedAt)))
  return customer
}

/** Undefined where the contact has an account already. */
export async function insertCustomer(
  db: Queries,
  customer: typeof customers.$inferInsert,
): Promise<Customer | undefined> {
  const [inserted] = await db.insert(customers).values(customer).onConflictDoNothing().returning()
  return inserted
}

type Change = Partial<
  Pick<Customer, 'name' | 'gender' | 'birthDate' | 'language' | 'email' | 'phone'>
>

export async function updateCustomer(db: Queries, id: string, change: Change): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.update(customers).set(change).where(eq(customers.id, id))
}

/** False where another account has this email or phone, or takes it at this very moment. */
export async function updateContact(
  tx: Tx,
  id: string,
  { kind, value }: Contact,
): Promise<boolean> {
  // The update runs in a savepoint, because a refused statement ends the transaction that contains it.
  const saving = savepoint(tx, (inner) => updateCustomer(inner, id, { [kind]: value }))
  return saving.then(
    () => true,
    (error: { cause?: { code?: string } }) => {
      if (error.cause?.code === '23505') return false
      throw error
    },
  )
}

export async function savePasswordHash(db: Queries, id: string, passwordHash: string) {
  await db.update(customers).set({ passwordHash }).where(eq(customers.id, id))
}

export async function saveCustomerGroup(db: Queries, id: string, group: string | null) {
  await db.update(customers).set({ customerGroup: group }).where(eq(customers.id, id))
}

export async function findCustomer(db: Queries, id: string): Promise<Customer | undefined> {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
  return customer
}

/** Locks the customer until the transaction ends. */
export async function findLockedCustomer(tx: Tx, id: string): Promise<Customer | undefined> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
    .for('update')
  return customer
}
