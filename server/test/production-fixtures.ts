import type { StaffRole } from '@rimal/contract/permissions'
import { addProduct, putInCart, saveCustomSize } from './fixtures.ts'
import { signInAgain, staffOf } from './staff-fixtures.ts'
import { later, noon, placeOrder, press, readOrder, seenTotal } from './order-fixtures.ts'
import type { TestShop } from './test-shop.ts'

let products = 0

type Input = {
  /** The number of units that are made to measure, and the number of ready-to-wear units. */
  madeToOrder?: number
  readyToWear?: number
  /** Units that are made to measure cannot be paid in cash on delivery. */
  method?: 'card' | 'cash_on_delivery'
  shippingMethod?: string
}

/** An order that a guest has placed at noon. */
export async function productionOrder(
  shop: TestShop,
  {
    madeToOrder = 1,
    readyToWear = 0,
    method = 'card',
    shippingMethod = 'uae-standard',
  }: Input = {},
) {
  shop.setClock(noon)
  const guest = shop.guest()
  for (let productionItem = 0; productionItem < madeToOrder; productionItem++) {
    const product = await nextProduct(shop)
    await putInCart(guest, product, { customSizeId: await saveCustomSize(guest) })
  }
  for (let productionItem = 0; productionItem < readyToWear; productionItem++)
    await putInCart(guest, await nextProduct(shop))
  const total = await seenTotal(guest)
  const { result } = await placeOrder({ guest, total }, { paymentMethod: method, shippingMethod })
  if (method === 'card') await press(shop, result.paymentToken, 'approve')
  const { lines } = await readOrder(shop, result.orderToken)
  const ofKind = (isMadeToOrder: boolean) =>
    lines
      .filter(({ measurements }) => (measurements !== null) === isMadeToOrder)
      .map(({ id }) => id)
  return { ...result, lineIds: ofKind(true), groupIds: ofKind(false) }
}

function nextProduct(shop: TestShop) {
  products += 1
  return addProduct(shop.deps.db, { id: `test-made-${products}`, customSize: true })
}

/**
 * Returns a member of staff who is logged in that many hours after noon, when `canCancelUntil` is over; a login
 * lasts for minutes.
 */
export async function staffLater(shop: TestShop, hours = 25, role: StaffRole = 'owner') {
  shop.setClock(later(hours * 60))
  const email = `${role}@example.com`
  const { rows } = await shop.deps.pool.query('select from staff_members where email = $1', [email])
  return rows.length > 0 ? signInAgain(shop, email) : staffOf(shop, { role })
}

/** Returns the messages that were queued for the customer, with their content. */
export async function posted(shop: TestShop, kind: string) {
  const { rows } = await shop.deps.pool.query<{
    recipient: string
    channel: string
    data: Record<string, unknown>
  }>('select recipient, channel, data from outbox where kind = $1 order by created_at', [kind])
  return rows
}
