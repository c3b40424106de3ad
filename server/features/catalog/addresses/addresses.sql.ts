import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { earlierAddresses } from '../../../db/tables/catalog.ts'
import type { Tx } from '../../../db/transact.ts'

/** Where an address is unique: types and collections share the addresses of lists. */
export type Space = 'product' | 'list' | 'category'

const subjects: Record<Space, SQL> = {
  product: sql`select id, address from products`,
  list: sql`select id, address from product_types union all select id, address from collections`,
  category: sql`select id, address from categories`,
}

/** What has an address, or had it: its id and its present address. */
export type Holder = { id: string; address: string; isNow: boolean }

/** Finds what has an address now; otherwise what had it before. */
export async function findHolder(
  db: Queries,
  space: Space,
  address: string,
): Promise<Holder | undefined> {
  const { rows } = await db.execute<Holder>(sql`
    select id, address, true as "isNow" from (${subjects[space]}) present where address = ${address}
    union all
    select present.id, present.address, false
    from earlier_addresses join (${subjects[space]}) present on present.id = subject_id
    where space = ${space} and earlier_addresses.address = ${address}
    order by "isNow" desc limit 1`)
  return rows[0]
}

/** Lists the present and earlier addresses in a space that begin like this one. */
export async function listAddressesLike(
  db: Queries,
  space: Space,
  address: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from (${subjects[space]}) present where starts_with(address, ${address})
    union
    select address from earlier_addresses
    where space = ${space} and starts_with(address, ${address})`)
  return rows.map((row) => row.address)
}

/** Records that an address leads to a thing that has another one from now on. */
export async function saveEarlier(
  tx: Tx,
  earlier: typeof earlierAddresses.$inferInsert,
): Promise<void> {
  const { subjectId, changedAt } = earlier
  await tx
    .insert(earlierAddresses)
    .values(earlier)
    .onConflictDoUpdate({
      target: [earlierAddresses.space, earlierAddresses.address],
      set: { subjectId, changedAt },
    })
}

/** The address leads nowhere by what it was before. */
export async function deleteEarlier(tx: Tx, space: Space, address: string): Promise<void> {
  await tx
    .delete(earlierAddresses)
    .where(and(eq(earlierAddresses.space, space), eq(earlierAddresses.address, address)))
}

/** Deletes the earlier addresses of a thing that is deleted. */
export async function deleteEarlierOf(tx: Tx, space: Space, subjectId: string): Promise<void> {
  await tx
    .delete(earlierAddresses)
    .where(and(eq(earlierAddresses.space, space), eq(earlierAddresses.subjectId, subjectId)))
}
