import type { ListQuery } from '@rimal/contract/catalog'
import type { Deps } from '../../deps.ts'
import { findAtAddress } from './addresses/find-at-address.ts'
import type { CatalogGroup } from './listing/product-facts.ts'

/**
 * Returns the question with the ids of the lists that it names by their addresses, now or earlier; an address that leads
 * nowhere stays.
 */
export async function nameById(
  { db, listing }: Pick<Deps, 'db' | 'listing'>,
  query: ListQuery,
): Promise<ListQuery> {
  if (query.by !== 'address') return query
  const { type, category, collection } = listing.groups
  const idAt = async (space: 'list' | 'category', groups: CatalogGroup[], address: string) =>
    groups.find((group) => group.address === address)?.id ??
    (await findAtAddress(db, space, address)) ??
    address
  const { scope, slug } = query
  return {
    ...query,
    ...(scope ? { scope: await idAt('list', [...collection, ...type], scope) } : {}),
    ...(slug ? { slug: await idAt('category', category, slug) } : {}),
  }
}
