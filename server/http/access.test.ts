import { api } from '@rimal/contract/api'
import type { Endpoint } from '@rimal/contract/endpoint'
import { errors } from '@rimal/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsIn } from '../test/access/ids.ts'
import type { AnyInput, AnyRow } from '../test/access/row.ts'
import { allRows } from '../test/access/rows.ts'
import { changed, fingerprints, inputOf, send, sendInput } from '../test/access/send.ts'
import { type Caller, password, somebodysThings, strangersOf } from '../test/access/things.ts'
import { bearer, customerOf, type TestCustomer } from '../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../test/test-shop.ts'

const endpoints = new Map<string, Endpoint>(
  Object.values(api).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)
const accessOf = (address: string) => endpoints.get(address)?.access
/** The errorCode for a caller who is not logged in. */
const loginNeeded = (address: string) =>
  errors[accessOf(address) === 'staff' ? 'sign_in_needed' : 'login_required'].number
const badBearers = [
  'Bearer ',
  'Bearer x',
  `Bearer ${'0'.repeat(64)}`,
  `Bearer ${'0'.repeat(64)} `,
  `Basic ${'0'.repeat(64)}`,
]

/** The headers that a page of another site, or the browser on its behalf, would send with a call. */
const away: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
]

function callerOf({ guest, token }: Pick<TestCustomer, 'guest' | 'token'>): Caller {
  return { ...guest, headers: bearer(token) }
}

/** A shop, all rows of its calls, and who may call. */
async function matrix(shop: TestShop) {
  const things = await somebodysThings(shop)
  const strangers = await strangersOf(shop)
  const other = callerOf(await customerOf(shop, { email: 'other@example.com', name: 'Other One' }))
  let newcomers = 0
  const newcomer = async () => {
    const email = `newcomer.${++newcomers}@example.com`
    return callerOf(await customerOf(shop, { email, password }))
  }
  const rows = Object.entries(allRows(shop, things)) as [string, AnyRow][]
  const { owner, staff } = things
  return {
    rows,
    callers: { ...strangers, other, owner: callerOf(owner), staff: callerOf(staff) },
    newcomer,
  }
}

/** Returns `served` when a stranger is served, and otherwise the status of the refusal. */
function answerTo(who: 'nobody' | 'guest' | 'other', [address, { reach }]: [string, AnyRow]) {
  switch (accessOf(address)) {
    case 'staff':
      return 401
    case 'customer':
      if (who !== 'other') return 401
      return reach === 'own' ? 404 : 'served'
    case 'session':
      // Logging out does not reveal whether the caller was logged in.
      return who === 'other' || address.endsWith('log-out') ? 'served' : 401
    case 'provider':
      return 401
    default:
      return reach === 'own' ? 404 : 'served'
  }
}

const access = {} as Awaited<ReturnType<typeof matrix>> & { shop: TestShop }

/** All refused callers share one shop: their calls change no data of the owner. */
beforeAll(async () => {
  const shop = await testShop()
  Object.assign(access, await matrix(shop), { shop })
})
afterAll(() => access.shop[Symbol.asyncDispose]())

test('every call of the contract has a row, and says what the ids in it open', () => {
  const { rows } = access
  expect(rows.map(([address]) => address).toSorted()).toEqual([...endpoints.keys()].toSorted())
  const namesIds = ([address]: [string, AnyRow]) =>
    idsIn(endpoints.get(address) as Endpoint).length > 0
  const wrong = rows.filter((row) => namesIds(row) !== Boolean(row[1].reach))
  expect(wrong.map(([address]) => address)).toEqual([])
})

test('a call of staff names its permission, and no other does', () => {
  const staff = [...endpoints.values()].filter((endpoint) => endpoint.access === 'staff')
  expect([...endpoints.values()].filter(({ permission }) => permission)).toEqual(staff)
})

test('a bearer that is not good is never taken for a guest, nor for anybody', async () => {
  const { rows, shop, callers } = access
  const asked = rows.filter(([address]) =>
    ['customer', 'staff', 'shopper'].includes(accessOf(address) ?? ''),
  )
  for (const [address, row] of asked) {
    const input = await inputOf(row, callers.nobody)
    for (const authorization of badBearers) {
      const me = { ...callers.nobody, headers: { authorization } }
      const reply = await sendInput(shop, address, input, me)
      expect({ address, ...reply }).toEqual({
        address,
        status: 401,
        errorCode: loginNeeded(address),
      })
    }
  }
})

/** Returns inputs that are invalid for a call: in its path, in its query and in its body. */
function malformed(address: string): AnyInput[] {
  const params = Object.fromEntries(
    [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '%20']),
  )
  return [
    { params, query: { junk: '1' }, body: {} },
    { params, body: { junk: 1 } },
    { params, body: 'no object' },
  ]
}

