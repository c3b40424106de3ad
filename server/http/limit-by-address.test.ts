import { catalogApi } from '@rimal/contract/catalog'
import type { Endpoint } from '@rimal/contract/endpoint'
import { ordersApi } from '@rimal/contract/orders'
import { shopApi } from '@rimal/contract/shop'
import { expect, test } from 'vitest'
import { testShop, type TestShop } from '../test/test-shop.ts'

/** Calls that write to people or try things out, each with something that its shape takes. */
const narrow: [Endpoint, object][] = [
  [shopApi.sendMessage, { name: 'Mariam', email: 'mariam@example.com', message: 'Good day.' }],
  [shopApi.subscribe, { email: 'mariam@example.com' }],
  [catalogApi.tellWhenBack, { sku: 'NO-SUCH', email: 'mariam@example.com' }],
  [ordersApi.findOrder, { orderNumber: 'RM-1', contact: 'mariam@example.com' }],
]

/** How often each status came back, of calls from as many addresses as a liar can name. */
async function callOften(
  shop: TestShop,
  [{ path }, body]: [Endpoint, object],
  times: number,
  from: (call: number) => Record<string, string>,
) {
  const codes: string[] = []
  for (let call = 0; call < times; call++) {
    const response = await fetch(`${shop.address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(call) },
      body: JSON.stringify(body),
    })
    const { errorCode } = (await response.json()) as { errorCode: number }
    codes.push(`${response.status} ${errorCode}`)
  }
  return codes
}

const tooMany = '429 3'
const liar = (call: number) => ({
  'x-forwarded-for': `203.0.113.${call}`,
  'x-real-ip': `203.0.113.${call}`,
  forwarded: `for=203.0.113.${call}`,
})

test('one address is stopped after as many calls as the contract says, whatever it says it is', async () => {
  await using shop = await testShop({ rateLimits: true })
  for (const [endpoint, body] of narrow) {
    const most = endpoint.perMinute ?? 0
    expect(most).toBeGreaterThan(0)
    const codes = await callOften(shop, [endpoint, body], most + 2, liar)
    expect(codes.slice(0, most)).not.toContain(tooMany)
    expect({ path: endpoint.path, last: codes.slice(most) }).toEqual({
      path: endpoint.path,
      last: [tooMany, tooMany],
    })
  }
})

test('behind a proxy that is trusted counts the address which that one saw', async () => {
  await using shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  const subscribe = narrow[1] as [Endpoint, object]
  const seen = (address: string) => (call: number) => ({
    'x-forwarded-for': `198.51.100.${call}, ${address}`,
  })
  const codes = await callOften(shop, subscribe, 6, seen('203.0.113.1'))
  expect(codes.map((code) => code === tooMany)).toEqual([false, false, false, false, false, true])
  expect(await callOften(shop, subscribe, 1, seen('203.0.113.2'))).toEqual(['200 0'])
})
