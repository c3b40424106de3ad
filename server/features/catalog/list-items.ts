import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { WishlistItem } from '@rimal/contract/wishlist'
import type { Deps } from '../../deps.ts'
import { pictureIn } from './picture-in.ts'
import { listItemFacts, type ItemFacts } from './items.sql.ts'

/** Returns the known items in the requested order; `state` says whether an item is available. */
export async function listItems(
  { db }: Pick<Deps, 'db'>,
  itemIds: readonly string[],
  language: LanguageCode,
): Promise<WishlistItem[]> {
  const facts = await listItemFacts(db, [...itemIds])
  const byItem = new Map(facts.map((item) => [item.itemId, item]))
  return [...new Set(itemIds)].flatMap((id) => {
    const item = byItem.get(id)
    return item ? [itemIn(item, language)] : []
  })
}

function itemIn(facts: ItemFacts, language: LanguageCode): WishlistItem {
  const sizes = facts.published ? facts.sizes : []
  return {
    product_id: facts.productId,
    product_address: facts.address,
    product_item_id: facts.itemId,
    name: textIn(facts.name, language),
    subtitle: textIn(facts.subtitle, language),
    colorName: textIn(facts.colorName, language),
    color_code: facts.colorCode,
    price: facts.price,
    compareAt: facts.compareAt,
    otherPrices: facts.otherPrices,
    picture: pictureIn(facts.pictures[0], language),
    state: stateOf(facts),
    sizes,
    customSize: facts.published && facts.customSize,
  }
}

function stateOf({ published, sizes }: ItemFacts): WishlistItem['state'] {
  if (!published) return 'withdrawn'
  return sizes.length > 0 ? 'available' : 'sold_out'
}
