import { randomUUID } from 'node:crypto'
import type { Request } from './load.ts'

export type Product = { product_id: string; item_id: string; color_code: string; size: number }

const json = { 'content-type': 'application/json' }
const contact = { name: 'Bench', phone: '+971505550186' }

/** A request that adds a product to the cart of a new guest. */
export function addRequest({ product_id, item_id, color_code, size }: Product): Request {
  return {
    method: 'POST',
    path: '/api/guest-cart/add-to-cart',
    headers: { ...json },
    body: JSON.stringify({
      product_id,
      product_item_id: item_id,
      color_code,
      language_code: 'en',
      isSingleCart: false,
      size,
      ip_address: null,
    }),
  }
}

/** Fills carts with one product each, one for each new guest; answers their cookies. */
export async function fillCarts(
  address: string,
  products: Product[],
  count: number,
): Promise<string[]> {
  const cookies: string[] = []
  for (let start = 0; start < count; start += 50) {
    const batch = Array.from({ length: 50 }, async (_, index) => {
      const request = addRequest(products[(start + index) % products.length] as Product)
      const response = await fetch(address + request.path, request as RequestInit)
      await response.arrayBuffer()
      return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    })
    cookies.push(...(await Promise.all(batch)))
  }
  return cookies
}

/** What a guest types at checkout. */
export const details = {
  contact: { ...contact, email: 'bench@example.com' },
  address: {
    type: 'home',
    name: 'Bench',
    country: 'AE',
    state: 'Dubai',
    district: 'Jumeirah',
    city: '',
    addressLineOne: 'Al Wasl Road, villa 14',
    addressLineTwo: '',
    zipCode: '',
    phone: contact.phone,
    alternateNumber: '',
    landmark: '',
    email: 'bench@example.com',
  },
  billing: { sameAsDelivery: true, company: '', taxNumber: '', address: null },
  shippingMethod: 'uae-standard',
}

/** A request that orders the cart of a guest. */
export async function orderRequest(
  address: string,
  cookie: string,
  paymentMethod: 'cash_on_delivery' | 'card' = 'cash_on_delivery',
): Promise<Request> {
  const response = await fetch(`${address}/api/guest-cart/get-cart?language_code=en`, {
    headers: { cookie },
  })
  const { result } = (await response.json()) as { result: { totals: { total: number } } }
  return placeRequest({ cookie, seenTotal: result.totals.total, paymentMethod })
}

/** A request that orders the cart of a guest who saw its total, in minor units. */
export function placeRequest({
  cookie,
  seenTotal,
  paymentMethod,
}: {
  cookie: string
  seenTotal: number
  paymentMethod: 'cash_on_delivery' | 'card'
}): Request {
  return {
    method: 'POST',
    path: '/api/order/place-order',
    headers: { ...json, cookie },
    body: JSON.stringify({
      language_code: 'en',
      idempotencyKey: randomUUID(),
      seenTotal,
      ...details,
      paymentMethod,
    }),
  }
}
