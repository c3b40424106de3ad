import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  paymentStatus,
  placeOrder,
  readOrder,
  sendAll,
} from '../../../test/order-fixtures.ts'
import { memberOf } from '../../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import type { House, SentWord } from './house.ts'
import { stripeHouse } from './stripe-house.ts'
import { tabbyHouse } from './tabby-house.ts'
import { tamaraHouse } from './tamara-house.ts'
import { tapHouse } from './tap-house.ts'

const houses: [string, () => Promise<House>][] = [
  ['stripe', stripeHouse],
  ['tap', tapHouse],
  ['tabby', tabbyHouse],
  ['tamara', () => tamaraHouse('AED')],
]

function shopWith({ name, accounts }: House) {
  return testShop({ paymentProviders: [name, 'cash-on-delivery'], paymentAccounts: accounts })
}

async function order(shop: TestShop, house: House) {
  shop.setClock(noon)
  const piece = await addProduct(shop.deps.db, { id: 'try-a' })
  const { result } = await placeOrder(await buyer(shop, piece), { paymentMethod: house.method })
  expect(house.faults).toEqual([])
  const { rows } = await shop.deps.pool.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempts',
  )
  return { ...result, ref: rows[0]?.ref ?? '' }
}

function send(shop: TestShop, { name }: House, { rawBody, headers, query }: SentWord) {
  const search = new URLSearchParams(query as Record<string, string>)
  return fetch(`${shop.address}/api/payment/webhook/${name}?${search}`, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    body: rawBody,
  })
}

test.each(houses)('%s: from the button to the books and back', async (_, open) => {
  using house = await open()
  await using shop = await shopWith(house)
  const { ref, orderToken, paymentToken } = await order(shop, house)
  const { payAt } = await paymentStatus(shop, paymentToken)
  expect(payAt).toMatch(/^https:\/\/(checkout\.|sandbox\.)/)

  house.pay(ref)
  const word = await house.word(ref, shop.deps.clock())
  const replies = await Promise.all([1, 2, 3].map(() => send(shop, house, word)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed' })
  shop.setClock(later(2))
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
  const [taken, aside] = house.takesAtOnce ? [12_500, 0] : [0, 12_500]
  expect(house.books(ref)).toEqual({ captured: taken, refunded: 0, voided: 0 })

  shop.setClock(later(30))
  await shop.guest().call('POST order/cancel-order', {
    body: { order: orderToken, reason: 'changed_mind' },
  })
  const last = await house.word(ref, shop.deps.clock())
  // However many hear of it at once, it goes back once.
  await Promise.all([
    ...[1, 2, 3].map(() => send(shop, house, last)),
    shop.runJob('settle-open-payments'),
    shop.runJob('settle-open-payments'),
  ])
  shop.setClock(later(32))
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'cancelled' })
  expect(house.books(ref)).toEqual({ captured: taken, refunded: taken, voided: aside })
  const back = "kind in ('refund', 'void') and amount = 12500"
  expect(await count(shop, 'payment_ledger', back)).toBe(1)
  expect(house.faults).toEqual([])
})

test.each(houses.filter(([name]) => name === 'tabby' || name === 'tamara'))(
  '%s: is asked for the money once the parcel has left, and gives a part of it back',
  async (_, open) => {
    using house = await open()
    await using shop = await shopWith(house)
    const { ref, orderNumber } = await order(shop, house)
    house.pay(ref)
    await send(shop, house, await house.word(ref, shop.deps.clock()))
    await sendAll(shop)
    await Promise.all([1, 2].map(() => shop.runJob('settle-open-payments')))
    shop.setClock(later(6))
    await shop.runJob('settle-open-payments')
    expect(house.books(ref)).toEqual({ captured: 12_500, refunded: 0, voided: 0 })

    const staff = await memberOf(shop)
    const wish = { orderNumber, key: 'refund-key-1', pieces: [], delivery: 2_500 }
    await staff.call('POST staff/refund-order', { body: { ...wish, reason: 'late' } })
    await shop.runJob('give-refunds')
    expect(house.books(ref)).toEqual({ captured: 12_500, refunded: 2_500, voided: 0 })
    expect(house.faults).toEqual([])
  },
)

test.each(houses)('%s: a forged word is refused and asks nobody', async (_, open) => {
  using house = await open()
  await using shop = await shopWith(house)
  const { ref } = await order(shop, house)
  house.pay(ref)
  const asked = house.calls.length
  const reply = await send(shop, house, await house.forgedWord(ref, shop.deps.clock()))
  expect(reply.status).toBe(401)
  expect(house.calls).toHaveLength(asked)
  expect(await count(shop, 'payment_events')).toBe(0)
})

test('where tabby refuses a buyer she reads why, and pays another way', async () => {
  using house = await tabbyHouse()
  house.refuseBuyers?.()
  await using shop = await shopWith(house)
  const { orderToken, paymentToken } = await order(shop, house)
  const status = await paymentStatus(shop, paymentToken)
  expect(status).toMatchObject({
    state: 'failed',
    payAt: null,
    reason: expect.stringContaining('with Tabby'),
  })
  await shop.call('POST order/pay-again', {
    body: { orderToken, paymentMethod: 'cash_on_delivery' },
  })
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'placed',
    paymentMethod: 'cash_on_delivery',
  })
})
