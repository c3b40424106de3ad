import type { StaffRole } from '@rimal/contract/staff'
import { staffAtTheMachine } from '../features/staff/at-the-machine.ts'
import { addProduct, putInBag, saveCustomSize } from './fixtures.ts'
import { comeIn, customerOf } from './identity-fixtures.ts'
import { later, noon, placeOrder, press, readOrder, seenTotal } from './order-fixtures.ts'
import type { TestShop } from './test-shop.ts'

let products = 0

type Wish = {
  /** How many pieces are sewn to her measure, and how many hang ready. */
  sewn?: number
  shelf?: number
  /** Nobody pays at the door for what was cut for her. */
  method?: 'card' | 'cash_on_delivery'
  shippingMethod?: string
}

/** An order that a guest has placed at noon. */
export async function sewnOrder(
  shop: TestShop,
  { sewn = 1, shelf = 0, method = 'card', shippingMethod = 'uae-standard' }: Wish = {},
) {
  shop.setClock(noon)
  const guest = shop.guest()
  for (let piece = 0; piece < sewn; piece++) {
    const product = await nextProduct(shop)
    await putInBag(guest, product, { customSizeId: await saveCustomSize(guest) })
  }
  for (let piece = 0; piece < shelf; piece++) await putInBag(guest, await nextProduct(shop))
  const total = await seenTotal(guest)
  const { result } = await placeOrder({ guest, total }, { paymentMethod: method, shippingMethod })
  if (method === 'card') await press(shop, result.paymentToken, 'approve')
  const { lines } = await readOrder(shop, result.orderToken)
  const ofKind = (isSewn: boolean) =>
    lines.filter(({ measurements }) => (measurements !== null) === isSewn).map(({ id }) => id)
  return { ...result, lineIds: ofKind(true), shelfIds: ofKind(false) }
}

function nextProduct(shop: TestShop) {
  products += 1
  return addProduct(shop.deps.db, { id: `test-made-${products}`, customSize: true })
}

/** So many hours after noon, when her time to cancel is over; a login lasts for minutes. */
export async function houseLater(shop: TestShop, hours = 25, role: StaffRole = 'owner') {
  shop.setClock(later(hours * 60))
  const email = `${role}@example.com`
  const { rows } = await shop.deps.pool.query('select from customers where email = $1', [email])
  if (rows.length > 0) return comeIn(shop, email)
  await customerOf(shop, { email, name: 'Huda House' })
  await staffAtTheMachine(shop.deps).addMember(email, role)
  return comeIn(shop, email)
}

/** What was posted to her, with what it says. */
export async function posted(shop: TestShop, kind: string) {
  const { rows } = await shop.deps.pool.query<{
    recipient: string
    channel: string
    data: Record<string, unknown>
  }>('select recipient, channel, data from outbox where kind = $1 order by created_at', [kind])
  return rows
}
