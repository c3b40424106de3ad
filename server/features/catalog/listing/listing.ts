import { countBits } from './bits.ts'
import { ListingQuery } from './listing-query.ts'
import { averageOf, type ListingRow, rowAt } from './listing-row.ts'
import { type ListingRules, noRules } from './listing-rules.ts'
import { ListingTable } from './listing-table.ts'
import type { ProductFacts, CatalogGroups } from './product-facts.ts'
import { SearchIndex } from './search/search-index.ts'
import { similarProducts } from './similar-products.ts'
import { SortOrders } from './sort-orders.ts'

/** One state of the catalogue: its products, their sort orders and their words, consistent with each other. */
export class Listing {
  readonly groups: CatalogGroups
  readonly #table: ListingTable
  readonly #search: SearchIndex
  readonly #orders: SortOrders
  #rules = noRules
  #query: ListingQuery

  /** `expected` products, and room for those that the owner adds before it is read afresh. */
  constructor(groups: CatalogGroups, expected: number) {
    const capacity = Math.ceil(expected * 1.1) + 1000
    this.groups = groups
    this.#table = new ListingTable(capacity)
    this.#search = new SearchIndex(groups, capacity)
    this.#orders = new SortOrders(this.#table)
    this.#query = this.#newQuery()
  }

  get rules(): ListingRules {
    return this.#rules
  }

  get query(): ListingQuery {
    return this.#query
  }

  /** Enters new products while the catalogue is read; `sortAll` puts them in order at the end. */
  fill(part: readonly ProductFacts[]) {
    for (const facts of part) this.#search.put(this.#table.put(facts), facts)
  }

  /** In steps, so that requests may come in between. */
  *sortAll(): Generator<void> {
    yield* this.#orders.sortAll()
    this.#startAfresh()
  }

  /** Replaces some products; returns false when there is no room left for new ones. */
  replace(ids: readonly string[], published: readonly ProductFacts[]): boolean {
    const left = new Set(ids).difference(new Set(published.map(({ id }) => id)))
    for (const id of left) this.#remove(id)
    for (const facts of published) if (!this.#put(facts)) return false
    this.#startAfresh()
    return true
  }

  /** Follows other rules of staff from now on. */
  follow(rules: ListingRules) {
    this.#rules = rules
    this.#search.follow(rules.search)
    this.#startAfresh()
  }

  has(id: string): boolean {
    return this.#table.positions.has(id)
  }

  /** Each product known, in the order asked for, in its first colour. */
  rowsOf(ids: readonly string[]): ListingRow[] {
    return ids.flatMap((id) => {
      const at = this.#table.positions.get(id)
      return at === undefined ? [] : [rowAt(this.#table, at)]
    })
  }

  similarTo(id: string, count: number): ListingRow[] {
    const at = this.#table.positions.get(id)
    if (at === undefined) return []
    return similarProducts({ table: this.#table, orders: this.#orders }, at, count)
  }

  /** Returns the number of products in a collection or product type. */
  countIn(scope: string): number {
    const { type, collection } = this.#table.groups
    const set = collection.get(scope) ?? type.get(scope)
    return set ? countBits(set) : 0
  }

  /** Returns the average and the number of all reviews of all products. */
  rating(): { average: number | null; count: number } {
    const { count, sum } = this.#table.reviews
    return { average: averageOf(sum, count), count }
  }

  /** Discards everything remembered of the previous state. */
  #startAfresh() {
    this.#query = this.#newQuery()
  }

  #newQuery(): ListingQuery {
    const { handOrders } = this.#rules
    return new ListingQuery(
      { table: this.#table, orders: this.#orders },
      { search: this.#search, handOrders },
    )
  }

  #put(facts: ProductFacts): boolean {
    const known = this.#table.positions.get(facts.id)
    if (known === undefined && this.#table.isFull) return false
    if (known !== undefined) this.#orders.take(known)
    const at = this.#table.put(facts)
    this.#orders.insert(at)
    this.#search.put(at, facts)
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
