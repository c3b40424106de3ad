import { expect, test } from 'vitest'
import { addProduct, putInCart, type TestGuest } from '../../test/fixtures.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import { placeOrder, seenTotal } from '../../test/order-fixtures.ts'
import { secondProcess } from '../../test/second-process.ts'
import { saveSetting } from '../shop/settings/settings.ts'
import {
  at,
  body,
  dropShop,
  enter,
  join,
  queueRequired,
  stateOf,
} from '../../test/shops/drop-shop.ts'

test('a queued product is added only after the shopper was admitted, and until the admission ends', async () => {
  await using given = await dropShop()
  const { shop, abaya } = given
  const guest = shop.guest()
  const refused = await putInCart(guest, abaya)
  expect(refused).toMatchObject({ errorCode: queueRequired, fields: { queue: 'drop' } })
  expect((await enter(guest)).errorCode).toBe(queueRequired)
  expect(await join(guest)).toMatchObject({
    stage: 'admitted',
    product: { name: 'drop', address: 'drop' },
  })
  expect((await putInCart(guest, abaya)).errorCode).toBe(queueRequired)
  const { result } = await enter(guest)
  expect(result.until).toBe(at(600))
  expect((await putInCart(guest, abaya)).errorCode).toBe(0)
  shop.setClock(at(300))
  expect((await enter(guest)).result.until).toBe(at(600))
  shop.setClock(at(600))
  expect((await putInCart(guest, abaya)).errorCode).toBe(queueRequired)
  expect((await enter(guest)).errorCode).toBe(queueRequired)
})

test('shoppers are admitted in the order in which they joined, as many as the rate allows', async () => {
  await using given = await dropShop()
  const { shop } = given
  const guests = [shop.guest(), shop.guest(), shop.guest(), shop.guest()]
  const tokens: string[] = []
  for (const guest of guests) tokens.push((await join(guest)).token)
  shop.setClock(at(1))
  const states = await Promise.all(tokens.map((token) => stateOf(shop, token)))
  expect(states).toMatchObject([
    { stage: 'admitted', place: 1 },
    { stage: 'admitted', place: 2, ahead: null },
    { stage: 'waiting', place: 3, ahead: 0, waitSeconds: 1 },
    { stage: 'waiting', place: 4, ahead: 1, waitSeconds: 2 },
  ])
  const last = guests[3] as TestGuest
  expect((await enter(last)).errorCode).toBe(queueRequired)
  shop.setClock(at(3))
  expect(await stateOf(shop, tokens[3] as string)).toMatchObject({ stage: 'admitted' })
  expect((await enter(last)).errorCode).toBe(0)
})

test('a shopper who joins again keeps the place, and after an admission has ended gets one at the end', async () => {
  await using given = await dropShop()
  const { shop } = given
  const [first, second] = [shop.guest(), shop.guest()]
  await join(first)
  await join(second)
  shop.setClock(at(1))
  expect(await join(first)).toMatchObject({ place: 1 })
  await enter(first)
  shop.setClock(at(601))
  const { token } = await join(first)
  shop.setClock(at(602))
  expect(await stateOf(shop, token)).toMatchObject({ place: 3 })
})

test('who joins before the opening gets a place by a draw, before all who join later', async () => {
  await using given = await dropShop({ opensAt: at(60) })
  const { shop, abaya } = given
  const early = Array.from({ length: 30 }, () => shop.guest())
  const tokens: string[] = []
  for (const guest of early) {
    const { stage, place, opensAt, token } = await join(guest)
    expect({ stage, place, opensAt }).toEqual({ stage: 'opening', place: null, opensAt: at(60) })
    tokens.push(token)
  }
  expect((await putInCart(early[0] as TestGuest, abaya)).errorCode).toBe(queueRequired)
  shop.setClock(at(60))
  const late = shop.guest()
  const lateToken = (await join(late)).token
  shop.setClock(at(61))
  const places: number[] = []
  for (const token of tokens) places.push((await stateOf(shop, token)).place ?? 0)
  const inOrder = Array.from({ length: 30 }, (_, index) => index + 1)
  expect(places.toSorted((a, b) => a - b)).toEqual(inOrder)
  // One draw of 30 places in 30! is in the order of joining.
  expect(places).not.toEqual(inOrder)
  expect(await stateOf(shop, lateToken)).toMatchObject({ place: 31 })
})

test('hundreds who join at once through two processes have a place each', async () => {
  await using given = await dropShop()
  const { shop } = given
  await using second = await secondProcess(shop)
  const joined = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const headers = { cookie: `gid=${String(index).padStart(32, '0')}` }
      const process = index % 2 ? shop : second
      return (await process.call('POST queue/join', { body, headers })).result
    }),
  )
  shop.setClock(at(2))
  const states = await Promise.all(
    joined.map(({ token }, index) => stateOf(index % 3 ? shop : second, token)),
  )
  const places = states.map(({ place }) => place ?? 0).toSorted((a, b) => a - b)
  expect(places).toEqual(Array.from({ length: 400 }, (_, index) => index + 1))
  const admitted = states.filter(({ stage }) => stage === 'admitted')
  expect(admitted.length).toBe(3)
})

