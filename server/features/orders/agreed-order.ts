import { randomUUID } from 'node:crypto'
import type { DocumentBody } from '@rimal/contract/tax/tax-documents'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { checkDetails, normaliseDetails } from '../checkout/check-details.ts'
import type { CheckoutLine, LoadedCheckout } from '../checkout/loaded-checkout.ts'
import { accountKey, type Given, limitEach } from '../cart/discounts/promotion.ts'
import { contactKeys } from '../customers/contact-keys.ts'
import { newToken } from '../../crypto/random-token.ts'
import type { OrderInput } from './order-input.ts'
import { type StockLine, together } from './stock.sql.ts'
import type { NewOrder, NewOrderLine, NewUse } from './new-order.ts'
import { type SoldOrder, writeInvoice } from './invoices/write-invoice.ts'

/** Returns the order that the shopper agreed to; throws the reason when the cart no longer matches it. */
export function agreedOrder(deps: Deps, input: OrderInput, checkout: LoadedCheckout): NewOrder {
  const { body, shopper, language } = input
  const { settings, cart, lines, priced, given: offered, shipping, credit } = checkout
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
  // When store credit covers everything, the chosen payment method does not matter.
  const isPaid = credit.used > 0 && credit.due === 0
  // No courier must wait for cash at the customer's door.
  const paymentMethod = isPaid ? 'card' : body.paymentMethod
  if (!isPaid && (!payment || payment.refusal !== null)) {
    throw new ShopError('payment_method_unavailable')
  }
  refuseChanges(cart, body.seenTotal)
  if ((body.credit ?? 0) !== credit.used) throw new ShopError('credit_changed')

  const { contact, address, billing } = normaliseDetails(given)
  const at = deps.clock()
  const attempt = credit.due === 0 ? null : input.openPayment(settings)
  const sold = { contact, address, billing, shipping, totals: cart.totals, credit: credit.used }
  const keys = contactKeys(contact, address.country)
  const account = 'customerId' in shopper ? accountKey(shopper.customerId) : null
  return {
    id: randomUUID(),
    token: newToken(),
    cartId: checkout.cartId,
    cartVersion: checkout.cartVersion,
    guestId: 'guestId' in shopper ? shopper.guestId : null,
    customerId: 'customerId' in shopper ? shopper.customerId : null,
    idempotencyKey: body.idempotencyKey,
    language,
    contact,
    address,
    billing,
    shipping,
    paymentMethod,
    // A code that took nothing off is none of the order's.
    totals: cart.codeRefusal ? { ...cart.totals, discountCode: null } : cart.totals,
    total: priced.total,
    credit: credit.used,
    at,
    timeZone: settings.timeZone,
    lines: lines.map((line, index) => orderLine(line, index, priced)),
    stockLines: stockLinesOf(lines),
    ...keys,
    uses: offered.map(useOf),
    contacts: [keys.emailKey, keys.phoneKey, account].filter((key) => key !== null),
    attempt,
    invoice: attempt ? null : newInvoice({ ...sold, paymentMethod, orderedAt: at }, checkout),
  }
}

function newInvoice(
  order: Omit<SoldOrder, 'lines'>,
  { lines, priced, settings }: LoadedCheckout,
): DocumentBody | null {
  const sold = lines.map((line, index) => ({ ...line, ...priceOf(line, index, priced) }))
  return writeInvoice({ ...order, lines: sold }, settings)
}

function useOf({ promotion, amount }: Given, position: number): NewUse {
  return {
    promotion_id: promotion.id,
    title: promotion.title,
    amount,
    position,
    typed: promotion.code !== null,
    first_order: promotion.firstOrderOnly,
    max_each: limitEach(promotion),
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
  priced: LoadedCheckout['priced'],
): NewOrderLine {
  const price = priceOf(line, index, priced)
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
    profile_name: line.profileName,
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

function priceOf(line: CheckoutLine, index: number, { lines }: LoadedCheckout['priced']) {
  const price = lines[index]
  if (price?.id !== line.cartLineId) throw new Error('A line of the bag has no price.')
  return price
}

function stockLinesOf(lines: readonly CheckoutLine[]): StockLine[] {
  return together(
    lines.flatMap(({ sku, takesStock, quantity }) =>
      sku !== null && takesStock ? [{ sku, quantity }] : [],
    ),
  )
}