test('a call of staff or of a customer refuses a stranger before it validates what the stranger sent', async () => {
  const { shop, callers } = access
  for (const [address, endpoint] of endpoints) {
    if (endpoint.access !== 'staff' && endpoint.access !== 'customer') continue
    for (const input of malformed(address)) {
      const nobody = await sendInput(shop, address, input, callers.nobody)
      const refused = { address, input, status: 401, errorCode: loginNeeded(address) }
      expect({ address, input, ...nobody }).toEqual(refused)
      if (endpoint.access === 'customer') continue
      const other = await sendInput(shop, address, input, callers.other)
      expect({ address, input, ...other }).toEqual(refused)
    }
  }
})

test('a call from another site changes nothing by a cookie', async () => {
  const { rows, shop, callers } = access
  const { nobody, guest, owner } = callers
  // The owner's cookies without the bearer: a page of another site could send no more.
  const own = { ...owner, headers: {} }
  const byCookie = rows.filter(
    ([address]) =>
      address.startsWith('POST') &&
      ['guest', 'shopper', 'session', 'sign-in'].includes(accessOf(address) ?? ''),
  )
  const calls: { address: string; input: AnyInput }[] = []
  for (const [address, row] of byCookie) {
    calls.push({ address, input: await inputOf(row, guest) })
  }
  expect(calls.map(({ address }) => address)).toEqual(
    expect.arrayContaining([
      'POST order/place-order',
      'POST identity/check-code',
      'POST identity/register',
      'POST identity/refresh',
    ]),
  )
  const before = await fingerprints(shop)
  for (const { address, input } of calls) {
    for (const me of [nobody, guest, own]) {
      const cookies = [...me.cookies]
      for (const headers of away) {
        const reply = await sendInput(shop, address, input, { ...me, headers })
        expect({ address, ...reply }).toEqual({ address, status: 403, errorCode: 6 })
      }
      expect({ address, cookies: [...me.cookies] }).toEqual({ address, cookies })
    }
    const tables = changed(before, await fingerprints(shop))
    expect({ address, tables }).toEqual({ address, tables: [] })
  }
})

test('a token that nobody gave out opens nothing', async () => {
  const { rows, shop, callers } = access
  for (const [address, { reach, input }] of rows) {
    if (reach !== 'whoever' || typeof input === 'function') continue
    const real = JSON.stringify(input)
    const forged = real.replaceAll(/[0-9a-f]{32}/g, '0'.repeat(32)).replaceAll(/RM-\d+/g, 'RM-1')
    if (forged === real) continue
    const { status } = await sendInput(shop, address, JSON.parse(forged), callers.owner)
    expect({ address, status }).toEqual({ address, status: 404 })
  }
})

const strangers = ['nobody', 'guest', 'other'] as const

test('data of one customer is not found by anybody else, and does not change', async () => {
  const { rows, shop, callers } = access
  const before = await fingerprints(shop)
  for (const row of rows.filter(([, { reach }]) => reach === 'own')) {
    const [address] = row
    for (const who of strangers) {
      const { status } = await send(shop, row, callers[who])
      expect({ address, who, status }).toEqual({ address, who, status: answerTo(who, row) })
    }
    const tables = changed(before, await fingerprints(shop))
    expect({ address, tables }).toEqual({ address, tables: [] })
  }
})

test('strangers are served what the access of a call says, and no more', async () => {
  const { rows, shop, callers, newcomer } = access
  for (const row of rows.filter(([, { reach }]) => reach !== 'own')) {
    const [address, { byNewcomer }] = row
    for (const who of strangers) {
      const me = who === 'other' && byNewcomer ? await newcomer() : callers[who]
      const { status } = await send(shop, row, me)
      const isServed = status < 500 && ![401, 403, 404].includes(status)
      const answer = isServed ? 'served' : status
      expect({ address, who, answer }).toEqual({ address, who, answer: answerTo(who, row) })
    }
  }
})

test(
  'a customer is served by every call, and staff by the staff calls, from whatever origin a bearer is sent',
  // It makes every call of the contract, one after the other.
  { timeout: 180_000 },
  async () => {
    await using shop = await testShop()
    const { rows, callers, newcomer } = await matrix(shop)
    const answers: Record<string, number>[] = []
    for (const row of rows) {
      const [address, { byNewcomer }] = row
      const called = accessOf(address) ?? ''
      const customer = byNewcomer ? await newcomer() : callers.owner
      const me = called === 'staff' ? callers.staff : customer
      // No other site's page has a bearer, so what one says of its origin does not matter.
      const isByBearer = ['customer', 'shopper', 'staff'].includes(called)
      const { errorCode } = await send(shop, row, me, isByBearer ? away[0] : {})
      answers.push({ [address]: errorCode })
    }
    const expected = rows.map(([address, { refusedWith = 0 }]) => ({ [address]: refusedWith }))
    expect(answers).toEqual(expected)
  },
)
