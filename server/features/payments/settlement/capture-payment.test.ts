import { expect, test } from 'vitest'
import { addProduct, putInCart, saveCustomSize } from '../../../test/fixtures.ts'
import {
  count,
  later,
  noon,
  onlineProvider,
  paymentStatus,
  placeOrder,
  press,
  readOrder,
  seenTotal,
} from '../../../test/order-fixtures.ts'
import { staffPerson } from '../../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const day = 24 * 60

/** Places an order whose four payments an instalment provider has approved. */
async function setAside(shop: TestShop, made: 'ready_to_wear' | 'made_to_order' = 'ready_to_wear') {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', customSize: true })
  const guest = shop.guest()
  const customSizeId = made === 'made_to_order' ? await saveCustomSize(guest) : undefined
  await putInCart(guest, product, customSizeId === undefined ? undefined : { customSizeId })
  const { result } = await placeOrder(
    { guest, total: await seenTotal(guest) },
    { paymentMethod: 'pay_in_4' },
  )
  await press(shop, result.paymentToken, 'approve')
  return result
}

async function takenOf(shop: TestShop) {
  await Promise.all([shop.runJob('settle-open-payments'), shop.runJob('settle-open-payments')])
  return count(shop, 'payment_ledger', "kind = 'capture'")
}

/** Logs in a member of staff who begins orders before their cancellation window ends. */
async function forcingStaff(shop: TestShop) {
  const staff = await staffPerson(shop)
  async function take(path: 'confirm-order' | 'order-ready', orderNumber: string) {
    const body = { orderNumber, force: true }
    expect((await staff.call(`POST staff/${path}`, { body })).errorCode).toBe(0)
  }
  async function ship(orderNumber: string) {
    await take('confirm-order', orderNumber)
    await take('order-ready', orderNumber)
    expect(await takenOf(shop)).toBe(0)
    const body = { orderNumber, carrier: 'Aramex', force: true }
    expect((await staff.call('POST staff/ship-order', { body })).errorCode).toBe(0)
  }
  return { staff, take, ship }
}

test('an authorised payment is captured once, when the shipment leaves', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, paymentToken } = await setAside(shop)
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
  const { ship } = await forcingStaff(shop)
  shop.woken.length = 0
  await ship(orderNumber)
  expect(shop.woken).toContain('settle-open-payments')
  await takenOf(shop)
  expect(await takenOf(shop)).toBe(1)
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'captured' })
  expect(await count(shop, 'payment_ledger', "kind = 'capture' and amount = 12500")).toBe(1)
  expect(await count(shop, 'simulator_payments', "state = 'captured'")).toBe(1)
  expect(await count(shop, 'payment_attempts', 'ask_after is not null')).toBe(0)
})

test('the payment of a made-to-order item is captured as soon as staff agree to make it', async () => {
  await using shop = await testShop()
  const { orderNumber } = await setAside(shop, 'made_to_order')
  expect(await takenOf(shop)).toBe(0)
  const { take } = await forcingStaff(shop)
  await take('confirm-order', orderNumber)
  await takenOf(shop)
  expect(await takenOf(shop)).toBe(1)
})

test('an authorised payment is captured before it lapses, whatever the state of the order', async () => {
  await using shop = await testShop()
  await setAside(shop)
  shop.setClock(later(18 * day - 1))
  expect(await takenOf(shop)).toBe(0)
  shop.setClock(later(18 * day + 120))
  await takenOf(shop)
  expect(await takenOf(shop)).toBe(1)
})

test('a provider that is down when money is to be taken is asked again, and takes it once', async () => {
  await using shop = await testShop()
  const bought = await setAside(shop)
  const { ship } = await forcingStaff(shop)
  await ship(bought.orderNumber)
  const provider = onlineProvider(shop)
  const { capture } = provider
  provider.capture = () => Promise.reject(new Error('down'))
  await shop.runJob('settle-open-payments')
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'authorized' })

  // The provider captures the payment, but its answer is lost.
  provider.capture = async (...asked) => {
    await capture(...asked)
    throw new Error('timeout')
  }
  shop.setClock(later(5))
  await shop.runJob('settle-open-payments')
  provider.capture = capture
  shop.setClock(later(10))
  await shop.runJob('settle-open-payments')
  expect(await paymentStatus(shop, bought.paymentToken)).toMatchObject({ state: 'captured' })
  expect(await count(shop, 'payment_ledger', "kind = 'capture'")).toBe(1)
})

test('the payment of a cancelled order is voided, and nothing was ever charged', async () => {
  await using shop = await testShop()
  const { orderToken, paymentToken } = await setAside(shop)
  const { errorCode } = await shop.guest().call('POST order/cancel-order', {
    body: { order: orderToken, reason: 'changed_mind' },
  })
  expect(errorCode).toBe(0)
  await shop.runJob('settle-open-payments')
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'voided' })
  expect(await readOrder(shop, orderToken)).toMatchObject({
    paid: false,
    refundStatus: { state: 'released', amount: 12_500 },
  })
  expect(await count(shop, 'payment_ledger', "kind = 'capture'")).toBe(0)
})

test('an authorised payment is captured before a part is refunded, because no provider refunds what it did not capture', async () => {
  await using shop = await testShop()
  const { orderNumber } = await setAside(shop)
  const { staff } = await forcingStaff(shop)
  const { result } = await staff.call('POST staff/refund-order', {
    body: {
      orderNumber,
      key: 'refund-key-1',
      lines: [],
      delivery: 2_500,
      reason: 'goodwill',
    },
  })
  expect(result).toMatchObject({ amount: 2_500, state: 'approved' })
  const provider = onlineProvider(shop)
  const { capture } = provider
  provider.capture = () => Promise.reject(new Error('down'))
  await shop.runJob('send-refunds')
  expect(await count(shop, 'payment_ledger', "kind in ('capture', 'refund')")).toBe(0)

  provider.capture = capture
  shop.setClock(later(6))
  await shop.runJob('send-refunds')
  expect(await count(shop, 'payment_ledger', "kind = 'capture' and amount = 12500")).toBe(1)
  expect(await count(shop, 'payment_ledger', "kind = 'refund' and amount = 2500")).toBe(1)
  expect(await count(shop, 'refunds', "state = 'sent'")).toBe(1)
})
