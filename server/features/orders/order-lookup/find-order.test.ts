import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { buyer, placeOrder } from '../../../test/order-fixtures.ts'
import type { ShopError } from '../../../http/shop-error.ts'
import { testShop } from '../../../test/test-shop.ts'
import { findOrder } from './find-order.ts'

test('an order is found by its number and the contact given with it, however they are written', async () => {
  await using shop = await testShop()
  const customer = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  const { result } = await placeOrder(customer, { paymentMethod: 'cash_on_delivery' })
  const digits = result.orderNumber.replace('RM-', '')
  for (const [orderNumber, contact] of [
    [result.orderNumber, 'mariam@example.com'],
    [` rm ${digits}`, 'MARIAM@example.com '],
    [`#${digits}`, '050 123 4567'],
    [digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''), '٠٥٠١٢٣٤٥٦٧'],
  ] as const) {
    const found = await shop
      .guest()
      .call('POST order/find-order', { body: { orderNumber, contact } })
    expect(found.result).toEqual({ orderToken: result.orderToken })
  }
})

test('a wrong contact and a wrong number get one and the same answer', async () => {
  await using shop = await testShop()
  const customer = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  const { result } = await placeOrder(customer, { paymentMethod: 'cash_on_delivery' })
  const find = (orderNumber: string, contact: string) =>
    shop.guest().call('POST order/find-order', { body: { orderNumber, contact } })
  const [wrongContact, wrongNumber] = await Promise.all([
    find(result.orderNumber, 'other@example.com'),
    find('RM-1', 'mariam@example.com'),
  ])
  for (const { status, errorCode, message } of [wrongContact, wrongNumber]) {
    expect({ status, errorCode, message }).toEqual({
      status: 404,
      errorCode: 307,
      message: wrongContact.message,
    })
  }
})

test('a caller who tries many numbers with one contact is stopped, from any address', async () => {
  await using shop = await testShop()
  const find = (contact: string) =>
    shop.guest().call('POST order/find-order', { body: { orderNumber: 'RM-1', contact } })
  shop.setClock('2026-11-21T08:00:00Z')
  const phones = ['0501234567', '+971501234567', '00971501234567', '050 123 4567']
  for (const phone of [...phones, ...phones]) expect((await find(phone)).errorCode).toBe(307)
  expect(await find('050-1234567')).toMatchObject({
    status: 429,
    errorCode: 309,
    message: expect.stringContaining('log in'),
    retryAfter: 900,
  })
  shop.setClock('2026-11-21T08:14:00Z')
  expect((await find('0501234567')).errorCode).toBe(309)
  expect((await find('other@example.com')).errorCode).toBe(307)
  shop.setClock('2026-11-21T08:16:00Z')
  expect((await find('0501234567')).errorCode).toBe(307)
})

test('a contact is tried twenty times in a day and sixty times in a month', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const owner = await buyer(shop, product)
  const { result } = await placeOrder(owner, { paymentMethod: 'cash_on_delivery' })
  const find = (orderNumber: string) =>
    shop.guest().call('POST order/find-order', {
      body: { orderNumber, contact: 'mariam@example.com' },
    })
  const guessFor = async (day: number) => {
    let guesses = 0
    for (let quarter = 0; quarter < 20; quarter++) {
      shop.setClock(new Date(Date.UTC(2026, 10, day, 0, 16 * quarter)).toISOString())
      for (const number of [1, 2, 3]) {
        if ((await find(`RM-${number}`)).errorCode === 307) guesses += 1
      }
    }
    return guesses
  }
  expect(await guessFor(21)).toBe(20)
  expect((await find(result.orderNumber)).errorCode).toBe(309)
  expect([await guessFor(22), await guessFor(23), await guessFor(24)]).toEqual([20, 20, 0])
  shop.setClock('2026-12-21T00:00:00Z')
  expect((await find(result.orderNumber)).result).toEqual({ orderToken: result.orderToken })
})

test('a phone of another country is one contact, however it is written', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const find = (contact: string) =>
    shop.guest().call('POST order/find-order', { body: { orderNumber: 'RM-1', contact } })
  const spellings = ['0512345678', '0512345678+', '0512345678++', '+0512345678', '512345678']
  for (const contact of [...spellings, '966512345678', '+966512345678', '٠٥١٢٣٤٥٦٧٨']) {
    expect((await find(contact)).errorCode).toBe(307)
  }
  expect((await find('0512345678+++')).errorCode).toBe(309)
  expect((await find('00966 51 234 5678')).errorCode).toBe(309)
})

test('one address has sixty wrong pairs in a day, and does not stop others from searching', async () => {
  await using shop = await testShop({ rateLimits: true })
  // The call itself takes ten in a minute, which are of the real clock.
  const find = async (ip: string, number: number) => {
    const caller = { ip, deviceFor: () => null }
    const searched = { orderNumber: `RM-${number}`, contact: `a${number}@example.com` }
    return findOrder(shop.deps, caller, searched).catch(({ code }: ShopError) => code)
  }
  for (let number = 1; number <= 60; number++) {
    expect(await find('198.51.100.7', number)).toBe('order_not_found')
  }
  expect(await find('198.51.100.7', 61)).toBe('too_many_searches')
  expect(await find('203.0.113.7', 61)).toBe('order_not_found')
})

test('a number is tried twenty times in a day, with however many contacts', async () => {
  await using shop = await testShop()
  const owner = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  const { result } = await placeOrder(owner, { paymentMethod: 'cash_on_delivery' })
  shop.setClock('2026-11-21T08:00:00Z')
  const find = (contact: string) =>
    shop.guest().call('POST order/find-order', {
      body: { orderNumber: result.orderNumber, contact },
    })
  for (let number = 0; number < 20; number++) {
    expect((await find(`a${number}@example.com`)).errorCode).toBe(307)
  }
  expect(await find('a20@example.com')).toMatchObject({ status: 429, errorCode: 309 })
  shop.setClock('2026-11-22T08:00:00Z')
  expect((await find('mariam@example.com')).errorCode).toBe(0)
})

test('a shopper who knows number and contact may look as often as wanted', async () => {
  await using shop = await testShop()
  const owner = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  const { orderNumber } = (await placeOrder(owner, { paymentMethod: 'cash_on_delivery' })).result
  shop.setClock('2026-11-21T08:00:00Z')
  const body = { orderNumber, contact: 'mariam@example.com' }
  for (let time = 0; time < 25; time++) {
    expect((await shop.guest().call('POST order/find-order', { body })).errorCode).toBe(0)
  }
})
