import { mayDo, type StaffRole } from '@rimal/contract/permissions'
import { type GroupKind, groupKinds } from '@rimal/contract/staff/group-kinds'
import type { CatalogueGroup, CatalogueGroups } from '@rimal/contract/staff/groups'
import type { Queries } from '../../../db/connect.ts'
import { listStoredGroups } from './groups.sql.ts'
import { countProductsIn, listOnHomePage, listPromotionsFor } from './uses.sql.ts'

type Reader = { now: Date; role: StaffRole }

/**
 * Returns the groups of every kind in their order, with what uses them. Only a role that reads promotions gets their
 * titles.
 */
export async function listGroups(db: Queries, reader: Reader): Promise<CatalogueGroups> {
  const lists: [GroupKind, CatalogueGroup[]][] = []
  // One after the other: inside a transaction there is only one connection.
  for (const kind of groupKinds) lists.push([kind, await listOf(db, kind, reader)])
  return Object.fromEntries(lists) as CatalogueGroups
}

async function listOf(
  db: Queries,
  kind: GroupKind,
  { now, role }: Reader,
): Promise<CatalogueGroup[]> {
  const groups = await listStoredGroups(db, kind)
  const products = await countProductsIn(db, kind)
  const promotions = await listPromotionsFor(db, kind, now)
  const onHomePage = kind === 'collections' ? await listOnHomePage(db) : new Set<string>()
  return groups.map((group) => ({
    ...group,
    products: products.get(group.id) ?? 0,
    promotionCount: promotions.get(group.id)?.length ?? 0,
    promotions: mayDo(role, 'promotions.read') ? (promotions.get(group.id) ?? []) : [],
    isOnHomePage: onHomePage.has(group.id),
  }))
}
