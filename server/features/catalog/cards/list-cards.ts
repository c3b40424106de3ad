import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { ProductCard } from '@rimal/contract/catalog'
import type { Deps } from '../../../deps.ts'
import { type CardFacts, listCardFacts } from './cards.sql.ts'
import type { ListingRow } from '../listing/listing-row.ts'
import { pictureIn } from '../picture-in.ts'

/** The tags of collections, the rarest first; a card carries one. */
const tagged = ['limited_edition', 'latest_collection', 'best_seller'] as const

/** Returns the cards of the rows in their order; a product withdrawn since is left out. */
export async function listCards(
  deps: Pick<Deps, 'db' | 'listing'>,
  rows: readonly ListingRow[],
  language: LanguageCode,
): Promise<ProductCard[]> {
  const [cards = []] = await listCardGroups(deps, [rows], language)
  return cards
}

/** The lists of cards of one page, read together. */
export async function listCardGroups(
  { db, listing }: Pick<Deps, 'db' | 'listing'>,
  groups: readonly (readonly ListingRow[])[],
  language: LanguageCode,
): Promise<ProductCard[][]> {
  const itemIds = new Set(groups.flat().map(({ itemId }) => itemId))
  const facts = await listing.cards.through([...itemIds], (missing) => listCardFacts(db, missing))
  const byItem = new Map(facts.map((card) => [card.itemId, card]))
  return groups.map((rows) =>
    rows.flatMap((row) => {
      const card = byItem.get(row.itemId)
      return card ? [cardOf(card, row, language)] : []
    }),
  )
}

/**
 * Removes the tag of a collection from the cards of its own list, where the tag would be on every card and say
 * nothing.
 */
export function withoutTag(cards: ProductCard[], scope: string | undefined): ProductCard[] {
  return cards.map((card) => (card.tag === scope ? { ...card, tag: null } : card))
}

function cardOf(facts: CardFacts, row: ListingRow, language: LanguageCode): ProductCard {
  const [first, second] = facts.pictures
  return {
    id: facts.productId,
    address: facts.address,
    name: textIn(facts.name, language),
    subtitle: textIn(facts.subtitle, language),
    itemId: facts.itemId,
    colorName: textIn(facts.colorName, language),
    price: facts.price,
    compareAt: facts.compareAt,
    otherPrices: facts.otherPrices,
    picture: pictureIn(first, language),
    secondPicture: second ? pictureIn(second, language) : null,
    colors: facts.colors.map((color) => ({
      ...color,
      name: textIn(color.name, language),
      // Seen after a press only: no list carries placeholders of all its colours.
      picture: { ...pictureIn(color.picture ?? undefined, language), placeholder: null },
    })),
    tag: tagOf(facts, row),
    madeToOrder: facts.madeToOrder,
    rating: row.rating,
    reviewCount: row.reviewCount,
  }
}

function tagOf(facts: CardFacts, { soldOut }: ListingRow): ProductCard['tag'] {
  if (soldOut) return 'sold_out'
  if (facts.compareAt !== null) return 'sale'
  return tagged.find((tag) => facts.collections.includes(tag)) ?? null
}
