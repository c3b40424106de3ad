import type { Text } from '@rimal/contract/language'
import type { Sort } from '@rimal/contract/choices'
import { type Bits, hasBit, intersect, newBits, setBit, unionOf } from './bits.ts'
import type { Counts } from './count-values.ts'
import { type ListingRow, rowAt } from './listing-row.ts'
import { type ListingFilters, Match } from './match-listing.ts'
import type { ListingRules } from './listing-rules.ts'
import { orderByHand, withFirst } from './order-by-hand.ts'
import { orderByScore } from './order-by-score.ts'
import type { PriceRange } from './price-sets.ts'
import { remember } from './remember.ts'
import type { Found, SearchIndex } from './search/search-index.ts'
import type { Catalogue } from './sort-orders.ts'

export type ListingQuestion = ListingFilters & {
  /** A collection or a product type; all products when absent. */
  scope?: string | undefined
  /** A category inside the scope. */
  slug?: string | undefined
  q?: string | undefined
  /** While the words are still being typed. */
  typing?: boolean | undefined
  /** Null in a search: the best answer first; null in a collection that is ordered by hand: in that order. */
  sort: Sort | null
  page: number
  perPage: number
}

/** A page of a list, without what its filters hold. */
export type ListingPage = {
  rows: ListingRow[]
  total: number
  understoodAs: Text | null
  nearestOnly: boolean
}

export type ListingAnswer = ListingPage & {
  counts: Counts
  /** The values that the list has without any filter, which a filter panel shows. */
  offered: Counts
  /** The price range of the products that pass all filters except the price filter. */
  price: PriceRange
  otherPrices: ReadonlyMap<string, PriceRange>
}

type Listed = {
  base: Bits
  found: Found | null
  unfiltered: Match
  /** The positions of the products that staff pinned for the search, in their order. */
  pinned: number[]
  /** The products of a search, the pinned ones and then the best answer first. */
  byScore: Int32Array | null
}

type Rules = Pick<ListingRules, 'handOrders'> & { search: SearchIndex }

/** How many lists and filters are remembered until the catalogue changes. */
const maxCached = 64

/** Answers questions about one state of the catalogue. */
export class ListingQuery {
  readonly #catalogue: Catalogue
  readonly #rules: Rules
  readonly #byHand = new Map<string, Int32Array>()
  readonly #lists = new Map<string, Listed>()
  readonly #matches = new Map<string, Match>()

  constructor(catalogue: Catalogue, rules: Rules) {
    this.#catalogue = catalogue
    this.#rules = rules
  }

  answer(question: ListingQuestion): ListingAnswer {
    const { counts, price, otherPrices } = this.#match(question)
    const offered = this.#list(question).unfiltered.counts
    return { ...this.page(question), counts, price, otherPrices, offered }
  }

  page(question: ListingQuestion): ListingPage {
    const { found } = this.#list(question)
    const { products, total, colorFilters } = this.#match(question)
    const positions = pageOf(this.#orderOf(question, products), products, question)
    return {
      rows: positions.map((at) =>
        rowAt(this.#catalogue.table, at, { filters: colorFilters, found }),
      ),
      total,
      understoodAs: found?.understoodAs ?? null,
      nearestOnly: found?.nearestOnly ?? false,
    }
  }

  /** An order in which the products stand, perhaps among others. */
  #orderOf(question: ListingQuestion, products: Bits): Int32Array {
    const { orders } = this.#catalogue
    const list = this.#list(question)
    if (question.sort !== null) return orders.around(question.sort, products)
    if (!list.found) return this.#handOrder(question.scope) ?? orders.around('newest', products)
    const order = orders.around('best_selling', list.base)
    list.byScore ??= withFirst(
      orderByScore(order, list.base, list.found.words),
      list.pinned.filter((at) => hasBit(list.base, at)),
    )
    return list.byScore
  }

  /** The whole collection as staff ordered it; undefined where its order is automatic. */
  #handOrder(scope = ''): Int32Array | undefined {
    const ids = this.#rules.handOrders.get(scope)
    const members = this.#catalogue.table.groups.collection.get(scope)
    if (!ids || !members) return undefined
    const order = this.#byHand.get(scope) ?? orderByHand(this.#catalogue, members, ids)
    this.#byHand.set(scope, order)
    return order
  }

  #match(question: ListingQuestion): Match {
    const { base, unfiltered } = this.#list(question)
    if (isPlain(question)) return unfiltered
    const { chosen, priceMin, priceMax, priceCurrency } = question
    const price = [priceMin, priceMax, priceCurrency]
    const key = JSON.stringify([listKey(question), sortedEntries(chosen), ...price])
    const make = () => new Match(this.#catalogue, base, question)
    return remember(this.#matches, key, { max: maxCached, make })
  }

  #list(question: ListingQuestion): Listed {
    const make = () => this.#makeList(question)
    return remember(this.#lists, listKey(question), { max: maxCached, make })
  }

  #makeList({ scope, slug, q, typing }: ListingQuestion): Listed {
    const { table } = this.#catalogue
    const { type, collection, category } = table.groups
    const none = newBits(table.capacity)
    const text = q?.trim()
    const { search } = this.#rules
    const found = text ? search.find({ text, typing }) : null
    const pinned = found && text ? this.#positionsOf(search.rules.pinnedFor(text)) : []
    const base = intersect([
      table.all,
      ...(scope ? [collection.get(scope) ?? type.get(scope) ?? none] : []),
      ...(slug ? [category.get(slug) ?? none] : []),
      ...(text ? [found ? unionOf([found.products, this.#setOf(pinned)]) : none] : []),
    ])
    const unfiltered = new Match(this.#catalogue, base, { chosen: {} })
    return { base, found, unfiltered, pinned, byScore: null }
  }

  /** The positions of the products that are published. */
  #positionsOf(ids: readonly string[]): number[] {
    return ids.flatMap((id) => this.#catalogue.table.positions.get(id) ?? [])
  }

  #setOf(positions: readonly number[]): Bits {
    const set = newBits(this.#catalogue.table.capacity)
    for (const at of positions) setBit(set, at)
    return set
  }
}

function pageOf(
  order: Int32Array,
  products: Bits,
  { page, perPage }: { page: number; perPage: number },
): number[] {
  const result: number[] = []
  let skip = (page - 1) * perPage
  for (const at of order) {
    if (!hasBit(products, at)) continue
    if (skip-- > 0) continue
    result.push(at)
    if (result.length === perPage) break
  }
  return result
}

function listKey({ scope, slug, q, typing }: ListingQuestion): string {
  return JSON.stringify([scope, slug, q?.trim(), typing])
}

function isPlain({ chosen, priceMin, priceMax }: ListingQuestion): boolean {
  return Object.keys(chosen).length === 0 && priceMin === undefined && priceMax === undefined
}

function sortedEntries(chosen: ListingFilters['chosen']) {
  return Object.entries(chosen)
    .map(([facet, values]) => [facet, values.toSorted()])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
}
