import { and, asc, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import { ShopError } from '../http/shop-error.ts'
import type { Tx } from './transact.ts'
import { customers } from './tables/customers.ts'

/**
 * Locks the customer before any row that belongs to the customer, as account deletion does; two transactions with
 * different lock orders would wait for each other. Returns false when the account no longer exists. Nobody else
 * gets this lock until the transaction ends.
 */
export async function lockCustomer(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
    .for('no key update')
  return rows.length > 0
}

/**
 * Locks the customer before a write of the customer, and throws `login_required` when the account was deleted
 * meanwhile.
 */
export async function requireCustomer(tx: Tx, id: string): Promise<void> {
  if (!(await lockCustomer(tx, id))) throw new ShopError('login_required')
}

/**
 * Locks the customers before their rows are locked by a change that they are notified of. Their accounts are not
 * deleted until the transaction ends; other transactions may get the same lock at the same time.
 */
export async function saveCustomers(tx: Tx, ids: SQLWrapper): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id))
    .for('key share')
}
