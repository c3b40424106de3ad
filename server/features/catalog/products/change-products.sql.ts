import type { Text } from '@rimal/contract/language'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { collections, products } from '../../../db/tables/catalog.ts'
import type { Tx } from '../../../db/transact.ts'

export async function hasCollection(db: Queries, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: collections.id })
    .from(collections)
    .where(eq(collections.id, id))
  return rows.length > 0
}

/** Lists the names of products by their ids. */
export async function listNames(db: Queries, ids: string[]): Promise<Map<string, Text>> {
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Locks a product until the transaction ends, and returns its collections; undefined if there is no such product. */
export async function lockCollections(tx: Tx, id: string): Promise<string[] | undefined> {
  const [row] = await tx
    .select({ collections: products.collections })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update')
  return row?.collections
}
