import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@rimal/contract/choices'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { ordersApi } from '@rimal/contract/orders'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { announceWindowChanges, recordWindowChange } from '../catalog/record-window-change.ts'
import { checkDetails, tidyDetails } from '../checkout/check-details.ts'
import { type CheckoutLine, loadCheckout, type LoadedCheckout } from '../checkout/load-checkout.ts'
import type { Settings } from '../shop/settings.ts'
import { contactKeys } from './contact-keys.ts'
import { hasBag, takeCodeOffBag } from './bag.sql.ts'
import { onOrderPlaced } from './on-order-placed.ts'
import { newToken } from './order-token.ts'
import { findEarlierOrder } from './orders.sql.ts'
import { holdPieces, type Piece } from './stock.sql.ts'
import { windowCrossings } from './window-crossings.ts'
import { type NewOrder, type NewOrderLine, writeOrder } from './write-order.sql.ts'

export type OrderWish = {
  guestId: string
  language: LanguageCode
  body: BodyOf<typeof ordersApi.placeOrder>
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
  /** The bag already lies in an order that awaits payment; that one has to end first. */
  | { kind: 'open'; orderId: string }

/** Turns the bag into an order, whole or not at all. Takes no money and asks nobody outside. */
export async function placeOrder(deps: Deps, wish: OrderWish): Promise<PlacedOrder> {
  let windowChanged = false
  const placed = await deps.db
    .transaction(async (tx) => {
      const checkout = await loadCheckout(deps, tx, {
        guestId: wish.guestId,
        language: wish.language,
        country: wish.body.address.country,
        shippingMethod: wish.body.shippingMethod,
        lock: true,
      })
      const earlier = await findEarlierOrder(tx, { ...wish, key: wish.body.idempotencyKey })
      if (earlier) return earlier
      if (!checkout)
        throw new ShopError((await hasBag(tx, wish.guestId)) ? 'stock_changed' : 'cart_empty')
      const order = agreedOrder(deps, wish, checkout)
      const { moved, short } = await holdPieces(
        tx,
        order.pieces,
        order.attempt ? 'reserved' : 'taken',
      )
      if (short.length > 0) throw new ShopError('stock_changed', shortLines(checkout.lines, short))
      const { number, claimed } = await writeOrder(tx, order)
      if (order.discount && claimed < order.discount.contacts.length)
        throw new CodeUsed(checkout.cartId)
      if (!order.attempt) await onOrderPlaced(deps, tx, { ...order, number })
      const changed = windowCrossings(moved)
      if (changed.length > 0) await recordWindowChange(tx, changed)
      windowChanged = changed.length > 0
      return { kind: 'written' as const, order, number }
    })
    .catch(async (error: unknown) => {
      // Said only once the rest is undone, or it would be undone as well.
      if (error instanceof CodeUsed) await takeCodeOffBag(deps.db, error.cartId)
      throw error
    })
  if (windowChanged) await announceWindowChanges(deps)
  return placed
}

class CodeUsed extends ShopError {
  readonly cartId: string

  constructor(cartId: string) {
    super('discount_used')
    this.cartId = cartId
  }
}

/** The order that the shopper agreed to, or the reason why the bag is no longer that. */
function agreedOrder(deps: Deps, wish: OrderWish, checkout: LoadedCheckout): NewOrder {
  const { body, guestId, language } = wish
  const { settings, cart, lines, priced, discount, shipping } = checkout
  const given = {
    contact: body.contact,
    address: body.address,
    billing: body.billing,
    shippingMethod: body.shippingMethod,
  }
  const { shippingMethod: _hasItsOwnRefusal, ...wrong } = checkDetails(settings, given)
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  if (!shipping) throw new ShopError('shipping_unavailable')
  const payment = checkout.paymentOptions.find(({ id }) => id === body.paymentMethod)
  if (!payment || payment.refusal !== null) throw new ShopError('payment_method_unavailable')
  refuseChanges(cart, body.seenTotal)

  const { contact, address, billing } = tidyDetails(given)
  const at = deps.clock()
  return {
    id: randomUUID(),
    token: newToken(),
    cartId: checkout.cartId,
    guestId,
    idempotencyKey: body.idempotencyKey,
    language,
    contact,
    address,
    billing,
    shipping,
    paymentMethod: body.paymentMethod,
    totals: cart.totals,
    total: priced.total,
    at,
    timeZone: settings.timeZone,
    lines: lines.map((line, index) => orderLine(line, index, priced)),
    pieces: piecesOf(lines),
    discount: discount?.firstOrderOnly
      ? { code: discount.code, contacts: contactKeys(contact, address.country) }
      : null,
    attempt: priced.total === 0 ? null : wish.openPayment(settings),
  }
}

function refuseChanges({ lines, totals }: LoadedCheckout['cart'], seenTotal: number) {
  if (lines.some((line) => !line.buyable)) throw new ShopError('stock_changed')
  if (totals.total === seenTotal) return
  const lowered = lines.some((line) => line.notes.includes('quantity_lowered'))
  throw new ShopError(lowered ? 'stock_changed' : 'price_changed')
}

function orderLine(
  line: CheckoutLine,
  index: number,
  { lines }: LoadedCheckout['priced'],
): NewOrderLine {
  const price = lines[index]
  if (price?.id !== line.cartLineId) throw new Error('A line of the bag has no price.')
  return {
    position: index,
    product_id: line.productId,
    item_id: line.itemId,
    sku: line.sku,
    name: line.name,
    subtitle: line.subtitle,
    color_name: line.colorName,
    picture_id: line.pictureId,
    size: line.size,
    measurements: line.measurements,
    remarks: line.remarks,
    quantity: line.quantity,
    unit_price: line.unitPrice,
    discount: price.discount,
    total: price.total,
    vat: price.vat,
    made_to_order: line.madeToOrder,
    arrival: line.arrival,
    cart_line_id: line.cartLineId,
  }
}

/** Lines of one variant, told apart by their remarks, are held together. */
function piecesOf(lines: readonly CheckoutLine[]): Piece[] {
  const pieces = new Map<string, number>()
  for (const { sku, takesStock, quantity } of lines) {
    if (sku !== null && takesStock) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  }
  return [...pieces].map(([sku, quantity]) => ({ sku, quantity }))
}

function shortLines(lines: readonly CheckoutLine[], short: readonly string[]) {
  const missing = lines.filter(({ sku }) => sku !== null && short.includes(sku))
  return Object.fromEntries(missing.map(({ cartLineId }) => [cartLineId, 'not_enough_stock']))
}
