import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { ReturnCondition } from '@rimal/contract/returns/return-states'
import type { ReviewPicture } from '@rimal/contract/reviews'
import type { StaffRole } from '@rimal/contract/permissions'
import { addProduct, putInCart, saveCustomSize, type TestProduct } from './fixtures.ts'
import { staffOf, type TestStaff } from './staff-fixtures.ts'
import { buyer, noon, placeOrder, press, readOrder, seenTotal } from './order-fixtures.ts'
import type { TestShop } from './test-shop.ts'

export type ReturnBody = BodyOf<ApiByAddress['POST return/ask-for-return']>
type Placed = { orderToken: string; lineIds: readonly string[] }

let keys = 0

/** Returns a return of one unit of the first line, unless the changes say otherwise. */
export function returnBody(
  { orderToken, lineIds }: Placed,
  changes: Partial<ReturnBody> = {},
): ReturnBody {
  keys += 1
  return {
    order: orderToken,
    idempotencyKey: `test-return-${process.pid}-${keys}`,
    kind: 'return',
    lines: [{ lineId: lineIds[0] ?? '', quantity: 1 }],
    reason: 'too_large',
    note: '',
    pictures: [],
    ...changes,
  }
}

type Input = {
  /** The quantity of the ready-to-wear unit; one by default. */
  quantity?: number
  measured?: boolean
  method?: 'card' | 'cash_on_delivery'
  delivered?: boolean
  stock?: Record<number, number>
}

/** Makes an order of a guest, paid and delivered at noon: a ready-to-wear unit, or one made to measure. */
export async function deliveredOrder(
  shop: TestShop,
  {
    quantity = 1,
    measured = false,
    method = 'card',
    delivered = true,
    stock = { 54: 20, 56: 3, 58: 0 },
  }: Input = {},
) {
  shop.setClock(noon)
  keys += 1
  const product = await addProduct(shop.deps.db, {
    id: `test-back-${keys}`,
    stock,
    customSize: true,
  })
  const { guest } = measured
    ? await measuredBuyer(shop, product)
    : await buyer(shop, product, { size: 54 })
  for (let more = 1; more < quantity; more++) await putInCart(guest, product)
  const { result } = await placeOrder(
    { guest, total: await seenTotal(guest) },
    { paymentMethod: method },
  )
  if (method === 'card') await press(shop, result.paymentToken, 'approve')
  if (delivered) await deliver(shop, result.orderNumber)
  const { lines } = await readOrder(shop, result.orderToken)
  return { ...result, product, guest, lineIds: lines.map(({ id }) => id) }
}

async function measuredBuyer(shop: TestShop, product: TestProduct) {
  const guest = shop.guest()
  const customSizeId = await saveCustomSize(guest)
  await putInCart(guest, product, { customSizeId })
  return { guest }
}

/** Marks an order as produced, shipped and delivered now. */
export async function deliver(shop: TestShop, orderNumber: string) {
  await shop.deps.pool.query(
    `with done as (update orders set status = 'delivered' where number = $1 returning id)
     insert into order_events (order_id, from_status, to_status, actor, at)
     select id, 'shipped', 'delivered', 'staff:test', $2 from done`,
    [orderNumber, shop.deps.clock()],
  )
}

export function ask(shop: TestShop, order: Placed, changes: Partial<ReturnBody> = {}) {
  return shop.guest().call('POST return/ask-for-return', { body: returnBody(order, changes) })
}

export async function readReturn(shop: TestShop, returnToken: string) {
  const { result } = await shop.call('GET return/get-return/{returnToken}', {
    params: { returnToken },
  })
  return result
}

export function staffPerson(shop: TestShop, role: StaffRole = 'owner') {
  return staffOf(shop, { role })
}

/** A picture of a fault, as a guest's browser sends it. */
export async function uploadTo(shop: TestShop, order: string, bytes: Uint8Array) {
  const response = await fetch(`${shop.address}/api/return/upload-picture/${order}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', origin: shop.address },
    body: new Blob([new Uint8Array(bytes)]),
  })
  const reply = (await response.json()) as { errorCode: number; result: ReviewPicture }
  return { ...reply, status: response.status }
}

/** Makes the calls of staff until a return is inspected. */
export async function returnToShop(
  staff: TestStaff,
  { number: returnNumber, lines }: { number: string; lines: { lineId: string }[] },
  condition: ReturnCondition = 'sellable',
) {
  await staff.call('POST staff/approve-return', { body: { returnNumber } })
  await staff.call('POST staff/return-received', { body: { returnNumber } })
  return staff.call('POST staff/inspect-return', {
    body: { returnNumber, lines: lines.map(({ lineId }) => ({ lineId, condition })) },
  })
}
