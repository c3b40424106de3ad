import type { PaymentMethod } from '@rimal/contract/choices'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { ordersApi } from '@rimal/contract/orders'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { announceWindowChanges } from '../catalog/record-window-change.ts'
import { tidyDetails } from '../checkout/check-details.ts'
import { type CheckoutLine, loadCheckout } from '../checkout/load-checkout.ts'
import type { Shopper } from '../cart/stored-cart.ts'
import type { Settings } from '../shop/settings.ts'
import { agreedOrder } from './agreed-order.ts'
import { onOrderPlaced } from './on-order-placed.ts'
import { findEarlierOrder, hasBag, takeCodeOffBag } from './place-order.sql.ts'
import { reserveStock } from './stock.ts'
import { type NewOrder, writeOrder } from './write-order.sql.ts'

export type OrderWish = {
  shopper: Shopper
  language: LanguageCode
  body: BodyOf<typeof ordersApi.placeOrder>
  /** Orders also where the same wish came before and ended unpaid. */
  anew: boolean
  /** Who takes the money; null where nothing is to be paid now. */
  openPayment: (settings: Settings) => NewAttempt | null
}

export type NewAttempt = {
  id: string
  token: string
  provider: string
  method: PaymentMethod
  /** When the session at the provider ends, and when the pieces are let go; the later one. */
  expiresAt: Date
  payBefore: Date
  /** When the timer asks for the first time. */
  askAfter: Date
}

export type PlacedOrder =
  | { kind: 'written'; order: NewOrder; number: string }
  /** The same wish came before: this is what became of it. */
  | { kind: 'known'; orderId: string }
  /** The bag, or this wish with other details, lies in an order that awaits payment; that has to end first. */
  | { kind: 'open'; orderId: string }
  /** The same wish came before and ended unpaid, unless money came for it since. */
  | { kind: 'over'; orderId: string }

type Written = Extract<PlacedOrder, { kind: 'written' }> & { windowChanged: boolean }

/** Turns the bag into an order, whole or not at all. Takes no money and asks nobody outside. */
export async function placeOrder(deps: Deps, wish: OrderWish): Promise<PlacedOrder> {
  try {
    const placed = await deps.db.transaction((tx) => writeWish(deps, tx, wish))
    if (placed.kind === 'written' && placed.windowChanged) await announceWindowChanges(deps)
    return placed
  } catch (error) {
    // Only once the rest is undone, or this would be undone as well.
    if (error instanceof CodeUsed) await takeCodeOffBag(deps.db, error.cartId)
    throw error
  }
}

async function writeWish(
  deps: Deps,
  tx: Queries,
  wish: OrderWish,
): Promise<Exclude<PlacedOrder, { kind: 'written' }> | Written> {
  const { shopper, language, body } = wish
  const checkout = await loadCheckout(deps, tx, {
    shopper,
    language,
    country: body.address.country,
    shippingMethod: body.shippingMethod,
    lock: true,
  })
  const details = tidyDetails(body)
  const earlier = await findEarlierOrder(tx, { shopper, key: body.idempotencyKey, details })
  if (earlier && !(earlier.kind === 'over' && wish.anew)) return earlier
  if (!checkout) throw new ShopError((await hasBag(tx, shopper)) ? 'stock_changed' : 'cart_empty')

  const order = agreedOrder(deps, wish, checkout)
  const stockState = order.attempt ? 'reserved' : 'taken'
  const { short, windowChanged } = await reserveStock(tx, order.pieces, stockState)
  if (short.length > 0) throw new ShopError('stock_changed', shortLines(checkout.lines, short))
  const { number, claimed } = await writeOrder(tx, order)
  if (claimed < claimsOf(order)) throw new CodeUsed(checkout.cartId)
  if (!order.attempt) {
    await onOrderPlaced(deps, tx, { ...order, number }, checkout)
  }
  return { kind: 'written', order, number, windowChanged }
}

/** A code of which each person has one use takes it from her email and from her phone. */
function claimsOf({ firstOrderCode, emailKey, phoneKey }: NewOrder): number {
  return firstOrderCode ? [emailKey, phoneKey].filter((key) => key !== null).length : 0
}

class CodeUsed extends ShopError {
  readonly cartId: string

  constructor(cartId: string) {
    super('discount_used')
    this.cartId = cartId
  }
}

function shortLines(lines: readonly CheckoutLine[], short: readonly string[]) {
  const missing = lines.filter(({ sku }) => sku !== null && short.includes(sku))
  return Object.fromEntries(missing.map(({ cartLineId }) => [cartLineId, 'not_enough_stock']))
}
