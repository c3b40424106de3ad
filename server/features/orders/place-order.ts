import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../customers/shopper.ts'
import { announceCatalogChanges } from '../../db/transact.ts'
import { normaliseDetails } from '../checkout/check-details.ts'
import { loadCheckout } from '../checkout/load-checkout.ts'
import type { CheckoutLine } from '../checkout/loaded-checkout.ts'
import { agreedOrder } from './agreed-order.ts'
import type { OrderInput } from './order-input.ts'
import { listOrderLines } from './stored-order.ts'
import { type OrderConfirmation, confirmationFor } from './on-order-placed.ts'
import { findQueueAhead, refuseInQueue, requireAdmission } from '../queue/require-admission.ts'
import { limitHold, releaseHold } from './hold-limits/limit-holds.ts'
import { findEarlierOrder, hasCart, takeOffCart } from './place-order.sql.ts'
import type { NewOrder } from './new-order.ts'
import { writeOrder, type Written } from './write-order.sql.ts'

export type PlacedOrder =
  | { kind: 'written'; order: NewOrder; number: string }
  /** The same request came before, and this order resulted from it. */
  | { kind: 'duplicate'; orderId: string }
  /**
   * The cart, or this request with other details, is in an order that awaits payment, and that order has to end
   * first. Its products need no admission again.
   */
  | { kind: 'open'; orderId: string; productIds: string[] }
  /** The same request came before and ended unpaid, unless money for it has arrived since. */
  | { kind: 'ended'; orderId: string }

/** Turns the cart into an order, entirely or not at all. Takes no money and calls no other server. */
export async function placeOrder(deps: Deps, input: OrderInput): Promise<PlacedOrder> {
  for (;;) {
    const placed = await placeNow(deps, input)
    if (placed !== 'cart changed') return placed
    // The shopper, perhaps in another tab, changed the cart while the order was prepared. When several requests
    // compete, one of them always succeeds.
  }
}

async function placeNow(deps: Deps, input: OrderInput): Promise<PlacedOrder | 'cart changed'> {
  const { shopper, language, body } = input
  const checkout = await loadCheckout(deps, {
    shopper,
    language,
    country: body.address.country,
    shippingMethod: body.shippingMethod,
    useCredit: (body.credit ?? 0) > 0,
  })
  // Runs after the cart was read: an order that emptied the cart in between is found here, and any other change of
  // the cart is noticed when the order is written.
  const details = normaliseDetails(body)
  const key = body.idempotencyKey
  const ordered = checkout?.lines.map(({ productId }) => productId) ?? []
  const productIds = ordered.filter((id) => !input.replacedProductIds.includes(id))
  const [earlier, queue] = await Promise.all([
    findEarlierOrder(deps.db, { shopper, key, details }),
    findQueueAhead(deps, { shopper, productIds, to: 'order' }),
  ])
  if (earlier?.kind === 'open') return replaceOpen(deps, { shopper, productIds }, earlier.orderId)
  if (earlier && !(earlier.kind === 'ended' && input.anew)) {
    return { kind: earlier.kind, orderId: earlier.orderId }
  }
  refuseInQueue(queue)
  if (!checkout) {
    throw new ShopError((await hasCart(deps.db, shopper)) ? 'stock_changed' : 'cart_empty')
  }
  const order = agreedOrder(deps, input, checkout)
  const orderConfirmation = order.attempt ? null : confirmationFor(deps, order, checkout)
  const written = await writeLimited(deps, { order, orderConfirmation, ip: input.ip })
  if (written.cartChanged) return 'cart changed'
  if (written.number === null) {
    throw new ShopError('stock_changed', shortLines(checkout.lines, written.short))
  }
  if (written.catalogChanged) await announceCatalogChanges(deps)
  return { kind: 'written', order, number: written.number }
}

/**
 * Asks the queue before the order that awaits payment has to end: only for what the cart has in addition to that order.
 * @throws queue_required
 */
async function replaceOpen(
  deps: Deps,
  { shopper, productIds }: { shopper: Shopper; productIds: readonly string[] },
  orderId: string,
): Promise<PlacedOrder> {
  const lines = await listOrderLines(deps.db, orderId)
  const replaced = lines.map(({ productId }) => productId)
  const added = productIds.filter((id) => !replaced.includes(id))
  await requireAdmission(deps, { shopper, productIds: added, to: 'order' })
  return { kind: 'open', orderId, productIds: replaced }
}

type Limited = { order: NewOrder; orderConfirmation: OrderConfirmation | null; ip: string }

/**
 * Writes an order within the limits on unpaid holds. An order that is paid by store credit holds nothing unpaid.
 */
async function writeLimited(
  deps: Deps,
  { order, orderConfirmation, ip }: Limited,
): Promise<Written> {
  if (order.total === order.credit) return writeWhole(deps, order, orderConfirmation)
  const { id, guestId, customerId, stockLines } = order
  const hold = {
    holderId: id,
    units: stockLines.reduce((sum, { quantity }) => sum + quantity, 0),
    ip,
    device: customerId ?? guestId ?? id,
    customerId,
  }
  const isShort = await limitHold(deps, deps.db, { held: 'stock', hold })
  const attempt =
    order.attempt && isShort ? { ...order.attempt, ...order.attempt.short } : order.attempt
  try {
    const written = await writeWhole(deps, { ...order, attempt }, orderConfirmation)
    if (written.number === null) await releaseHold(deps.db, id)
    return written
  } catch (error) {
    // A commit whose answer was lost may have written the order.
    if (error instanceof ShopError) await releaseHold(deps.db, id)
    throw error
  }
}

/**
 * Writes an order, or nothing. Only the writing shows that a promotion is used up, or that stock ran out after the
 * credit was taken; everything else is then rolled back.
 */
async function writeWhole(
  { db }: Pick<Deps, 'db'>,
  order: NewOrder,
  orderConfirmation: OrderConfirmation | null,
): Promise<Written> {
  if (order.uses.length + order.credit === 0) return writeOrder(db, order, orderConfirmation)
  try {
    return await db.transaction(async (tx) => {
      const written = await writeOrder(tx, order, orderConfirmation)
      if (written.creditChanged) throw new ShopError('credit_changed')
      if (written.usedUp.length + written.refused.length > 0) throw new PromotionLost(written)
      if (written.number === null) throw new NotWritten(written)
      return written
    })
  } catch (error) {
    if (error instanceof NotWritten) return error.written
    // The cart shows on its own that a promotion has run out.
    if (error instanceof PromotionLost) await takeOffCart(db, order, error.refused)
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

class PromotionLost extends ShopError {
  readonly refused: string[]
  constructor({ refused }: Pick<Written, 'refused'>) {
    super(refused.length > 0 ? 'discount_used' : 'discount_expired')
    this.refused = refused
  }
}

function shortLines(lines: readonly CheckoutLine[], short: readonly string[]) {
  const missing = lines.filter(({ sku }) => sku !== null && short.includes(sku))
  return Object.fromEntries(missing.map(({ cartLineId }) => [cartLineId, 'not_enough_stock']))
}
