import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { addProduct, productToAdd, putInCart, type TestGuest } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import {
  count,
  crowd,
  later,
  noon,
  onlineProvider,
  orderBody,
  type OrderBody,
  press,
  stockOf,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { defaultSettings, saveSetting } from '../../shop/settings/settings.ts'
import { book, bookedAt, somebody, tuesday } from '../../../test/visit-fixtures.ts'

const tooMuch = errors.too_much_held.number

/** Guests behind one address, each with four units of a size in the cart. */
async function soldOutTarget(guests: number) {
  const shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 500 } })
  const cart = [{ sku: product.skuOf(54), itemId: product.itemId, quantity: 4 }]
  const buyers = await crowd(
    shop,
    Array.from({ length: guests }, () => cart),
  )
  const order = (index: number, changes: Partial<OrderBody> = {}, ip = '203.0.113.7') =>
    (buyers[index] ?? shop.guest()).call('POST order/place-order', {
      body: orderBody(40_000 + 2_500, { contact: somebody(index), ...changes }),
      headers: { 'x-forwarded-for': ip },
    })
  return {
    shop,
    order,
    held: () => stockOf(shop, product.skuOf(54)),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test.each(['card', 'cash_on_delivery'] as const)(
  'one address cannot hold more than sixty unpaid units by %s, however many people it invents',
  async (paymentMethod) => {
    await using given = await soldOutTarget(19)
    const replies = []
    for (let index = 0; index < 17; index++)
      replies.push(await given.order(index, { paymentMethod }))
    const codes = replies.map(({ errorCode }) => errorCode)
    expect(codes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 0))
    expect(codes.slice(15)).toEqual([tooMuch, tooMuch])
    expect(replies.at(-1)).toMatchObject({ status: 429, retryAfter: 600 })
    expect(await count(given.shop, 'orders')).toBe(15)
    // A shopper from elsewhere is not affected.
    expect((await given.order(17, { paymentMethod }, '198.51.100.9')).errorCode).toBe(0)
    // An order that was not paid within a day no longer counts.
    given.shop.setClock('2026-11-22T08:01:00Z')
    expect((await given.order(18, { paymentMethod })).errorCode).toBe(0)
  },
)

test('shoppers of one carrier who pay are never refused', async () => {
  await using given = await soldOutTarget(18)
  for (let index = 0; index < 18; index++) {
    const { errorCode, result } = await given.order(index)
    expect(errorCode).toBe(0)
    await press(given.shop, result.paymentToken, 'approve')
  }
  expect(await given.held()).toEqual({ stock: 428, reserved: 0 })
})

test('one device cannot hold more than twenty unpaid units, whichever contacts it names', async () => {
  await using shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 500 } })
  const guest = shop.guest()
  const codes = []
  for (let index = 0; index < 21; index++) {
    await putInCart(guest, product)
    const contact = somebody(index)
    const { errorCode } = await guest.call('POST order/place-order', {
      body: orderBody(10_000 + 2_500, { contact, paymentMethod: 'cash_on_delivery' }),
      headers: { 'x-forwarded-for': `203.0.${index}.7` },
    })
    codes.push(errorCode)
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 0), tooMuch])
})

