import { type GroupKind, groupKinds } from '@rimal/contract/staff/group-kinds'
import type { CatalogueGroup, CatalogueGroups } from '@rimal/contract/staff/groups'
import type { Queries } from '../../../db/connect.ts'
import { listStoredGroups } from './groups.sql.ts'
import { countProductsIn, countPromotionsFor } from './uses.sql.ts'

/** Returns the groups of every kind in their order, with what uses them. */
export async function listGroups(db: Queries): Promise<CatalogueGroups> {
  const lists: [GroupKind, CatalogueGroup[]][] = []
  // One after the other: inside a transaction there is only one connection.
  for (const kind of groupKinds) lists.push([kind, await listOf(db, kind)])
  return Object.fromEntries(lists) as CatalogueGroups
}

async function listOf(db: Queries, kind: GroupKind): Promise<CatalogueGroup[]> {
  const groups = await listStoredGroups(db, kind)
  const products = await countProductsIn(db, kind)
  const promotions = await countPromotionsFor(db, kind)
  return groups.map((group) => ({
    ...group,
    products: products.get(group.id) ?? 0,
    promotions: promotions.get(group.id) ?? 0,
  }))
}
