import { countBits } from './bits.ts'
import { averageOf, ListingQuery, type ListingRow } from './listing-query.ts'
import { ListingTable } from './listing-table.ts'
import type { ProductFacts, Shelves } from './product-facts.ts'
import { SearchIndex } from './search-index.ts'
import { TermReader, type WeightedTerm } from './search-terms.ts'
import { similarProducts } from './similar-products.ts'
import { SortOrders } from './sort-orders.ts'

/** One reading of the catalogue: its products, their orders and their words, kept in step. */
export class Listing {
  readonly shelves: Shelves
  readonly #terms: TermReader
  readonly #table: ListingTable
  readonly #search: SearchIndex
  /** A fingerprint of the words of each product: most changes are of stock and leave them alone. */
  readonly #fingerprints: Int32Array
  #orders: SortOrders
  #query: ListingQuery

  /** `expected` products, and room for those that the owner adds before it is read afresh. */
  constructor(shelves: Shelves, expected: number) {
    const capacity = Math.ceil(expected * 1.1) + 1000
    this.shelves = shelves
    this.#terms = new TermReader(shelves)
    this.#table = new ListingTable(capacity)
    this.#search = new SearchIndex(capacity)
    this.#fingerprints = new Int32Array(capacity)
    this.#orders = new SortOrders(this.#table)
    this.#query = new ListingQuery(this.#table, this.#orders, this.#search)
  }

  get query(): ListingQuery {
    return this.#query
  }

  /** Enters new products while the catalogue is read; `sortAll` puts them in order at the end. */
  fill(part: ProductFacts[]) {
    for (const facts of part) {
      const terms = this.#terms.read(facts)
      const at = this.#table.put(facts)
      this.#search.add(at, terms.values())
      this.#fingerprints[at] = fingerprint(terms)
    }
  }

  sortAll() {
    this.#terms.forget()
    this.#orders = new SortOrders(this.#table)
    this.#query = new ListingQuery(this.#table, this.#orders, this.#search)
  }

  /** False when there is no room left for what is new. */
  replace(ids: readonly string[], published: readonly ProductFacts[]): boolean {
    const left = new Set(ids).difference(new Set(published.map(({ id }) => id)))
    for (const id of left) this.#remove(id)
    for (const facts of published) if (!this.#put(facts)) return false
    this.#query = new ListingQuery(this.#table, this.#orders, this.#search)
    return true
  }

  has(id: string): boolean {
    return this.#table.positions.has(id)
  }

  /** Each product known, in the order asked for, in its first colour. */
  rowsOf(ids: readonly string[]): ListingRow[] {
    return ids.flatMap((id) => {
      const at = this.#table.positions.get(id)
      return at === undefined ? [] : [this.#query.row(at)]
    })
  }

  similarTo(id: string, count: number): ListingRow[] {
    const at = this.#table.positions.get(id)
    if (at === undefined) return []
    const known = { table: this.#table, orders: this.#orders, query: this.#query }
    return similarProducts(known, at, count)
  }

  /** How many pieces a collection or product type holds. */
  countIn(scope: string): number {
    const { type, collection } = this.#table.shelves
    const set = collection.get(scope) ?? type.get(scope)
    return set ? countBits(set) : 0
  }

  /** Of all reviews of all pieces. */
  rating(): { average: number | null; count: number } {
    const { reviewCounts, ratingSums, positions } = this.#table
    let count = 0
    let sum = 0
    for (const at of positions.values()) {
      count += reviewCounts[at] ?? 0
      sum += ratingSums[at] ?? 0
    }
    return { average: averageOf(sum, count), count }
  }

  #put(facts: ProductFacts): boolean {
    const known = this.#table.positions.get(facts.id)
    if (known === undefined && this.#table.isFull) return false
    if (known !== undefined) this.#orders.take(known)
    const at = this.#table.put(facts)
    this.#orders.insert(at)
    const terms = this.#terms.read(facts)
    const print = fingerprint(terms)
    if (known === undefined || this.#fingerprints[at] !== print) {
      if (known !== undefined) this.#search.remove(at)
      this.#search.add(at, terms.values())
      this.#fingerprints[at] = print
    }
    return true
  }

  #remove(id: string) {
    const at = this.#table.positions.get(id)
    if (at === undefined) return
    this.#orders.take(at)
    this.#search.remove(at)
    this.#table.remove(id)
  }
}

/** FNV-1a over all terms and weights. */
function fingerprint(terms: Map<string, WeightedTerm>): number {
  let hash = 0x811c9dc5
  const mix = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193)
  }
  for (const { term, weight } of terms.values()) {
    for (let index = 0; index < term.length; index++) mix(term.charCodeAt(index))
    mix(weight)
  }
  return hash
}
