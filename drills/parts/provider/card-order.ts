import { randomUUID } from 'node:crypto'
import { Browser } from '../browser.ts'
import type { Product } from '../database.ts'
import { cartLine, orderOf, post } from '../order-bodies.ts'
import type { Charge } from './charges.ts'
import type { FakeTap } from './fake-tap.ts'

type Shopping = { address: string; product: Product; fake: FakeTap }

/** An order by card of one guest; the drill decides each step of the guest. */
export class CardOrder {
  readonly #shopping: Shopping
  readonly #browser: Browser
  readonly #body: RequestInit
  number = ''
  token = ''
  #paymentToken = ''

  private constructor(shopping: Shopping, browser: Browser, total: number) {
    this.#shopping = shopping
    this.#browser = browser
    this.#body = post(orderOf(randomUUID(), total, true))
  }

  /** Fills a cart. */
  static async open(shopping: Shopping): Promise<CardOrder> {
    const address = () => shopping.address
    const browser = new Browser({ address, isStopped: () => false, note: () => {} })
    const line = post(cartLine(shopping.product))
    await browser.untilAnswered('/api/guest-cart/add-to-cart', line)
    const cart = await browser.untilAnswered('/api/guest-cart/get-cart?language_code=en')
    return new CardOrder(shopping, browser, cart?.result?.totals?.total ?? 0)
  }

  /** Sends the order, always with the same key; returns whether its payment can begin. */
  async send(): Promise<boolean> {
    const reply = await this.#browser.untilAnswered('/api/order/place-order', this.#body)
    const { orderNumber, orderToken, paymentToken } = reply?.result ?? {}
    if (!orderNumber || !orderToken || !paymentToken) return false
    this.number = orderNumber
    this.token = orderToken
    this.#paymentToken = paymentToken
    return true
  }

  /** The charge whose page the shop sends this guest to. */
  async charge(): Promise<Charge> {
    const page = await this.#browser.pageToPay(this.#paymentToken)
    return this.#shopping.fake.get(page?.searchParams.get('chg') ?? '')
  }

  async cancel() {
    await this.#browser.untilAnswered('/api/order/cancel-unpaid', post({ orderToken: this.token }))
  }
}

/** Places an order whose charge is open at the provider. */
export async function openCardOrder(shopping: Shopping): Promise<[CardOrder, Charge]> {
  const order = await CardOrder.open(shopping)
  if (!(await order.send())) throw new Error('An order by card could not be placed.')
  return [order, await order.charge()]
}
