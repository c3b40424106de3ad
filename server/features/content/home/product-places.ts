import { homeProductsShown } from '@rimal/contract/choices'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { homeListNames, type NotOnHomeReason } from '@rimal/contract/staff/content-kinds'
import type { ProductPlaces } from '@rimal/contract/staff/product-places'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { contentFor } from './get-home.ts'
import { findGroupsOfProduct } from './home.sql.ts'
import { productLists } from './product-lists.ts'

/**
 * Says where shoppers see a product, and why the section of the latest products is without it.
 * @throws product_not_found
 */
export async function getProductPlaces(
  deps: Pick<Deps, 'db' | 'listing' | 'clock'>,
  { id, language }: { id: string; language: LanguageCode },
): Promise<ProductPlaces> {
  const { db, listing } = deps
  const groups = await findGroupsOfProduct(db, id)
  if (!groups) throw new ShopError('product_not_found')
  const { content } = await contentFor(deps, null)
  const lists = productLists(deps, content, language)
  const sections = homeListNames.filter((name) =>
    lists[name].rows.slice(0, homeProductsShown[name]).some(({ productId }) => productId === id),
  )
  const { scope } = lists.latest
  const own = [groups.typeId, ...groups.collections]
  const { source } = content.lists.latest
  // A section whose collection was deleted is not shown.
  const isShown =
    lists.sections.some(({ name }) => name === 'latest') &&
    !(source === 'collection' && scope === null)
  return {
    isListed: listing.has(id),
    lists: own.flatMap((group) => {
      const list = listing.findScope(group)
      return list ? [{ title: textIn(list.title, language), address: list.address }] : []
    }),
    home: {
      sections,
      why: sections.length > 0 ? null : whyNot(),
      collection: scope === null ? null : textIn(listing.findScope(scope)?.title ?? none, language),
    },
  }

  function whyNot(): NotOnHomeReason {
    if (!isShown) return 'hidden'
    if (source === 'products') return 'chosen'
    return scope !== null && !own.includes(scope) ? 'collection' : 'others_first'
  }
}

const none = { en: '', ar: '' }
