import { request } from 'node:http'
import { api } from '@rimal/contract/api'
import { catalogApi } from '@rimal/contract/catalog'
import type { Endpoint } from '@rimal/contract/endpoint'
import { ordersApi } from '@rimal/contract/orders'
import { shopApi } from '@rimal/contract/shop'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testShop, type TestShop } from '../../test/test-shop.ts'

/** Calls that write to people or try things out, each with something that its shape takes. */
const narrow: [Endpoint, object][] = [
  [shopApi.sendMessage, { name: 'Mariam', email: 'mariam@example.com', message: 'Good day.' }],
  [shopApi.subscribe, { email: 'mariam@example.com' }],
  [catalogApi.notifyWhenBack, { sku: 'NO-SUCH', email: 'mariam@example.com' }],
  [ordersApi.findOrder, { orderNumber: 'RM-1', contact: 'mariam@example.com' }],
]

/** Counts the answers of each status, for calls that claim different addresses. */
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
    const max = endpoint.perMinute ?? 0
    expect(max).toBeGreaterThan(0)
    const codes = await callOften(shop, [endpoint, body], max + 2, liar)
    expect(codes.slice(0, max)).not.toContain(tooMany)
    expect({ path: endpoint.path, last: codes.slice(max) }).toEqual({
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

test('a proxy that is not configured is reported in the log, once', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  await using shop = await testShop({ rateLimits: true }, { log })
  const headers = { 'x-forwarded-for': '198.51.100.7' }
  await shop.call('GET home/get-home')
  expect(lines).toEqual([])
  for (const _ of [1, 2]) await shop.call('GET home/get-home', { headers })
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    expect.stringContaining('not in TRUST_PROXY'),
  ])
})

/** Other spellings of the address of a call. The router reads some of them as the call itself. */
const spellings: [string, (path: string) => string][] = [
  ['plain', (path) => `/api/${path}`],
  ['with an encoded first letter', (path) => `/%61pi/${path}`],
  ['with an encoded prefix', (path) => `/%61%70%69/${path}`],
  ['with an encoded last letter', (path) => `/api/${path.slice(0, -1)}${encoded(path.slice(-1))}`],
  ['with doubled slashes in front', (path) => `//api/${path}`],
  ['with doubled slashes inside', (path) => `/api//${path}`],
  ['with a slash at the end', (path) => `/api/${path}/`],
  ['in upper case', (path) => `/API/${path}`],
  ['through another folder', (path) => `/x/../api/${path}`],
  ['with an encoded slash', (path) => `/api%2F${path}`],
]
const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

/** Sends a target as it is written: fetch would normalise it first. */
function sendAsWritten({ address }: TestShop, method: string, path: string) {
  const { hostname, port } = new URL(address)
  return new Promise<{ status: number; remaining: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method }, (response) => {
      const remaining = String(response.headers['x-ratelimit-remaining'])
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, remaining }))
    })
    sent.on('error', reject).end()
  })
}

test('every spelling of a limited call that is answered counts against the same limit', async () => {
  await using shop = await testShop({ rateLimits: true })
  const limited = Object.values<Endpoint>(api).filter(({ perMinute }) => perMinute)
  expect(limited.length).toBeGreaterThan(40)
  for (const { method, path: named, perMinute = 0 } of limited) {
    const path = named.replaceAll(/\{\w+\}/g, 'x')
    let remaining = perMinute
    for (const [spelling, write] of spellings) {
      const answer = await sendAsWritten(shop, method, write(path))
      if (answer.status === 404 && answer.remaining === 'undefined') continue
      remaining = Math.max(0, remaining - 1)
      expect({ named, spelling, remaining: answer.remaining }).toEqual({
        named,
        spelling,
        remaining: String(remaining),
      })
    }
    // The three encoded spellings reach the call as the plain one does.
    expect({ named, counted: perMinute - remaining }).toEqual({
      named,
      counted: Math.min(4, perMinute),
    })
  }
})

test('an order cannot be looked up more often through an encoded address', async () => {
  await using shop = await testShop({ rateLimits: true })
  const max = ordersApi.findOrder.perMinute
  const statuses: number[] = []
  for (let call = 0; call < max + 3; call++) {
    const { status } = await sendAsWritten(shop, 'POST', '/%61pi/order/find-order')
    statuses.push(status)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
})
