import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import { customSizes } from '../../../db/tables/carts.ts'
import { customers } from '../../../db/tables/customers.ts'

export async function findLanguage(tx: Tx, customerId: string) {
  const [row] = await tx
    .select({ language: customers.language })
    .from(customers)
    .where(eq(customers.id, customerId))
  return row?.language
}

/** Moves the sets of a guest to a customer and returns their ids. */
export async function moveSets(
  tx: Tx,
  { guestId, customerId }: { guestId: string; customerId: string },
): Promise<string[]> {
  const moved = await tx
    .update(customSizes)
    .set({ customerId, guestId: null })
    .where(eq(customSizes.guestId, guestId))
    .returning({ id: customSizes.id })
  return moved.map(({ id }) => id)
}

/** Lists the newest of these sets and those that cart lines use, the oldest first. */
export async function listSetsInUse(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from custom_sizes s where id = any(${sql.param([...ids])}::uuid[]) and (
      exists (select from cart_lines where custom_size_id = s.id and removed_at is null)
      or id = (select id from custom_sizes where id = any(${sql.param([...ids])}::uuid[])
        order by created_at desc, id desc limit 1))
    order by created_at, id`)
  return rows.map(({ id }) => id)
}

export async function findSet(tx: Tx, id: string) {
  const [row] = await tx.select().from(customSizes).where(eq(customSizes.id, id))
  return row
}

/** Whether a profile of the customer has, or had, exactly these measurements. */
export async function isInProfile(
  tx: Tx,
  { customerId, measurements }: { customerId: string; measurements: Record<string, number> },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: customSizes.id })
    .from(customSizes)
    .where(
      and(
        eq(customSizes.customerId, customerId),
        isNotNull(customSizes.profileId),
        eq(customSizes.measurements, sql`${JSON.stringify(measurements)}::jsonb`),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function attachToProfile(
  tx: Tx,
  { id, profileId }: { id: string; profileId: string },
): Promise<void> {
  await tx.update(customSizes).set({ profileId }).where(eq(customSizes.id, id))
}
