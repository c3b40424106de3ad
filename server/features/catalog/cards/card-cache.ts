import type { CardFacts } from './cards.sql.ts'

/** A card takes about 3 KB, so the cache takes 15 MB at most. */
const maxCards = 5000

type ReadCards = (itemIds: string[]) => Promise<CardFacts[]>

/**
 * Stores the facts of cards in memory until their product changes, so that a list that nobody asked for before needs no
 * statement for the cards that other lists have shown. The cards that were asked for the longest ago are removed first.
 */
export class CardCache {
  /** The card that was asked for last is the last. */
  readonly #cards = new Map<string, CardFacts>()
  /** Counts changes: a card that was read before a change must not be stored after it. */
  #generation = 0

  /** Returns the cards of the items that are on sale, in no particular order; `read` reads those that are not stored. */
  async through(itemIds: readonly string[], read: ReadCards): Promise<CardFacts[]> {
    const stored = itemIds.flatMap((id) => this.#find(id) ?? [])
    if (stored.length === itemIds.length) return stored
    const known = new Set(stored.map(({ itemId }) => itemId))
    const generation = this.#generation
    const fresh = await read(itemIds.filter((id) => !known.has(id)))
    if (generation === this.#generation) for (const card of fresh) this.#store(card)
    return [...stored, ...fresh]
  }

  /** Removes the cards of products that have changed. */
  drop(productIds: readonly string[]) {
    const gone = new Set(productIds)
    this.#generation++
    for (const [itemId, { productId }] of this.#cards) {
      if (gone.has(productId)) this.#cards.delete(itemId)
    }
  }

  clear() {
    this.#generation++
    this.#cards.clear()
  }

  #find(itemId: string): CardFacts | undefined {
    const card = this.#cards.get(itemId)
    if (card) this.#store(card)
    return card
  }

  #store(card: CardFacts) {
    this.#cards.delete(card.itemId)
    this.#cards.set(card.itemId, card)
    for (const [oldest] of this.#cards) {
      if (this.#cards.size <= maxCards) break
      this.#cards.delete(oldest)
    }
  }
}
