import { type Sort, sorts } from '@rimal/contract/choices'
import type { ListingTable } from './listing-table.ts'

/** An average of few ratings is drawn towards this many of this value, so that one five is not the best. */
const assumedRatings = { count: 3, average: 3.5 }

type Compare = (table: ListingTable, a: number, b: number) => number

const compares: Record<Sort, Compare> = {
  newest: (table, a, b) => at(table.releasedOn, b) - at(table.releasedOn, a),
  price_up: (table, a, b) => at(table.prices, a) - at(table.prices, b),
  price_down: (table, a, b) => at(table.prices, b) - at(table.prices, a),
  best_selling: (table, a, b) => at(table.sold, b) - at(table.sold, a),
  rating: (table, a, b) =>
    weighedRating(table, b) - weighedRating(table, a) ||
    at(table.reviewCounts, b) - at(table.reviewCounts, a),
}

type Order = { positions: Int32Array; length: number }

/** The products in each order of the lists, kept in that order while they change. */
export class SortOrders {
  readonly #table: ListingTable
  readonly #orders: Record<Sort, Order>

  constructor(table: ListingTable) {
    this.#table = table
    const present = Int32Array.from(table.positions.values())
    const sorted = (sort: Sort): Order => {
      const positions = new Int32Array(table.capacity)
      positions.set(present.toSorted((a, b) => this.#compare(sort, a, b)))
      return { positions, length: present.length }
    }
    this.#orders = Object.fromEntries(sorts.map((sort) => [sort, sorted(sort)])) as Record<
      Sort,
      Order
    >
  }

  in(sort: Sort): Int32Array {
    const { positions, length } = this.#orders[sort]
    return positions.subarray(0, length)
  }

  /** To be called before the table changes what the product is sorted by. */
  take(position: number) {
    for (const sort of sorts) {
      const place = this.in(sort).indexOf(position)
      if (place < 0) continue
      const order = this.#orders[sort]
      order.positions.copyWithin(place, place + 1, order.length)
      order.length--
    }
  }

  insert(position: number) {
    for (const sort of sorts) {
      const order = this.#orders[sort]
      const place = this.#placeOf(sort, position)
      order.positions.copyWithin(place + 1, place, order.length)
      order.positions[place] = position
      order.length++
    }
  }

  #placeOf(sort: Sort, position: number): number {
    const order = this.in(sort)
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(sort, at(order, middle), position) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Equal pieces stand in the order of their ids: a page must not show what the last one showed. */
  #compare(sort: Sort, a: number, b: number): number {
    const { ids } = this.#table
    return compares[sort](this.#table, a, b) || ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1)
  }
}

function weighedRating(table: ListingTable, position: number): number {
  const { count, average } = assumedRatings
  const sum = at(table.ratingSums, position) + count * average
  return sum / (at(table.reviewCounts, position) + count)
}

function at(values: Int32Array, index: number): number {
  return values[index] ?? 0
}
