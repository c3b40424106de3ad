import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { callShop, nameOf, phone, type Product, putInCart, villaOf } from './shopping.ts'
import type { Visit } from './visit.ts'

export type Placed = { orderNumber: string; orderToken: string; paymentToken: string | null }

/**
 * Places an order as the guest of this visit, with a separate email: a shortcut for journeys that begin with an
 * order.
 */
export async function orderAsGuest(
  visit: Visit,
  product: Product,
  { email, paymentMethod = 'cash_on_delivery' }: { email: string; paymentMethod?: string },
): Promise<Placed> {
  await putInCart(visit, product)
  return orderInCart(visit, { email, paymentMethod })
}

/** Orders the content of the cart of this visit. */
export async function orderInCart(
  visit: Visit,
  { email = 'mariam@example.com', paymentMethod = 'cash_on_delivery' } = {},
): Promise<Placed> {
  const { totals } = await callShop(visit, 'guest-cart/get-cart')
  const contact = { name: nameOf(visit), email, phone: `+971 ${phone}` }
  const cart = await callShop(visit, 'checkout/get-checkout?country=AE').catch(() => null)
  return callShop(visit, 'order/place-order', {
    idempotencyKey: randomUUID(),
    seenTotal: cart?.cart.totals.total ?? totals.total,
    contact,
    address: { ...contact, ...villaOf(visit) },
    billing: { sameAsDelivery: true, company: '', taxNumber: '', address: null },
    shippingMethod: 'uae-standard',
    paymentMethod,
  })
}

/** Places an order as the guest of this visit, paid with a card that the bank accepts. */
export async function orderPaidByCard(
  visit: Visit,
  product: Product,
  email: string,
): Promise<Placed> {
  return payByCard(visit, await orderAsGuest(visit, product, { email, paymentMethod: 'card' }))
}

/** The bank takes the card. */
export async function payByCard(visit: Visit, placed: Placed): Promise<Placed> {
  const { payAt } = await callShop(visit, `payment/get-status/${placed.paymentToken}`)
  await visit.context.request.post(payAt, { form: { outcome: 'approve' } })
  await expect
    .poll(async () => (await callShop(visit, `order/get-order/${placed.orderToken}`)).paid)
    .toBe(true)
  return placed
}
