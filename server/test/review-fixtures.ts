import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { ReviewPicture } from '@rimal/contract/reviews'
import sharp from 'sharp'
import { addProduct, productToAdd, type TestProduct } from './fixtures.ts'
import { customerOf, type TestCustomer } from './identity-fixtures.ts'
import { orderBody } from './order-fixtures.ts'
import type { TestShop } from './test-shop.ts'

type UploadReply = { errorCode: number; retryAfter?: number; result: ReviewPicture }
type ReviewBody = BodyOf<ApiByAddress['POST review/save-review']>

/** Makes a customer's order of products; with `delivered`, it has been delivered. */
export async function orderOf(
  shop: TestShop,
  customer: TestCustomer,
  products: readonly TestProduct[],
  { delivered = true } = {},
) {
  for (const bought of products) {
    const body = { ...productToAdd(bought), user_id: customer.customerId }
    await customer.call('POST cart/add-to-cart', { body })
  }
  const { total } = (await customer.call('GET guest-cart/get-cart')).result.totals
  const placed = await customer.call('POST order/place-order', {
    body: orderBody(total, { paymentMethod: 'cash_on_delivery' }),
  })
  const { orderNumber, orderToken } = placed.result
  const read = await customer.call('GET order/get-order/{orderToken}', { params: { orderToken } })
  if (delivered) await deliver(shop, orderNumber)
  return { orderNumber, orderToken, lineIds: read.result.lines.map(({ id }) => id) }
}

async function deliver(shop: TestShop, orderNumber: string) {
  await shop.deps.pool.query(
    `with done as (update orders set status = 'delivered' where number = $1 returning id)
     insert into order_events (order_id, from_status, to_status, actor, at)
     select id, 'shipped', 'delivered', 'staff:test', $2 from done`,
    [orderNumber, shop.deps.clock()],
  )
}

/** Makes a customer with a delivered product. */
export async function reviewer(
  shop: TestShop,
  { email = 'mariam@example.com', id = 'test-noor' } = {},
) {
  const bought = await addProduct(shop.deps.db, { id })
  const customer = await customerOf(shop, { email })
  const { orderNumber, lineIds } = await orderOf(shop, customer, [bought])
  return { bought, customer, orderNumber, lineId: lineIds[0] ?? '' }
}

export function reviewBody(lineId: string, changes: Partial<ReviewBody> = {}): ReviewBody {
  return {
    lineId,
    rating: 4,
    fit: 'true',
    text: 'The cloth falls well and the seams are straight.',
    name: 'Mariam',
    heightCm: null,
    pictures: [],
    ...changes,
  }
}

/** Sends bytes as a picture, and says of them what it likes. */
export async function upload(
  shop: TestShop,
  customer: { token: string },
  lineId: string,
  bytes: Uint8Array | string,
  { type = 'image/jpeg', ip }: { type?: string; ip?: string } = {},
) {
  const response = await fetch(`${shop.address}/api/review/upload-picture/${lineId}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      authorization: `Bearer ${customer.token}`,
      ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
    },
    body: typeof bytes === 'string' ? bytes : new Blob([new Uint8Array(bytes)]),
  })
  const reply = (await response.json()) as UploadReply
  return { ...reply, status: response.status }
}

export async function jpeg(width = 60, height = 80): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a5c3e' } })
    .jpeg()
    .toBuffer()
}
