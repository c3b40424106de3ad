import { and, asc, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import { ShopError } from '../http/shop-error.ts'
import type { Tx } from './transact.ts'
import { customers } from './tables/customers.ts'

/**
 * A customer before anything of hers: the deletion of an account takes them in this order, and two that
 * take them in different orders wait for each other. False where she has no account any more. Until the
 * transaction ends nobody else gets this lock.
 */
export async function lockCustomer(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)))
    .for('no key update')
  return rows.length > 0
}

/** The same, for what she writes herself: nothing lands in an account that was deleted meanwhile. */
export async function requireCustomer(tx: Tx, id: string): Promise<void> {
  if (!(await lockCustomer(tx, id))) throw new ShopError('login_required')
}

/**
 * Before a row of theirs is locked that they are then told of. Their accounts are not deleted until the
 * transaction ends; others may do so at the same time.
 */
export async function saveCustomers(tx: Tx, ids: SQLWrapper): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, ids))
    .orderBy(asc(customers.id))
    .for('key share')
}
