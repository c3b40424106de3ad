import { indexWords } from '@rimal/contract/text/normalise-text'
import { type Bits, clearBit, newBits, setBit } from './bits.ts'
import {
  type ItemFacet,
  itemFacets,
  type ItemFacts,
  itemValues,
  type ProductFacet,
  type ProductFacts,
} from './product-facts.ts'
import { meaningOf } from './search/search-synonyms.ts'

/** The products that have a value in any of their colours, in their first, in their second, and so on. */
export type ValueSets = { any: Bits; byColor: Bits[] }

type GroupKind = ProductFacet | 'collection'

/** The n-th colours of all products. */
type ColorColumn = { itemIds: string[]; names: Uint16Array }

/**
 * The published products by position. Every value of every filter is a set of positions; colours
 * stand side by side in columns, so that "black and in 56" is an intersection per column and a
 * product with two such colours still counts once.
 */
export class ListingTable {
  readonly capacity: number
  readonly ids: string[] = []
  readonly positions = new Map<string, number>()
  readonly all: Bits
  readonly prices: Int32Array
  /** The prices in each other currency; 0 where a product has none. */
  readonly otherPrices = new Map<string, Int32Array>()
  readonly sold: Int32Array
  readonly releasedOn: Int32Array
  readonly reviewCounts: Int32Array
  readonly ratingSums: Int32Array
  readonly groups: Record<GroupKind, Map<string, Bits>>
  readonly values: Record<ItemFacet, Map<string, ValueSets>>
  readonly colors: ColorColumn[] = []
  /** The meanings of each colour name in a search; the columns hold the number of the name. */
  readonly colorMeanings: ReadonlySet<string>[] = []
  /** The reviews of all products together. */
  readonly reviews = { count: 0, sum: 0 }
  readonly #numbers = new Map<string, number>()
  readonly #free: number[] = []

  constructor(capacity: number) {
    this.capacity = capacity
    this.all = newBits(capacity)
    this.prices = new Int32Array(capacity)
    this.sold = new Int32Array(capacity)
    this.releasedOn = new Int32Array(capacity)
    this.reviewCounts = new Int32Array(capacity)
    this.ratingSums = new Int32Array(capacity)
    const empty = () => new Map<string, Bits>()
    this.groups = {
      type: empty(),
      category: empty(),
      collection: empty(),
      fabric: empty(),
      opening: empty(),
      occasion: empty(),
    }
    this.values = { color: new Map(), size: new Map(), ready: new Map() }
  }

  get isFull(): boolean {
    return this.ids.length >= this.capacity && this.#free.length === 0
  }

  /** Enters a product, or what has changed of it; answers its position. */
  put(facts: ProductFacts): number {
    const known = this.positions.get(facts.id)
    if (known !== undefined) this.#clear(known)
    const at = known ?? this.#free.pop() ?? this.ids.length
    this.ids[at] = facts.id
    this.positions.set(facts.id, at)
    setBit(this.all, at)
    this.#price(at, facts)
    this.sold[at] = facts.sold
    this.releasedOn[at] = facts.releasedOn
    this.#review(at, { count: facts.reviewCount, sum: facts.ratingSum })
    this.#shelve('type', [facts.typeId], at)
    this.#shelve('category', facts.categories, at)
    this.#shelve('collection', facts.collections, at)
    this.#shelve('fabric', [facts.fabric], at)
    this.#shelve('opening', [facts.opening], at)
    this.#shelve('occasion', facts.occasions, at)
    for (const [column, item] of facts.items.entries()) this.#putItem(facts, { item, column, at })
    return at
  }

  remove(id: string) {
    const at = this.positions.get(id)
    if (at === undefined) return
    this.#clear(at)
    this.#review(at, { count: 0, sum: 0 })
    clearBit(this.all, at)
    this.positions.delete(id)
    this.#free.push(at)
  }

  #price(at: number, { price, otherPrices }: ProductFacts) {
    this.prices[at] = price
    for (const currency of Object.keys(otherPrices)) {
      if (!this.otherPrices.has(currency)) {
        this.otherPrices.set(currency, new Int32Array(this.capacity))
      }
    }
    for (const [currency, prices] of this.otherPrices) prices[at] = otherPrices[currency] ?? 0
  }

  #review(at: number, { count, sum }: { count: number; sum: number }) {
    this.reviews.count += count - (this.reviewCounts[at] ?? 0)
    this.reviews.sum += sum - (this.ratingSums[at] ?? 0)
    this.reviewCounts[at] = count
    this.ratingSums[at] = sum
  }

  #putItem(facts: ProductFacts, place: { item: ItemFacts; column: number; at: number }) {
    const { item, column, at } = place
    const items = (this.colors[column] ??= {
      itemIds: [],
      names: new Uint16Array(this.capacity),
    })
    items.itemIds[at] = item.id
    items.names[at] = this.#numberOf(item)
    const values = itemValues(facts, item)
    for (const facet of itemFacets) {
      for (const value of values[facet]) this.#mark(facet, value, { column, at })
    }
  }

  #mark(facet: ItemFacet, value: string, { column, at }: { column: number; at: number }) {
    const sets = this.values[facet].get(value) ?? { any: newBits(this.capacity), byColor: [] }
    this.values[facet].set(value, sets)
    setBit(sets.any, at)
    setBit((sets.byColor[column] ??= newBits(this.capacity)), at)
  }

  #shelve(groupKind: GroupKind, ids: string[], at: number) {
    for (const id of ids) {
      const set = this.groups[groupKind].get(id) ?? newBits(this.capacity)
      this.groups[groupKind].set(id, set)
      setBit(set, at)
    }
  }

  #clear(at: number) {
    for (const sets of Object.values(this.groups)) {
      for (const set of sets.values()) clearBit(set, at)
    }
    for (const facet of itemFacets) {
      for (const { any, byColor } of this.values[facet].values()) {
        clearBit(any, at)
        for (const set of byColor) if (set) clearBit(set, at)
      }
    }
    for (const { itemIds, names } of this.colors) {
      itemIds[at] = ''
      names[at] = 0
    }
  }

  #numberOf({ name, family }: ItemFacts): number {
    const text = `${name.en} ${name.ar} ${family}`
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.colorMeanings.length)
    return this.colorMeanings.push(new Set(indexWords(text).map(meaningOf))) - 1
  }
}
