import { sql } from 'drizzle-orm'
import type { Tx } from './transact.ts'

/**
 * Lets nobody else choose the id or the address of a product, the id of a colour or a SKU until the transaction ends, for
 * what looks for a free one and then writes it. It is locked after the groups and before any product.
 */
export async function lockProductIds(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('product ids'))`)
}
