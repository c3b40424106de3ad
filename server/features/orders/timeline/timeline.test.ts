import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { buyer, later, noon, placeOrder, press } from '../../../test/order-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

test('the timeline has steps, money and messages, each with who did it, and the newest first', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000 })
  const { result } = await placeOrder(await buyer(shop, product))
  const { orderNumber } = result
  await press(shop, result.paymentToken, 'approve')
  shop.setClock(later(10))
  const staff = await staffOf(shop, { name: 'Huda Owner' })
  await staff.call('POST staff/refund-order', {
    body: { orderNumber, key: 'of-timeline', lines: [], amount: 500, reason: 'late' },
  })
  shop.setClock(later(20))
  await staff.call('POST staff/cancel-order', {
    body: { orderNumber, reason: 'suspected_fraud', note: 'Three cards.' },
  })
  const answer = await staff.call('GET staff/get-order-timeline/{orderNumber}', {
    params: { orderNumber },
  })
  const entries = answer.result.filter(({ kind }) => kind !== 'message')
  const huda = { who: 'staff', name: 'Huda Owner' }
  expect(entries).toMatchObject([
    {
      kind: 'status',
      status: 'cancelled',
      by: huda,
      reason: 'suspected_fraud',
      text: 'Three cards.',
      at: later(20),
    },
    {
      kind: 'money',
      money: { event: 'refund_requested', amount: 500, currency: 'AED' },
      by: huda,
      reason: 'late',
      at: later(10),
    },
    expect.objectContaining({ kind: 'money', by: { who: 'provider', name: null } }),
    expect.objectContaining({ kind: 'status', status: 'placed' }),
    expect.objectContaining({ kind: 'status', status: 'awaiting_payment' }),
  ])
  const messages = answer.result.filter(({ kind }) => kind === 'message')
  expect(messages.map(({ message }) => message)).toContain('order_received')
  expect(new Set(answer.result.map(({ id }) => id)).size).toBe(answer.result.length)
  const missing = await staff.call('GET staff/get-order-timeline/{orderNumber}', {
    params: { orderNumber: 'RM-0' },
  })
  expect(missing.errorCode).toBe(errors.order_not_found.number)
})
