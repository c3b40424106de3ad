import { and, eq, isNull, lt, notExists } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { cartLines, customSizes } from '../../../db/tables/carts.ts'

/**
 * Deletes the sets of measurements that guests saved before a moment and that no cart line uses. Those of customers
 * stay, because they belong to the customers.
 */
export async function deleteUnusedSets(db: Queries, before: Date): Promise<void> {
  const line = db
    .select({ id: cartLines.id })
    .from(cartLines)
    .where(eq(cartLines.customSizeId, customSizes.id))
  await db
    .delete(customSizes)
    .where(and(isNull(customSizes.customerId), lt(customSizes.createdAt, before), notExists(line)))
}
