import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Browser } from './browser.ts'
import type { Product } from './database.ts'
import { cartLine, orderOf, post } from './order-bodies.ts'

type Acknowledged = { key: string; number: string; token: string }
type Visit = {
  address: () => string
  products: readonly Product[]
  guests: number
  /** What guests do on the page of the payment provider; it is the simulator unless this is given. */
  pay?: ((page: URL) => Promise<void>) | undefined
}

const betweenOrdersMs = 500

/**
 * Guests who order one product after the other as a browser does: each order has a key of its own, and the same order
 * is sent again with the same key until an answer says what became of it.
 */
export class Guests {
  readonly acknowledged: Acknowledged[] = []
  readonly faults: string[] = []
  readonly #visit: Visit
  readonly #seen = new Map<string, number>()
  readonly #all: Promise<unknown>
  #lastAt = performance.now()
  #longestGapMs = 0
  #isStopped = false

  constructor(visit: Visit) {
    this.#visit = visit
    this.#all = Promise.all(
      Array.from({ length: visit.guests }, (_, guest) => this.#orderOn(guest)),
    )
  }

  get products(): readonly Product[] {
    return this.#visit.products
  }

  /** In seconds: the longest time in which no order was acknowledged. */
  get longestGap(): number {
    return this.#longestGapMs / 1000
  }

  get seen(): string {
    return [...this.#seen].map(([what, count]) => `${count} × ${what}`).join(', ') || 'nothing'
  }

  /** Waits until so many more orders were acknowledged. */
  async untilOrders(count: number, withinMs = 180_000) {
    const goal = this.acknowledged.length + count
    const until = performance.now() + withinMs
    while (this.acknowledged.length < goal) {
      if (performance.now() > until) throw new Error('No order was acknowledged any more.')
      await delay(50)
    }
  }

  /** Lets the orders under way end; whoever still waits for an answer goes. */
  async stop() {
    this.#isStopped = true
    await this.#all
  }

  async #orderOn(guest: number) {
    for (let turn = guest; !this.#isStopped; turn++) {
      await this.#order(turn)
      await delay(betweenOrdersMs * (0.5 + Math.random()))
    }
  }

  async #order(turn: number) {
    const product = this.#visit.products[turn % this.#visit.products.length] as Product
    const browser = new Browser({
      address: this.#visit.address,
      isStopped: () => this.#isStopped,
      note: (what) => this.#seen.set(what, (this.#seen.get(what) ?? 0) + 1),
    })
    await browser.untilAnswered('/api/guest-cart/add-to-cart', post(cartLine(product)))
    const cart = await browser.untilAnswered('/api/guest-cart/get-cart?language_code=en')
    const isByCard = turn % 3 === 0
    const key = randomUUID()
    const body = post(orderOf(key, cart?.result?.totals?.total ?? 0, isByCard))
    const placed = await browser.untilAnswered('/api/order/place-order', body)
    const { orderNumber: number, orderToken: token, paymentToken } = placed?.result ?? {}
    // The shop refuses the product of which no unit is left.
    if (placed?.errorCode !== 0 || !number || !token) return
    this.#acknowledge({ key, number, token })
    if (turn % 4 === 1) {
      const again = await browser.untilAnswered('/api/order/place-order', body)
      if (again && again.result?.orderNumber !== number) {
        this.faults.push(`${key}: ${number}, then ${JSON.stringify(again)}`)
      }
    }
    const page = isByCard && paymentToken ? await browser.pageToPay(paymentToken) : undefined
    if (page) await (this.#visit.pay ? this.#visit.pay(page) : browser.approve(page))
  }

  #acknowledge(order: Acknowledged) {
    this.acknowledged.push(order)
    const now = performance.now()
    this.#longestGapMs = Math.max(this.#longestGapMs, now - this.#lastAt)
    this.#lastAt = now
  }
}
