import { setImmediate } from 'node:timers/promises'
import type { Queries } from '../../db/connect.ts'
import { CardCache } from './cards/card-cache.ts'
import { Listing } from './listing/listing.ts'
import type { ListingAnswer, ListingPage, ListingQuestion } from './listing/listing-query.ts'
import type { ListingRow } from './listing/listing-row.ts'
import type { CatalogGroup, CatalogGroups } from './listing/product-facts.ts'
import { type ListingRules, readRules } from './listing/listing-rules.ts'
import { countProducts, readAllFacts, readFacts, readGroups } from './listing/read-listing.ts'

/** More changed products than this are read with all others. */
const maxReloaded = 1000

const noGroups: CatalogGroups = {
  type: [],
  category: [],
  collection: [],
  color: [],
  fabric: [],
  opening: [],
  occasion: [],
}

/** The published catalogue in memory: filters, counts, order and words of every list. */
export class ListingIndex {
  #listing = new Listing(noGroups, 0)
  #work: Promise<unknown> = Promise.resolve()
  #version = 0
  /** The cards of products that lists have shown; a change of a product removes its cards. */
  readonly cards = new CardCache()

  /** Grows with every change of what lists show. */
  get version(): number {
    return this.#version
  }

  get groups(): CatalogGroups {
    return this.#listing.groups
  }

  /** Reads the whole catalogue; the previous state answers until that is done. */
  load(db: Queries): Promise<void> {
    return this.#inTurn(() => this.#loadAll(db))
  }

  /** Reads some products again; products that are no longer published leave the lists. */
  reload(db: Queries, productIds: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      if (productIds.length > maxReloaded) return this.#loadAll(db)
      const published = await readFacts(db, [...productIds])
      this.cards.drop(productIds)
      if (!this.#listing.replace(productIds, published)) return this.#loadAll(db)
      this.#version++
    })
  }

  /** Reads the rules of staff for searches and orders again; the products stay as they are. */
  loadRules(db: Queries): Promise<void> {
    return this.#inTurn(async () => {
      this.#listing.follow(await readRules(db))
      this.#version++
    })
  }

  get rules(): ListingRules {
    return this.#listing.rules
  }

  query(question: ListingQuestion): ListingAnswer {
    return this.#listing.query.answer(question)
  }

  /** A page of a list alone: what its filters hold is not counted. */
  page(question: ListingQuestion): ListingPage {
    return this.#listing.query.page(question)
  }

  has(productId: string): boolean {
    return this.#listing.has(productId)
  }

  /** Each product known, in the order asked for, in its first colour. */
  rowsOf(productIds: readonly string[]): ListingRow[] {
    return this.#listing.rowsOf(productIds)
  }

  similarTo(productId: string, count: number): ListingRow[] {
    return this.#listing.similarTo(productId, count)
  }

  /** The collection or product type of that id. */
  findScope(id: string): CatalogGroup | undefined {
    const { collection, type } = this.groups
    return [...collection, ...type].find((group) => group.id === id)
  }

  countIn(scope: string): number {
    return this.#listing.countIn(scope)
  }

  /** Returns the ids of the collections and product types that have a product, in order. */
  filledGroups(): string[] {
    const { collection, type } = this.groups
    return [...collection, ...type].map(({ id }) => id).filter((id) => this.countIn(id) > 0)
  }

  /** Returns the average and the number of all reviews of all products. */
  rating(): { average: number | null; count: number } {
    return this.#listing.rating()
  }

  async #loadAll(db: Queries) {
    const listing = new Listing(await readGroups(db), await countProducts(db))
    listing.follow(await readRules(db))
    for await (const part of readAllFacts(db)) listing.fill(part)
    // Between the steps requests are answered.
    for (const _ of listing.sortAll()) await setImmediate()
    this.#listing = listing
    this.cards.clear()
    this.#version++
  }

  /** One after the other: an older reading must never replace a newer one. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#work.then(work, work)
    this.#work = turn
    return turn
  }
}
