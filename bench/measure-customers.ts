import { randomUUID } from 'node:crypto'
import { copyOrders } from './copy-orders.ts'
import { median } from './load.ts'
import type { Product } from './shopping.ts'
import type { Row } from './table.ts'
import { timed, times } from './timing.ts'

type Tools = { query: (sql: string) => Promise<unknown> }
type Person = { contact: string; token: string }

const json = { 'content-type': 'application/json' }
const password = 'sand and pearl and ink'
const orders = 30

/**
 * The time of a call for a customer who is alone in the shop: one call after another, for `people` customers. The
 * ratios compare with the profile, the cheapest call of a customer. A code for an unknown contact must take as long
 * as for a known one.
 */
export async function measureCustomers(
  address: string,
  { query }: Tools,
  { people }: { people: number },
): Promise<Row[]> {
  const customers: Person[] = []
  for (let i = 0; i < people; i++) customers.push(await register(address, `bench-${i}@example.com`))
  // The shop sends a second code after a minute at the earliest; the measurement needs one sooner.
  const resetLimits = () => query('delete from limit_counters')
  await resetLimits()

  const profile = await times(customers, ({ token }) =>
    call(address, 'GET', 'account/get-profile', { token }),
  )
  const floor = median(profile)
  const row = (name: string, taken: number[], note = ''): Row => {
    const sorted = taken.toSorted((a, b) => a - b)
    const [p50, p99] = [median(sorted), sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN]
    console.log(`${name}: ${p50.toFixed(1)} ms`)
    return { name, value: p50, unit: 'ms', floor, p50, p99, ...(note ? { note } : {}) }
  }

  const unknown = customers.map(() => `nobody-${randomUUID()}@example.com`)
  const known = customers.map(({ contact }) => contact)
  const asked: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (const i of known.keys()) {
    // Alternately, so that a busy moment of the machine affects both.
    asked.known.push(await timed(() => sendCode(address, known[i] ?? '')))
    asked.unknown.push(await timed(() => sendCode(address, unknown[i] ?? '')))
  }
  await resetLimits()
  const plain = await logInAll(address, known, () => undefined)
  await resetLimits()
  const [product] = (await query('select * from bench_products limit 1')) as Product[]
  if (!product) throw new Error('The bench of orders comes first.')
  const withCart = await logInAll(address, known, (shop) => fillCart(shop, product))
  const byPassword = await times(known, (contact) =>
    call(address, 'POST', 'identity/log-in', { body: { contact, password } }),
  )
  const [buyer] = customers
  if (!buyer) throw new Error('There must be a customer.')
  const id = `(select id from customers where email = '${buyer.contact}')`
  await copyOrders(query, orders, `number = number || '-' || s, customer_id = ${id}`)
  const lists = await times(customers, () =>
    call(address, 'GET', 'order/my-orders?language_code=en', buyer),
  )
  return [
    row('profile, the floor of these', profile),
    row('asking for a code, known', asked.known),
    row('asking for a code, unknown', asked.unknown),
    row('login by code', plain),
    row('login by code, a cart merged', withCart),
    row('login by password', byPassword, 'argon2id'),
    row('list of orders', lists, `${orders} orders`),
  ]
}

type Asked = { token?: string; cookie?: string; body?: object }

async function call(
  address: string,
  method: 'GET' | 'POST',
  path: string,
  { token, cookie, body }: Asked = {},
) {
  const response = await fetch(`${address}/api/${path}`, {
    method,
    headers: {
      ...(body ? json : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json()) as { errorCode: number; message: string; result: never }
  if (answer.errorCode !== 0) throw new Error(`${path}: ${answer.message}`)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return { result: answer.result as Record<string, string>, cookie: cookies.join('; ') }
}

async function sendCode(address: string, contact: string): Promise<string> {
  const body = { contact, purpose: 'login' }
  const { result } = await call(address, 'POST', 'identity/send-code', { body })
  return result['challengeId'] ?? ''
}

/** The login code in the outbox page of developers, which a shop in production does not have. */
async function latestCode(address: string, contact: string): Promise<string> {
  const response = await fetch(`${address}/dev/outbox`)
  const outbox = (await response.json()) as { to: string; kind: string; text: string }[]
  const email = outbox.find(({ to, kind }) => to === contact && kind === 'one_time_code')
  const [code = ''] = /(?<![\d+])\d{4}(?!\d)/.exec(email?.text ?? '') ?? []
  return code
}

async function register(address: string, contact: string): Promise<Person> {
  const challengeId = await sendCode(address, contact)
  const code = await latestCode(address, contact)
  const verified = await call(address, 'POST', 'identity/check-code', {
    body: { challengeId, code },
  })
  const body = { ticket: verified.result['ticket'], name: 'Bench', password }
  const { result } = await call(address, 'POST', 'identity/register', { body })
  return { contact, token: result['accessToken'] ?? '' }
}

/** Returns the milliseconds of each login call; `before` may prepare the guest and returns the guest's cookie. */
async function logInAll(
  address: string,
  contacts: string[],
  before: (address: string) => Promise<string> | undefined,
): Promise<number[]> {
  const taken: number[] = []
  for (const contact of contacts) {
    const cookie = await before(address)
    const challengeId = await sendCode(address, contact)
    const body = { challengeId, code: await latestCode(address, contact) }
    const asked = { body, ...(cookie ? { cookie } : {}) }
    taken.push(await timed(() => call(address, 'POST', 'identity/check-code', asked)))
  }
  return taken
}

/** Adds one product to the cart of a new guest and answers the guest's cookie. */
async function fillCart(address: string, product: Product): Promise<string> {
  const { product_id, item_id, color_code, size } = product
  const { cookie } = await call(address, 'POST', 'guest-cart/add-to-cart', {
    body: {
      product_id,
      product_item_id: item_id,
      color_code,
      language_code: 'en',
      isSingleCart: false,
      size,
      ip_address: null,
    },
  })
  return cookie
}
