import { type Sort, sorts } from '@rimal/contract/choices'
import { type Bits, countBits, eachBit } from './bits.ts'
import type { ListingTable } from './listing-table.ts'
import { firstPlace, sortByKey } from './sort-by-key.ts'

/** An average of few ratings is drawn towards this many of this value, so that one five is not the best. */
const assumedRatings = { count: 3, average: 3.5 }

/** The sort key of each order; lower values come first. */
const keys: Record<Sort, (table: ListingTable, position: number) => number> = {
  newest: ({ releasedOn }, position) => -at(releasedOn, position),
  price_up: ({ prices }, position) => at(prices, position),
  price_down: ({ prices }, position) => -at(prices, position),
  best_selling: ({ sold }, position) => -at(sold, position),
  // Of equal averages, the one with more ratings comes first: a billionth for each rating outweighs no difference
  // of averages.
  rating: (table, position) =>
    -weighedRating(table, position) - at(table.reviewCounts, position) / 1e9,
}

/** The products and their sort orders. */
export type Catalogue = { table: ListingTable; orders: SortOrders }

/** Fewer than one in so many are sooner sorted than found by going through all. */
const few = 16

type Order = { positions: Int32Array; length: number }

/** The products in each order of the lists, which stays sorted while products change. */
export class SortOrders {
  readonly #table: ListingTable
  readonly #orders: Record<Sort, Order>
  /** The place of each product in an order; computed on request. */
  readonly #places = new Map<Sort, Int32Array>()

  constructor(table: ListingTable) {
    this.#table = table
    const orders = sorts.map((sort) => [sort, orderOf(new Int32Array(0), table.capacity)])
    this.#orders = Object.fromEntries(orders) as Record<Sort, Order>
  }

  /** Puts the whole table in one order after the other; requests may come in between. */
  *sortAll(): Generator<void> {
    const { ids, positions, capacity } = this.#table
    const byId = Int32Array.from(
      // This sorts an array, whose sort is fast for nearly sorted values; the products were read nearly in order.
      [...positions.values()].toSorted((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1)),
    )
    yield
    for (const sort of sorts) {
      this.#orders[sort] = orderOf(
        sortByKey(byId, (position) => keys[sort](this.#table, position)),
        capacity,
      )
      yield
    }
  }

  in(sort: Sort): Int32Array {
    const { positions, length } = this.#orders[sort]
    return positions.subarray(0, length)
  }

  /** Returns the part of the order that contains the products: only the products themselves if they are few. */
  around(sort: Sort, products: Bits): Int32Array {
    const order = this.in(sort)
    const total = countBits(products)
    if (total > order.length / few) return order
    const places = this.#placesIn(sort)
    const taken = new Int32Array(total)
    let count = 0
    eachBit(products, (position) => (taken[count++] = at(places, position)))
    return taken.toSorted().map((place) => at(order, place))
  }

  /** To be called before the table changes what the product is sorted by. */
  take(position: number) {
    this.#places.clear()
    for (const sort of sorts) {
      const order = this.#orders[sort]
      const place = this.#placeOf(sort, position)
      order.positions.copyWithin(place, place + 1, order.length)
      order.length--
    }
  }

  insert(position: number) {
    this.#places.clear()
    for (const sort of sorts) {
      const order = this.#orders[sort]
      const place = this.#placeOf(sort, position)
      order.positions.copyWithin(place + 1, place, order.length)
      order.positions[place] = position
      order.length++
    }
  }

  #placesIn(sort: Sort): Int32Array {
    const known = this.#places.get(sort)
    if (known) return known
    const places = new Int32Array(this.#table.capacity)
    for (const [place, position] of this.in(sort).entries()) places[position] = place
    this.#places.set(sort, places)
    return places
  }

  #placeOf(sort: Sort, position: number): number {
    return firstPlace(this.in(sort), (other) => !this.#isBefore(sort, other, position))
  }

  /**
   * Says whether a product comes before another. Equal products are sorted by id, because a page must not repeat
   * products of the previous page.
   */
  #isBefore(sort: Sort, a: number, b: number): boolean {
    const { ids } = this.#table
    const difference = keys[sort](this.#table, a) - keys[sort](this.#table, b)
    return difference < 0 || (difference === 0 && (ids[a] ?? '') < (ids[b] ?? ''))
  }
}

function orderOf(sorted: Int32Array, capacity: number): Order {
  const positions = new Int32Array(capacity)
  positions.set(sorted)
  return { positions, length: sorted.length }
}

function weighedRating(table: ListingTable, position: number): number {
  const { count, average } = assumedRatings
  const sum = at(table.ratingSums, position) + count * average
  return sum / (at(table.reviewCounts, position) + count)
}

function at(values: Int32Array, index: number): number {
  return values[index] ?? 0
}
