import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { buyer, placeOrder } from '../../../test/order-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

test('an order is found by its number and the contact given with it, however they are written', async () => {
  await using shop = await testShop()
  const she = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  const { result } = await placeOrder(she, { paymentMethod: 'cash_on_delivery' })
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
  const she = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  const { result } = await placeOrder(she, { paymentMethod: 'cash_on_delivery' })
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

test('whoever tries many numbers with one contact is stopped, from wherever she calls', async () => {
  await using shop = await testShop()
  const find = (contact: string) =>
    shop.guest().call('POST order/find-order', { body: { orderNumber: 'RM-1', contact } })
  shop.setClock('2026-11-21T08:00:00Z')
  const phones = ['0501234567', '+971501234567', '00971501234567', '050 123 4567']
  for (const phone of [...phones, ...phones]) expect((await find(phone)).errorCode).toBe(307)
  expect(await find('050-1234567')).toMatchObject({
    status: 429,
    errorCode: 309,
    message: expect.stringContaining('in 15 minutes'),
  })
  shop.setClock('2026-11-21T08:14:00Z')
  expect((await find('0501234567')).errorCode).toBe(309)
  expect((await find('other@example.com')).errorCode).toBe(307)
  shop.setClock('2026-11-21T08:16:00Z')
  expect((await find('0501234567')).errorCode).toBe(307)
})