test('an order is limited by what else is held, and the shopper is asked to write to the shop about more than sixty units', async () => {
  await using shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  shop.setClock(noon)
  const lines = []
  for (const id of ['try-a', 'try-b', 'try-c', 'try-d', 'try-e', 'try-f', 'try-g']) {
    const { skuOf, itemId } = await addProduct(shop.deps.db, { id, stock: { 54: 500 } })
    lines.push({ sku: skuOf(54), itemId, quantity: 10 })
  }
  const [party, tooMany] = await crowd(shop, [lines.slice(0, 6), lines])
  const order = (guest: TestGuest | undefined, units: number) =>
    guest?.call('POST order/place-order', {
      body: orderBody(units * 10_000, { contact: somebody(units) }),
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
  expect((await order(party, 60))?.errorCode).toBe(0)
  expect((await order(tooMany, 70))?.errorCode).toBe(errors.order_too_large.number)
})

test('a customer who has paid an order is counted by the account alone', async () => {
  await using given = await soldOutTarget(15)
  const { shop } = given
  const known = await customerOf(shop, { email: 'known@example.com' })
  const product = await addProduct(shop.deps.db, { id: 'try-b', stock: { 54: 50 } })
  const addToCart = () =>
    known.call('POST cart/add-to-cart', {
      body: { ...productToAdd(product), user_id: known.customerId },
    })
  const order = (ip: string) =>
    known.call('POST order/place-order', {
      body: orderBody(10_000 + 2_500, { contact: somebody(40) }),
      headers: { 'x-forwarded-for': ip },
    })
  for (let index = 0; index < 15; index++) await given.order(index)
  await addToCart()
  expect((await order('203.0.113.7')).errorCode).toBe(tooMuch)
  const { result } = await order('198.51.100.9')
  await press(shop, result.paymentToken, 'approve')
  await addToCart()
  expect((await order('203.0.113.7')).errorCode).toBe(0)
})

test('no shopper can stop another from ordering by using the contact of the other', async () => {
  await using given = await soldOutTarget(7)
  const own = { contact: somebody(6) }
  for (let index = 0; index < 6; index++) {
    expect((await given.order(index, own, `203.0.${index}.7`)).errorCode).toBe(0)
  }
  expect((await given.order(6, own, '192.0.2.4')).errorCode).toBe(0)
})

test('one network cannot hold more than 180 unpaid units from however many addresses', async () => {
  await using given = await soldOutTarget(46)
  const codes = []
  for (let index = 0; index < 46; index++) {
    codes.push((await given.order(index, {}, `203.0.113.${index}`)).errorCode)
  }
  expect(codes).toEqual([...Array.from({ length: 45 }, () => 0), tooMuch])
})

test('many orders at once hold hardly more than many one after the other, and fewer never', async () => {
  await using given = await soldOutTarget(20)
  await Promise.all(Array.from({ length: 20 }, (_, index) => given.order(index)))
  const { reserved = 0 } = (await given.held()) ?? {}
  expect(reserved).toBeGreaterThanOrEqual(60)
  // Orders that are noted at the same moment do not see each other, and there are no more of them than connections.
  expect(reserved).toBeLessThanOrEqual(60 + 4 * 10)
  await refusedHoldNothing(given.shop)
})

const minutesFromNoon = (at: unknown) =>
  (new Date(String(at)).getTime() - new Date(noon).getTime()) / 60_000

/** In minutes from noon: when each session at the provider ends, and until when each order holds its stock. */
async function holdsOf(shop: TestShop) {
  const { rows } = await shop.deps.pool.query<{ session: string; held: string; status: string }>(
    `select a.expires_at as session, o.pay_before as held, o.status from orders o
     join payment_attempts a on a.order_id = o.id order by o.number, a.created_at`,
  )
  return rows.map(({ session, held, status }) => ({
    session: minutesFromNoon(session),
    held: minutesFromNoon(held),
    status,
  }))
}

const status = 'awaiting_payment'
const usual = { session: 30, held: 45, status }
const short = { session: 15, held: 20, status }

test('a shopper with unpaid orders holds the next order for a shorter time, and others hold theirs as long as usual', async () => {
  await using given = await soldOutTarget(5)
  const { shop, order } = given
  await order(0)
  await order(1)
  // The third shopper behind one address, then one from elsewhere.
  await order(2)
  await order(3, {}, '192.0.2.4')
  expect(await holdsOf(shop)).toEqual([usual, usual, short, usual])

  shop.setClock(later(19))
  await shop.runJob('expire-unpaid-orders')
  expect(await given.held()).toMatchObject({ reserved: 16 })
  shop.setClock(later(21))
  await shop.runJob('expire-unpaid-orders')
  expect(await given.held()).toMatchObject({ reserved: 12 })
})

test('another payment attempt of an order with a short hold gets no longer hold', async () => {
  await using given = await soldOutTarget(3)
  const { shop, order } = given
  await order(0)
  await order(1)
  const { result } = await order(2)
  shop.setClock(later(1))
  await shop.guest().call('POST order/pay-again', {
    body: { orderToken: result.orderToken, paymentMethod: 'pay_in_4' },
  })
  expect((await holdsOf(shop)).at(-1)).toMatchObject({ session: 16, held: 21 })
})

test('where a provider ends no session so early the stock is held until it has ended', async () => {
  await using given = await soldOutTarget(3)
  delete onlineProvider(given.shop).shortestSession
  for (const index of [0, 1, 2]) await given.order(index)
  expect(await holdsOf(given.shop)).toEqual([usual, usual, usual])
})

async function refusedHoldNothing(shop: TestShop) {
  const where = 'holder_id not in (select id from orders)'
  expect(await count(shop, 'unpaid_holds', where)).toBe(0)
}

test('one address books four visits a day, and at once no more than that', async () => {
  await using shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  shop.setClock(bookedAt)
  const timeSlots = ['morning', 'afternoon', 'evening']
  const days = [tuesday, '2026-11-25', '2026-11-26']
  const times = days.flatMap((day) => timeSlots.map((timeSlot) => ({ day, timeSlot })))
  const replies = await Promise.all(
    times.map((time, index) => {
      const headers = { 'x-forwarded-for': '203.0.113.7' }
      return book(shop.guest(), { ...time, contact: somebody(index) }, headers)
    }),
  )
  const codes = replies.map(({ errorCode }) => errorCode)
  expect(codes.filter((code) => code === 0)).toHaveLength(4)
  expect(codes).toContain(tooMuch)
  expect(await count(shop, 'visits')).toBe(4)
})

/** A shop in which one person may have twenty visits, and enough times for all of them. */
async function visitedShop() {
  const shop = await testShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  shop.setClock(bookedAt)
  const { homeService } = defaultSettings
  await saveSetting(shop.deps.db, 'homeService', { ...homeService, maxUpcoming: 20 })
  const days = [tuesday, '2026-11-25', '2026-11-26', '2026-11-28', '2026-11-29', '2026-11-30']
  const times = days.flatMap((day) =>
    homeService.timeSlots.map(({ id: timeSlot }) => ({ day, timeSlot })),
  )
  return {
    shop,
    /** Books the visits one after the other, each for another person, and returns the error codes. */
    async bookAll(many: number, from: (index: number) => { guest: Booking; ip: string }) {
      const codes: number[] = []
      for (const [index, time] of times.slice(0, many).entries()) {
        const { guest, ip } = from(index)
        const contact = somebody(index)
        const reply = await book(guest, { ...time, contact }, { 'x-forwarded-for': ip })
        codes.push(reply.errorCode)
      }
      return codes
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}
type Booking = Parameters<typeof book>[0]

const many = (count: number) => Array.from({ length: count }, () => 0)

test('one device books four visits a day, from however many networks', async () => {
  await using given = await visitedShop()
  const guest = given.shop.guest()
  const codes = await given.bookAll(6, (index) => ({ guest, ip: `203.0.${index}.7` }))
  expect(codes).toEqual([...many(4), tooMuch, tooMuch])
  // Another device is not concerned, and on the next day neither is this one.
  const other = { contact: somebody(40), day: tuesday, timeSlot: 'evening' }
  given.shop.setClock('2026-11-23T08:01:00Z')
  expect((await book(given.shop.guest(), { ...other, day: '2026-11-28' })).errorCode).toBe(0)
  expect((await book(guest, { ...other, day: '2026-11-29' })).errorCode).toBe(0)
})

test('one network books twelve visits a day, from however many addresses and devices', async () => {
  await using given = await visitedShop()
  const { shop } = given
  const codes = await given.bookAll(14, (index) => ({
    guest: shop.guest(),
    ip: `203.0.113.${index}`,
  }))
  expect(codes).toEqual([...many(12), tooMuch, tooMuch])
  const elsewhere = { day: '2026-11-30', timeSlot: 'morning', contact: somebody(41) }
  const from = { 'x-forwarded-for': '198.51.100.9' }
  expect((await book(shop.guest(), elsewhere, from)).errorCode).toBe(0)
})