test('a token that was changed is refused, and the token of another shopper admits nobody else', async () => {
  await using given = await dropShop()
  const { shop, abaya } = given
  const [first, second] = [shop.guest(), shop.guest()]
  const { token } = await join(first)
  const forged = `${token.slice(0, 64)}.2${token.slice(65)}`
  const refused = await shop.call('POST queue/get-state', { body: { token: forged } })
  expect(refused.status).toBe(404)
  expect(await stateOf(second, token)).toMatchObject({ stage: 'admitted' })
  await enter(first)
  expect((await enter(second)).errorCode).toBe(queueRequired)
  expect((await putInCart(second, abaya)).errorCode).toBe(queueRequired)
  shop.setClock(at(8 * 24 * 3600))
  expect((await shop.call('POST queue/get-state', { body: { token } })).status).toBe(404)
})

test('a queue whose product is sold out says so and admits nobody', async () => {
  await using given = await dropShop({ stock: { 54: 1 } })
  const { shop } = given
  const guests = [shop.guest(), shop.guest()]
  await join(guests[0] as TestGuest)
  const { token } = await join(guests[1] as TestGuest)
  await shop.deps.pool.query(`update variants set stock = 0 where item_id = 'drop-black'`)
  shop.setClock(at(30))
  expect(await stateOf(shop, token)).toMatchObject({ stage: 'sold_out' })
  expect((await enter(guests[1] as TestGuest)).errorCode).toBe(queueRequired)
  await shop.deps.pool.query(`update variants set stock = 1 where item_id = 'drop-black'`)
  shop.setClock(at(32))
  expect(await stateOf(shop, token)).toMatchObject({ stage: 'admitted' })
})

test('an order for a queued product needs an admission too, and one that awaits payment does not', async () => {
  await using given = await dropShop()
  const { shop, abaya } = given
  const guest = shop.guest()
  await shop.deps.pool.query(`update products set queued = false where id = 'drop'`)
  await putInCart(guest, abaya)
  await shop.deps.pool.query(`update products set queued = true where id = 'drop'`)
  const total = await seenTotal(guest)
  expect(await placeOrder({ guest, total })).toMatchObject({ errorCode: queueRequired })
  await join(guest)
  await enter(guest)
  // The admission to the cart has ended, and the checkout has half an hour more.
  shop.setClock(at(20 * 60))
  const idempotencyKey = '0c4b7b1e-6a53-4a0b-9b0e-5f7f0c0f3a11'
  const placed = await placeOrder({ guest, total }, { idempotencyKey })
  expect(placed.errorCode).toBe(0)
  shop.setClock(at(41 * 60))
  const again = await placeOrder({ guest, total }, { idempotencyKey })
  expect(again.result.orderNumber).toBe(placed.result.orderNumber)
})

test('the place of a guest belongs to the customer after the login', async () => {
  await using given = await dropShop()
  const { shop, abaya } = given
  const guest = shop.guest()
  await join(guest)
  await enter(guest)
  const customer = await customerOf(shop, { guest })
  const item = { product_id: abaya.id, product_item_id: abaya.itemId, color_code: abaya.colorCode }
  const added = await customer.call('POST cart/add-to-cart', {
    body: {
      ...item,
      size: 54,
      language_code: 'en',
      isSingleCart: false,
      user_id: customer.customerId,
    },
  })
  expect(added.errorCode).toBe(0)
})

test('with a queue before the whole shop every product needs an admission', async () => {
  await using given = await dropShop()
  const { shop } = given
  const noor = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  const queue = { wholeShop: true, byLoad: false, perMinute: 60, minutes: 10 }
  await saveSetting(shop.deps.db, 'queue', queue)
  const refused = await putInCart(guest, noor)
  expect(refused).toMatchObject({ errorCode: queueRequired, fields: { queue: '*' } })
  const { result } = await guest.call('POST queue/join', { body: {} })
  expect(result).toMatchObject({ stage: 'admitted', product: null })
  await guest.call('POST queue/enter', { body: {} })
  expect((await putInCart(guest, noor)).errorCode).toBe(0)
})

test('a queue that is switched off lets everybody on', async () => {
  await using given = await dropShop()
  const { shop } = given
  const { token } = await join(shop.guest())
  await shop.deps.pool.query(`update products set queued = false where id = 'drop'`)
  shop.setClock(at(1))
  expect(await stateOf(shop, token)).toMatchObject({ stage: 'closed' })
  expect(await join(shop.guest())).toMatchObject({ stage: 'closed', place: null })
})
