import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import {
  buyer,
  count,
  onlineProvider,
  paymentStatus,
  placeOrder,
  press,
  readOrder,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

/** An order of which a house that lends has approved the four payments. */
async function setAside(shop: TestShop) {
  const piece = await addProduct(shop.deps.db, { id: 'try-a' })
  const { result } = await placeOrder(await buyer(shop, piece), { paymentMethod: 'pay_in_4' })
  await press(shop, result.paymentToken, 'approve')
  return result
}

test('money that was only set aside is taken once the order stands, and only then it is paid', async () => {
  await using shop = await testShop()
  const bought = await setAside(shop)
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'placed', paid: false })
  expect(shop.woken).toContain('settle-open-payments')

  for (let run = 0; run < 2; run++) {
    await Promise.all([shop.runJob('settle-open-payments'), shop.runJob('settle-open-payments')])
  }
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'captured' })
  expect(await count(shop, 'payment_ledger', "kind = 'capture' and amount = 12500")).toBe(1)
  expect(await count(shop, 'simulator_payments', "state = 'captured'")).toBe(1)
  expect(await count(shop, 'payment_attempts', 'ask_after is not null')).toBe(0)
})

test('a provider that is down when money is to be taken is asked again, and takes it once', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const bought = await setAside(shop)
  const provider = onlineProvider(shop)
  const { capture } = provider
  provider.capture = () => Promise.reject(new Error('down'))
  await shop.runJob('settle-open-payments')
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'authorized' })

  // It takes the money, but its answer is lost.
  provider.capture = async (...asked) => {
    await capture(...asked)
    throw new Error('timeout')
  }
  shop.setClock('2026-11-21T08:05:00Z')
  await shop.runJob('settle-open-payments')
  provider.capture = capture
  shop.setClock('2026-11-21T08:10:00Z')
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await count(shop, 'payment_ledger', "kind = 'capture'")).toBe(1)
})

test('of an order that was cancelled after all, money set aside is not taken but called off', async () => {
  await using shop = await testShop()
  const bought = await setAside(shop)
  await shop.deps.pool.query("update orders set status = 'cancelled'")
  await shop.runJob('settle-open-payments')
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'voided' })
  expect(await readOrder(shop, bought.orderToken)).toMatchObject({ paid: false })
  expect(await count(shop, 'payment_ledger', "kind = 'capture'")).toBe(0)
})
