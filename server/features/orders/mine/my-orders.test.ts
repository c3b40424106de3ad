import { expect, test } from 'vitest'
import { addProduct, putInBag, type TestGuest } from '../../../test/fixtures.ts'
import {
  askForCode,
  comeIn,
  customerOf,
  latestCode,
  type TestCustomer,
} from '../../../test/identity-fixtures.ts'
import { noon, later, orderBody, placeOrder, seenTotal } from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const cash = { paymentMethod: 'cash_on_delivery' } as const
const person = { name: 'Mariam Saeed', email: 'mariam@example.com', phone: '+971501234567' }

async function shopWithPiece() {
  const shop = await testShop()
  const piece = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 50 } })
  /** A guest orders with these contacts; her order's number. */
  async function orderedBy(contact: Partial<typeof person>, guest: TestGuest = shop.guest()) {
    await putInBag(guest, piece)
    const changes = { ...cash, contact: { ...person, ...contact } }
    const { result } = await placeOrder({ guest, total: await seenTotal(guest) }, changes)
    return result
  }
  return { shop, piece, orderedBy, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function numbersOf(she: TestCustomer): Promise<string[]> {
  const { result } = await she.call('GET order/my-orders')
  return result.orders.map(({ number }) => number)
}

test('what she ordered as a guest is hers once she proves the email of it', async () => {
  await using given = await shopWithPiece()
  const mine = await given.orderedBy({})
  const spelled = await given.orderedBy({ email: 'MARIAM@example.com ', phone: '+971509999999' })
  const other = await given.orderedBy({ email: 'other@example.com', phone: '+971508888888' })
  const she = await customerOf(given.shop)
  expect(await numbersOf(she)).toEqual([spelled.orderNumber, mine.orderNumber])
  expect(await numbersOf(she)).not.toContain(other.orderNumber)
})

test('an order of hers stays hers, whoever proves its other contact later', async () => {
  await using given = await shopWithPiece()
  const order = await given.orderedBy({ phone: '+971507777777' })
  const she = await customerOf(given.shop)
  const other = await customerOf(given.shop, { email: 'other@example.com' })
  await changeTo(given.shop, other, '+971507777777')
  expect(await numbersOf(she)).toEqual([order.orderNumber])
  expect(await numbersOf(other)).toEqual([])
})

test('a contact that she only writes, at checkout or as one to be proved, gives her nothing', async () => {
  await using given = await shopWithPiece()
  await given.orderedBy({ email: 'other@example.com', phone: '+971508888888' })
  const thief = await customerOf(given.shop, { email: 'thief@example.com' })
  await askForCode(given.shop, 'other@example.com')
  await thief.call('POST account/send-contact-code', { body: { contact: 'other@example.com' } })
  await putInBag(thief.guest, given.piece)
  await thief.call('POST cart/guest-cart-replace', { body: { user_id: thief.customerId } })
  const bag = await thief.call('GET guest-cart/get-cart')
  const body = orderBody(bag.result.totals.total, {
    ...cash,
    contact: { ...person, email: 'other@example.com', phone: '+971508888888' },
  })
  const { result } = await thief.call('POST order/place-order', { body })
  const again = await comeIn(given.shop, 'thief@example.com', thief.guest)
  expect(await numbersOf(again)).toEqual([result.orderNumber])
})

test('what was ordered after her registration is hers at the next login, or with the new contact', async () => {
  await using given = await shopWithPiece()
  const she = await customerOf(given.shop)
  const byEmail = await given.orderedBy({ phone: '+971507777777' })
  const byPhone = await given.orderedBy({ email: 'desk@example.com' })
  expect(await numbersOf(she)).toEqual([])
  await changeTo(given.shop, she, person.phone)
  expect(await numbersOf(she)).toEqual([byPhone.orderNumber, byEmail.orderNumber])
  const late = await given.orderedBy({})
  const again = await comeIn(given.shop, person.email)
  expect(await numbersOf(again)).toEqual([
    late.orderNumber,
    byPhone.orderNumber,
    byEmail.orderNumber,
  ])
})

test('two guests whose orders have the same key lock nobody out', async () => {
  await using given = await shopWithPiece()
  const key = { ...cash, idempotencyKey: 'the-very-same-key' }
  for (const guest of [given.shop.guest(), given.shop.guest()]) {
    await putInBag(guest, given.piece)
    expect((await placeOrder({ guest, total: await seenTotal(guest) }, key)).errorCode).toBe(0)
  }
  const she = await customerOf(given.shop)
  expect(await numbersOf(she)).toHaveLength(2)
})

test('her orders come a page at a time, none twice and none left out', async () => {
  await using given = await shopWithPiece()
  const placed: string[] = []
  for (let minute = 0; minute < 23; minute += 1) {
    // Two of each minute, so that the time alone does not order them.
    given.shop.setClock(later(Math.floor(minute / 2)))
    placed.push((await given.orderedBy({})).orderNumber)
  }
  given.shop.setClock(noon)
  const she = await customerOf(given.shop)
  const seen: string[] = []
  let after: string | undefined
  do {
    const { result } = await she.call('GET order/my-orders', { query: after ? { after } : {} })
    expect(result.orders.length).toBeLessThanOrEqual(10)
    seen.push(...result.orders.map(({ number }) => number))
    after = result.next ?? undefined
  } while (after)
  expect(seen).toHaveLength(23)
  expect(seen.toSorted()).toEqual(placed.toSorted())
  const [first] = (await she.call('GET order/my-orders')).result.orders
  expect(first).toMatchObject({ status: 'placed', total: 12500, pieces: 1, paymentToken: null })
  expect(first?.pictures.map(({ id }) => id)).toEqual(['try-a-black-front'])
})

test('an order is there by its number for her alone; another customer learns nothing by it', async () => {
  await using given = await shopWithPiece()
  const { orderNumber, orderToken } = await given.orderedBy({})
  const [she, other] = [
    await customerOf(given.shop),
    await customerOf(given.shop, { email: 'other@example.com' }),
  ]
  const hers = await she.call('GET order/my-order/{orderNumber}', { params: { orderNumber } })
  expect(hers.result).toMatchObject({ number: orderNumber, token: orderToken })
  for (const number of [orderNumber, 'RM-1', orderNumber.toLowerCase(), '%']) {
    const reply = await other.call('GET order/my-order/{orderNumber}', {
      params: { orderNumber: number },
    })
    expect(reply).toMatchObject({ status: 404, errorCode: 307 })
  }
  const stolen = await other.call('GET order/my-orders', { query: { after: orderNumber } })
  expect(stolen.result).toEqual({ orders: [], next: null })
})

async function changeTo(shop: TestShop, she: TestCustomer, contact: string) {
  await shop.deps.pool.query('delete from limit_counters')
  const { result } = await she.call('POST account/send-contact-code', { body: { contact } })
  const { code } = await latestCode(shop, contact)
  return she.call('POST account/change-contact', {
    body: { challengeId: result.challengeId, code },
  })
}
