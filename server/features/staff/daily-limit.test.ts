import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { grant } from '../../test/credit-fixtures.ts'
import { addProduct } from '../../test/fixtures.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import { buyer, later, noon, placeOrder, press } from '../../test/order-fixtures.ts'
import {
  returnToShop,
  deliveredOrder,
  staffPerson,
  returnBody,
} from '../../test/return-fixtures.ts'
import { signInAgain } from '../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { saveSetting } from '../shop/settings/settings.ts'

const needsOwner = errors.credit_needs_owner.number

/**
 * Creates paid orders of one unit at 95 dirhams, paid by card, and a member of staff who may refund up to 100
 * alone.
 */
async function paidOrders(shop: TestShop, howMany: number) {
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  const numbers: string[] = []
  for (let order = 0; order < howMany; order++) {
    const product = await addProduct(shop.deps.db, { id: `try-${order}`, price: 9_500 })
    const { guest, total } = await buyer(shop, product)
    const { result } = await placeOrder({ guest, total })
    await press(shop, result.paymentToken, 'approve')
    numbers.push(result.orderNumber)
  }
  await customerOf(shop)
  return { numbers, seller: await staffPerson(shop, 'sales') }
}

type Seller = Awaited<ReturnType<typeof staffPerson>>

function refund(seller: Seller, orderNumber: string) {
  const lines = [{ position: 0, quantity: 1 }]
  return seller.call('POST staff/refund-order', {
    body: { orderNumber, key: `refund-${orderNumber}`, lines, reason: 'goodwill' },
  })
}

test('five refunds below the limit are one sum above it: the first is given, the others wait for an owner', async () => {
  await using shop = await testShop()
  const { numbers, seller } = await paidOrders(shop, 5)
  const states: string[] = []
  for (const number of numbers) states.push((await refund(seller, number)).result.state)
  expect(states).toEqual(['approved', 'requested', 'requested', 'requested', 'requested'])
})

test('refunds asked for at once are counted one after the other', async () => {
  await using shop = await testShop()
  const { numbers, seller } = await paidOrders(shop, 4)
  const refunds = await Promise.all(numbers.map((number) => refund(seller, number)))
  const states = refunds.map(({ result }) => result.state)
  expect(states.toSorted()).toEqual(['approved', 'requested', 'requested', 'requested'])
})

test('a refund and store credit of one member in a day are one sum, and asking twice counts once', async () => {
  await using shop = await testShop()
  const { numbers, seller } = await paidOrders(shop, 2)
  const [first = '', second = ''] = numbers
  expect((await refund(seller, first)).result.state).toBe('approved')
  expect((await refund(seller, first)).result.state).toBe('approved')
  expect((await grant(seller, 501)).errorCode).toBe(needsOwner)
  expect((await grant(seller, 500)).errorCode).toBe(0)
  expect((await grant(seller, 1)).errorCode).toBe(needsOwner)
  shop.setClock(later(24 * 60 + 1))
  const nextDay = await signInAgain(shop, 'sales@example.com')
  expect((await refund(nextDay, second)).result.state).toBe('approved')
})

test('a payout that waits for an owner does not count, and each member has a separate sum', async () => {
  await using shop = await testShop()
  const { seller } = await paidOrders(shop, 0)
  expect((await grant(seller, 10_001)).errorCode).toBe(needsOwner)
  expect((await grant(seller, 10_000)).errorCode).toBe(0)
  const owner = await staffPerson(shop, 'owner')
  expect((await grant(owner, 50_000)).errorCode).toBe(0)
})

test('money back for a return counts towards the sum of the day', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const asked = await shop.guest().call('POST return/ask-for-return', { body: returnBody(order) })
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  await customerOf(shop, { email: 'noura@example.com', name: 'Noura' })
  const seller = await staffPerson(shop, 'sales')
  expect((await grant(seller, 1, { contact: 'noura@example.com' })).errorCode).toBe(0)
  await returnToShop(seller, asked.result)
  const resolve = (who: Seller) =>
    who.call('POST staff/resolve-return', {
      body: { returnNumber: asked.result.number, outcome: 'refunded' },
    })
  expect((await resolve(seller)).errorCode).toBe(errors.return_needs_owner.number)
  expect((await resolve(await staffPerson(shop, 'owner'))).errorCode).toBe(0)
})
