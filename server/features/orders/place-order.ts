import type { BodyOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { ordersApi } from '@rimal/contract/orders'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { announceWindowChanges } from '../catalog/record-window-change.ts'
import { tidyDetails } from '../checkout/check-details.ts'
import { type CheckoutLine, loadCheckout } from '../checkout/load-checkout.ts'
import type { Shopper } from '../cart/stored-cart.ts'
import type { Settings } from '../shop/settings.ts'
import { agreedOrder } from './agreed-order.ts'
import { type Thanks, thanksFor } from './on-order-placed.ts'
import { findEarlierOrder, hasBag, takeOffBag } from './place-order.sql.ts'
import type { NewAttempt, NewOrder } from './new-order.ts'
import { writeOrder, type Written } from './write-order.sql.ts'

export type OrderWish = {
  shopper: Shopper
  language: LanguageCode
  body: BodyOf<typeof ordersApi.placeOrder>
  /** Orders also where the same wish came before and ended unpaid. */
  anew: boolean
  /** Who takes the money; null where nothing is to be paid now. */
  openPayment: (settings: Settings) => NewAttempt | null
}

export type PlacedOrder =
  | { kind: 'written'; order: NewOrder; number: string }
  /** The same wish came before: this is what became of it. */
  | { kind: 'known'; orderId: string }
  /** The bag, or this wish with other details, lies in an order that awaits payment; that has to end first. */
  | { kind: 'open'; orderId: string }
  /** The same wish came before and ended unpaid, unless money came for it since. */
  | { kind: 'over'; orderId: string }

/** Turns the bag into an order, whole or not at all. Takes no money and asks nobody outside. */
export async function placeOrder(deps: Deps, wish: OrderWish): Promise<PlacedOrder> {
  for (;;) {
    const placed = await placeNow(deps, wish)
    if (placed !== 'bag changed') return placed
    // She, or her other tab, changed the bag while the order was made up. One of those who try at
    // once always succeeds.
  }
}

async function placeNow(deps: Deps, wish: OrderWish): Promise<PlacedOrder | 'bag changed'> {
  const { shopper, language, body } = wish
  const checkout = await loadCheckout(deps, {
    shopper,
    language,
    country: body.address.country,
    shippingMethod: body.shippingMethod,
    useCredit: (body.credit ?? 0) > 0,
  })
  // After the bag: an order that emptied it in between is found, and one that did not is noticed
  // when it is written.
  const details = tidyDetails(body)
  const key = body.idempotencyKey
  const earlier = await findEarlierOrder(deps.db, { shopper, key, details })
  if (earlier && !(earlier.kind === 'over' && wish.anew)) return earlier
  if (!checkout) {
    throw new ShopError((await hasBag(deps.db, shopper)) ? 'stock_changed' : 'cart_empty')
  }
  const order = agreedOrder(deps, wish, checkout)
  const thanks = order.attempt ? null : thanksFor(deps, order, checkout)
  const written = await writeWhole(deps, order, thanks)
  if (written.bagChanged) return 'bag changed'
  if (written.number === null) {
    throw new ShopError('stock_changed', shortLines(checkout.lines, written.short))
  }
  if (written.windowChanged) await announceWindowChanges(deps)
  return { kind: 'written', order, number: written.number }
}

/** That an offer is used up, or a piece gone while her credit was taken, is found only then: all else is undone. */
async function writeWhole(
  { db }: Pick<Deps, 'db'>,
  order: NewOrder,
  thanks: Thanks | null,
): Promise<Written> {
  if (order.uses.length + order.credit === 0) return writeOrder(db, order, thanks)
  try {
    return await db.transaction(async (tx) => {
      const written = await writeOrder(tx, order, thanks)
      if (written.creditGone) throw new ShopError('credit_changed')
      if (written.gone.length + written.refused.length > 0) throw new OfferLost(written)
      if (written.number === null) throw new NotWritten(written)
      return written
    })
  } catch (error) {
    if (error instanceof NotWritten) return error.written
    // Those that ran out say so in her bag by themselves.
    if (error instanceof OfferLost) await takeOffBag(db, order, error.refused)
    throw error
  }
}

class NotWritten extends Error {
  readonly written: Written
  constructor(written: Written) {
    super('nothing was written')
    this.written = written
  }
}

class OfferLost extends ShopError {
  readonly refused: string[]
  constructor({ refused }: Pick<Written, 'refused'>) {
    super(refused.length > 0 ? 'discount_used' : 'discount_gone')
    this.refused = refused
  }
}

function shortLines(lines: readonly CheckoutLine[], short: readonly string[]) {
  const missing = lines.filter(({ sku }) => sku !== null && short.includes(sku))
  return Object.fromEntries(missing.map(({ cartLineId }) => [cartLineId, 'not_enough_stock']))
}
