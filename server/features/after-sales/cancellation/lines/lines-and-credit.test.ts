import type { PaymentMethod } from '@rimal/contract/choices'
import { expect, test } from 'vitest'
import {
  balanceOf,
  creditInAll,
  fillCart,
  grant,
  orderOfCustomer,
} from '../../../../test/credit-fixtures.ts'
import { addProduct } from '../../../../test/fixtures.ts'
import { customerOf } from '../../../../test/identity-fixtures.ts'
import { count, noon, press, readOrder } from '../../../../test/order-fixtures.ts'
import { moneyOf, cancelUnits } from '../../../../test/line-fixtures.ts'
import { staffPerson } from '../../../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../../../test/test-shop.ts'

const [product, delivery] = [10_000, 2_500]
const whole = 3 * product + delivery

/** Places an order of three units: `credit` of it is paid with store credit, and the rest by another method. */
async function orderOfThree(shop: TestShop, { credit, by }: { credit: number; by: PaymentMethod }) {
  shop.setClock(noon)
  const abaya = await addProduct(shop.deps.db, { id: 'try-a', price: product, stock: { 54: 9 } })
  const staff = await staffPerson(shop, 'owner')
  const customer = await customerOf(shop)
  await grant(staff, credit)
  await fillCart(customer, abaya, 3)
  const { result } = await orderOfCustomer(customer, { credit, paymentMethod: by })
  if (result.paymentToken !== null) await press(shop, result.paymentToken, 'approve')
  const { lines } = await readOrder(shop, result.orderToken)
  const lineId = lines[0]?.id ?? ''
  const settle = async () => {
    for (const job of ['settle-open-payments', 'send-refunds', 'settle-open-payments'] as const) {
      await shop.runJob(job)
    }
  }
  const takeOne = async () => {
    const { errorCode } = await cancelUnits(shop, result.orderToken, [{ lineId, quantity: 1 }])
    expect(errorCode).toBe(0)
    await settle()
  }
  const cancel = async () => {
    const body = { order: result.orderToken, reason: 'changed_mind' } as const
    expect((await shop.guest().call('POST order/cancel-order', { body })).errorCode).toBe(0)
    await settle()
  }
  const remainingUnits = async () => ({
    refunded: (await moneyOf(shop)).refunded,
    balance: await balanceOf(customer),
    due: (await readOrder(shop, result.orderToken)).due,
  })
  return { customer, staff, takeOne, cancel, remainingUnits }
}

type Standing = { refunded: number; balance: number; due: number | null }

test.each<[string, { credit: number; by: PaymentMethod }, [Standing, Standing, Standing]]>([
  [
    'by card and credit: the card first',
    { credit: 15_000, by: 'card' },
    [
      { refunded: 10_000, balance: 0, due: null },
      { refunded: 17_500, balance: 2_500, due: null },
      { refunded: 17_500, balance: 15_000, due: null },
    ],
  ],
  [
    'by four payments that were only set aside, and credit: taken first, then given back',
    { credit: 15_000, by: 'pay_in_4' },
    [
      { refunded: 10_000, balance: 0, due: null },
      { refunded: 17_500, balance: 2_500, due: null },
      { refunded: 17_500, balance: 15_000, due: null },
    ],
  ],
  [
    'at the door and by credit: less is due first',
    { credit: 20_000, by: 'cash_on_delivery' },
    [
      { refunded: 0, balance: 0, due: 2_500 },
      { refunded: 0, balance: 7_500, due: 0 },
      { refunded: 0, balance: 20_000, due: null },
    ],
  ],
  [
    'by credit alone',
    { credit: whole, by: 'card' },
    [
      { refunded: 0, balance: 10_000, due: null },
      { refunded: 0, balance: 20_000, due: null },
      { refunded: 0, balance: whole, due: null },
    ],
  ],
])('an order paid %s', async (_, paid, [one, two, all]) => {
  await using shop = await testShop()
  const { takeOne, cancel, remainingUnits } = await orderOfThree(shop, paid)
  await takeOne()
  expect(await remainingUnits()).toEqual(one)
  await takeOne()
  expect(await remainingUnits()).toEqual(two)
  await cancel()
  expect(await remainingUnits()).toEqual(all)

  const { captured, refunded, invoiced, credited } = await moneyOf(shop)
  expect([captured, invoiced]).toEqual([refunded, credited])
  expect(invoiced).toBe(whole)
  expect(await creditInAll(shop)).toEqual({ balances: paid.credit, entries: paid.credit })
})

test('an authorised amount cannot become store credit, because a cancellation would leave it unpaid', async () => {
  await using shop = await testShop()
  const { cancel, customer, staff } = await orderOfThree(shop, { credit: 2_500, by: 'pay_in_4' })
  const { rows } = await shop.deps.pool.query<{ number: string }>('select number from orders')
  const input = (quantity: number, key: string) =>
    staff.call('POST staff/refund-order', {
      body: {
        orderNumber: rows[0]?.number ?? '',
        key,
        lines: [{ position: 0, quantity }],
        reason: 'goodwill',
        to: 'credit',
      },
    })
  expect((await input(1, 'to-credit-1')).errorCode).not.toBe(0)
  await cancel()
  expect(await balanceOf(customer)).toBe(2_500)
  expect((await moneyOf(shop)).captured).toBe(0)
})

test('each email names the amount of its own refund, and no amount twice', async () => {
  await using shop = await testShop()
  const { takeOne, cancel } = await orderOfThree(shop, { credit: 1, by: 'card' })
  await takeOne()
  await cancel()
  const notified = (kind: string, amount: string) =>
    count(shop, 'outbox', `kind = '${kind}' and data ->> 'amount' = '${amount}'`)
  expect(await notified('order_refunded', 'AED\u00a0100')).toBe(1)
  expect(await notified('payment_returned', 'AED\u00a0224.99')).toBe(1)
  expect(await count(shop, 'outbox', "kind in ('order_refunded', 'payment_returned')")).toBe(2)
})

test('a refund of an order paid in four is announced as a reduction of these payments', async () => {
  await using shop = await testShop()
  const { takeOne, cancel } = await orderOfThree(shop, { credit: 1, by: 'pay_in_4' })
  await takeOne()
  await cancel()
  const { rows } = await shop.deps.pool.query<{ kind: string }>(
    "select kind from outbox where data ->> 'instalments' = 'true' order by kind",
  )
  expect(rows.map(({ kind }) => kind)).toEqual([
    'lines_cancelled',
    'order_cancelled',
    'order_refunded',
    'payment_returned',
  ])
})
