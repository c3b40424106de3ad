import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
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
