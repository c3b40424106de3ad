import autocannon from 'autocannon'
import type { BenchDatabase } from './databases.ts'
import type { Request } from './load.ts'
import { addRequest, details, placeRequest, type Product } from './shopping.ts'
import type { Row } from './table.ts'

/** What a guest has learnt from the answers so far. */
type Guest = { cookie: string; seenTotal: number; order: string }
type Step = (guest: Guest) => Request

const json = { 'content-type': 'application/json' }
const connections = 32

const getCart = read(() => '/api/guest-cart/get-cart?language_code=en')
const getCheckout = read(() => '/api/checkout/get-checkout?language_code=en')
const getOrder = read(({ order }) => `/api/order/get-order/${order}?language_code=en`)
const saveDraft: Step = ({ cookie }) => ({
  method: 'POST',
  path: '/api/checkout/save-draft',
  headers: { ...json, cookie },
  body: JSON.stringify({ language_code: 'en', draft: details }),
})
const placeOrder: Step = ({ cookie, seenTotal }) =>
  placeRequest({ cookie, seenTotal, paymentMethod: 'cash_on_delivery' })

/**
 * Whole checkouts of new guests who pay in cash: with the three calls that an order needs at least, and with the six
 * that the pages make. There is no floor: it is the sum of the calls of the table.
 */
export async function measureCheckout(
  address: string,
  database: BenchDatabase,
  { products, seconds }: { products: number; seconds: number },
): Promise<Row[]> {
  const stocked = await database.query<Product>('select * from bench_products')
  let turn = 0
  const add: Step = () => addRequest(stocked[turn++ % stocked.length] as Product)
  const checkouts = {
    'checkout of a guest, 3 calls': [add, getCart, placeOrder],
    'checkout of a guest, 6 calls': [add, getCart, getCheckout, saveDraft, placeOrder, getOrder],
  }
  const rows: Row[] = []
  for (const [name, steps] of Object.entries(checkouts)) {
    await runCheckouts(address, steps, 1)
    const { perSecond, failed } = await runCheckouts(address, steps, seconds)
    const note = failed > 0 ? `${failed} calls failed` : ''
    rows.push({ name, products, value: perSecond, unit: '/s', note })
    console.log(`${name}: ${Math.round(perSecond)} /s ${note}`)
  }
  return rows
}

function read(pathOf: (guest: Guest) => string): Step {
  return (guest) => ({ path: pathOf(guest), headers: { cookie: guest.cookie } })
}

/** Each connection does one checkout after the other. */
async function runCheckouts(address: string, steps: Step[], seconds: number) {
  let failed = 0
  let done = 0
  const last = steps.length - 1
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: steps.map((step, index) => ({
      setupRequest: (request: object, guest: Guest) => ({ ...request, ...step(guest) }),
      onResponse: (
        _status: number,
        body: string,
        guest: Guest,
        headers: Record<string, string | string[]>,
      ) => {
        if (learn(guest, body, headers['set-cookie'] ?? headers['Set-Cookie'])) {
          if (index === last) done++
        } else failed++
      },
    })) as never,
  })
  return { perSecond: done / result.duration, failed: failed + result.errors }
}

/** Notes what an answer says, and returns whether it is no refusal. */
function learn(guest: Guest, body: string, setCookie: string | string[] | undefined): boolean {
  const { errorCode, result } = JSON.parse(body) as {
    errorCode: number
    result?: { totals?: { total: number }; orderToken?: string }
  }
  const [cookie] = [setCookie ?? []].flat()
  if (cookie) guest.cookie = cookie.split(';', 1)[0] ?? ''
  if (result?.totals) guest.seenTotal = result.totals.total
  if (result?.orderToken) guest.order = result.orderToken
  return errorCode === 0
}
