import type { FacetName, Sort } from '@rimal/contract/choices'
import { indexWords } from '@rimal/contract/normalise-text'
import { type Bits, hasBit, intersect, newBits } from './bits.ts'
import type { ListingTable, ValueSets } from './listing-table.ts'
import { type ListingFilters, type Matched, matchListing, passesInColumn } from './match-listing.ts'
import { sizeValues } from './product-facts.ts'
import { orderByScore } from './order-by-score.ts'
import { remember } from './remember.ts'
import type { Found, SearchIndex } from './search-index.ts'
import { meaningOf } from './search-synonyms.ts'
import type { SortOrders } from './sort-orders.ts'

export type ListingQuestion = ListingFilters & {
  /** A collection or a product type; all products when absent. */
  scope?: string | undefined
  /** A category inside the scope. */
  slug?: string | undefined
  q?: string | undefined
  /** Absent in a search: the best answer first. */
  sort: Sort | null
  page: number
  perPage: number
}

/** A product in the colour that answers the question. */
export type ListingRow = {
  productId: string
  itemId: string
  rating: number | null
  reviewCount: number
  soldOut: boolean
}

export type ListingAnswer = {
  rows: ListingRow[]
  total: number
  counts: Record<FacetName, Map<string, number>>
  /** The values that the list has without any filter, which a filter panel shows. */
  offered: Record<FacetName, Map<string, number>>
  price: { lowest: number; highest: number }
  understoodAs: string | null
}

type Listed = { base: Bits; found: Found | null; offered: Matched }

/** How many lists and filters are remembered until the catalogue changes. */
const mostKept = 64

/** Answers questions about one state of the catalogue. */
export class ListingQuery {
  readonly #table: ListingTable
  readonly #orders: SortOrders
  readonly #search: SearchIndex
  readonly #lists = new Map<string, Listed>()
  readonly #matches = new Map<string, { matched: Matched; order: Int32Array | null }>()

  constructor(table: ListingTable, orders: SortOrders, search: SearchIndex) {
    this.#table = table
    this.#orders = orders
    this.#search = search
  }

  answer(question: ListingQuestion): ListingAnswer {
    const { base, found, offered } = this.#list(question)
    const { chosen, priceMin, priceMax } = question
    const key = JSON.stringify([listKey(question), sortedEntries(chosen), priceMin, priceMax])
    const make = () => ({
      matched: isPlain(question) ? offered : matchListing(this.#table, base, question),
      order: null as Int32Array | null,
    })
    const kept = remember(this.#matches, key, { most: mostKept, make })
    const { matched } = kept
    if (question.sort === null && found && kept.order === null) {
      kept.order = orderByScore(this.#orders.in('best_selling'), matched, found.scores)
    }
    const order =
      (question.sort === null && kept.order) || this.#orders.in(question.sort ?? 'newest')
    const positions = pageOf(order, matched.products, question)
    return {
      rows: positions.map((at) => this.row(at, { sets: matched.colorSets, found })),
      total: matched.total,
      counts: matched.counts,
      offered: offered.counts,
      price: matched.price,
      understoodAs: found?.understoodAs ?? null,
    }
  }

  row(
    at: number,
    { sets = [], found = null }: { sets?: readonly ValueSets[]; found?: Found | null } = {},
  ): ListingRow {
    const table = this.#table
    const reviewCount = table.reviewCounts[at] ?? 0
    return {
      productId: table.ids[at] ?? '',
      itemId: this.#colorShown(at, sets, found),
      rating: averageOf(table.ratingSums[at] ?? 0, reviewCount),
      reviewCount,
      soldOut: !this.isBuyable(at),
    }
  }

  isBuyable(at: number): boolean {
    return sizeValues.some((size) => {
      const sets = this.#table.values.size.get(size)
      return sets !== undefined && hasBit(sets.any, at)
    })
  }

  /** Of those colours that pass the filters, one whose name was searched for, else the first. */
  #colorShown(at: number, sets: readonly ValueSets[], found: Found | null): string {
    const columns = this.#table.colors.flatMap(({ itemIds, names }, column) => {
      const inColumn = passesInColumn(sets, column)
      const itemId = itemIds[at]
      if (!itemId || !inColumn?.every((set) => hasBit(set, at))) return []
      return [{ itemId, name: names[at] ?? 0 }]
    })
    const asked = found && columns.find(({ name }) => this.#isNamed(name, found))
    return (asked ?? columns[0])?.itemId ?? ''
  }

  #isNamed(name: number, { terms }: Found): boolean {
    const color = this.#table.colorNames[name]
    if (!color) return false
    return indexWords(`${color.name.en} ${color.name.ar} ${color.family}`).some((word) =>
      terms.has(meaningOf(word)),
    )
  }

  #list(question: ListingQuestion): Listed {
    const make = () => this.#makeList(question)
    return remember(this.#lists, listKey(question), { most: mostKept, make })
  }

  #makeList({ scope, slug, q }: ListingQuestion): Listed {
    const { type, collection, category } = this.#table.shelves
    const none = newBits(this.#table.capacity)
    const found = q?.trim() ? this.#search.find(q) : null
    const base = intersect([
      this.#table.all,
      ...(scope ? [collection.get(scope) ?? type.get(scope) ?? none] : []),
      ...(slug ? [category.get(slug) ?? none] : []),
      ...(q?.trim() ? [found?.products ?? none] : []),
    ])
    return { base, found, offered: matchListing(this.#table, base, { chosen: {} }) }
  }
}

/** To one decimal, as it is shown. */
export function averageOf(sum: number, count: number): number | null {
  return count > 0 ? Math.round((sum * 10) / count) / 10 : null
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

function listKey({ scope, slug, q }: ListingQuestion): string {
  return JSON.stringify([scope, slug, q?.trim()])
}

function isPlain({ chosen, priceMin, priceMax }: ListingQuestion): boolean {
  return Object.keys(chosen).length === 0 && priceMin === undefined && priceMax === undefined
}

function sortedEntries(chosen: ListingFilters['chosen']) {
  return Object.entries(chosen)
    .map(([facet, values]) => [facet, values.toSorted()])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
}
