import type { Text } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { shopQueue } from '../../db/conditions/shop-is-queued.ts'
import type { Shopper } from '../customers/shopper.ts'
import { endedOrSlow } from '../../db/statements/ended-or-slow.ts'
import { findShopQueued, listNamedProducts } from './queue.sql.ts'
import { type Joining, takePlaces } from './take-places.sql.ts'

/** A shopper who joins the queue of a product, or of the whole shop where there is no product. */
type Join = { shopper: Shopper; product: string | undefined }

export type Joined = {
  /** Null for the whole shop; undefined where no such product is published. */
  product: { name: Text; address: string } | null | undefined
  /** 0 where nobody has to wait. */
  placeId: number
}

type Waiting = Join & { done: (joined: Joined) => void; fail: (error: unknown) => void }

/** Thousands may join within a second; a statement of this size takes a few milliseconds. */
const longestBatch = 500

/**
 * Takes places for the shoppers of this process. Whoever joins while a statement is under way waits for the next one,
 * which serves all who wait: a place for each of a thousand shoppers in a second needs few statements and few commits.
 */
export class Joins {
  readonly #deps: Pick<Deps, 'db' | 'clock'>
  readonly #waiting: Waiting[] = []
  #isBusy = false

  constructor(deps: Pick<Deps, 'db' | 'clock'>) {
    this.#deps = deps
  }

  join(join: Join): Promise<Joined> {
    return new Promise((done, fail) => {
      this.#waiting.push({ ...join, done, fail })
      if (!this.#isBusy) void this.#serve()
    })
  }

  async #serve() {
    this.#isBusy = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, longestBatch)
      const together = joinTogether(this.#deps, batch)
      together.then(
        (joined) => {
          for (const [index, { done }] of batch.entries()) done(joined[index] as Joined)
        },
        (error: unknown) => {
          for (const { fail } of batch) fail(error)
        },
      )
      await endedOrSlow(together)
    }
    this.#isBusy = false
  }
}

/** Anybody can name a product, so only a product with a queue gets places. */
async function joinTogether(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  joins: readonly Join[],
): Promise<Joined[]> {
  const now = clock()
  const ids = new Set(joins.map(({ product }) => product))
  const [products, isShopQueued] = await Promise.all([
    listNamedProducts(
      db,
      [...ids].filter((id) => id !== undefined),
    ),
    ids.has(undefined) && findShopQueued(db, now),
  ])
  const byId = new Map(products.map((product) => [product.id, product]))
  const isOn = ({ product }: Join) => (product ? byId.get(product)?.queued : isShopQueued)
  const places = await takeEach(db, joins.filter(isOn).map(joiningOf), now)
  return joins.map((join) => ({
    product: join.product === undefined ? null : byId.get(join.product),
    placeId: places.get(keyOf(joiningOf(join))) ?? 0,
  }))
}

/** Takes a place for each shopper, who may have joined in several tabs; returns the ids of the places. */
async function takeEach(
  db: Deps['db'],
  joining: readonly Joining[],
  now: Date,
): Promise<Map<string, number>> {
  const places = new Map<string, number>()
  let left = [...joining]
  while (left.length > 0) {
    const taken = await takePlaces(db, left, now)
    for (const [index, id] of taken) places.set(keyOf(left[index] as Joining), id)
    left = left.filter((_one, index) => !taken.has(index))
  }
  return places
}

function joiningOf({ product, shopper }: Join): Joining {
  return { queueId: product ?? shopQueue, shopper }
}

function keyOf({ queueId, shopper }: Joining): string {
  return JSON.stringify([queueId, shopper])
}
