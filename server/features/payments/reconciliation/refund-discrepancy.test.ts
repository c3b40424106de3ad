import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { grant } from '../../../test/credit-fixtures.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  onlineProvider,
  paymentStatus,
  placeOrder,
  press,
  pressAt,
  readOrder,
  stockOf,
} from '../../../test/order-fixtures.ts'
import { staffPerson } from '../../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { saveSetting } from '../../shop/settings/settings.ts'

const sku = 'TRY-A-BLACK-54'

async function notAsAsked(shop: TestShop, change: string) {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 1 } })
  const { guest, ...customer } = await buyer(shop, product)
  const bought = (await placeOrder({ guest, ...customer })).result
  const { payAt } = await paymentStatus(shop, bought.paymentToken)
  await shop.deps.pool.query(
    `update simulator_payments set ${change}, webhook_url = 'http://127.0.0.1:1/'`,
  )
  await pressAt(payAt ?? '', 'approve')
  shop.setClock(later(1))
  await paymentStatus(shop, bought.paymentToken)
  const staff = await staffPerson(shop)
  const refundDiscrepancy = (who = staff) =>
    who.call('POST staff/refund-discrepancy', {
      body: { discrepancyId: 1, note: 'Not as asked.' },
    })
  return { ...bought, guest, staff, refundDiscrepancy }
}

test('the shop is notified of a payment that is not as requested, and refunds it; its order can be paid again', async () => {
  await using shop = await testShop()
  const { staff, refundDiscrepancy, guest, orderToken, orderNumber, paymentToken } =
    await notAsAsked(shop, 'amount = amount - 1')
  expect(await count(shop, 'outbox', "kind = 'payments_to_check'")).toBe(1)
  expect((await staff.call('GET staff/list-discrepancies')).result.items).toMatchObject([
    { kind: 'not_as_asked', orderNumber, ours: 0, theirs: 12_499 },
  ])
  expect(await readOrder(shop, orderToken)).toMatchObject({ inReview: true, paid: false })
  const provider = onlineProvider(shop)
  const { refund } = provider
  provider.refund = () => Promise.reject(new Error('down'))
  expect((await refundDiscrepancy()).errorCode).toBe(errors.payment_provider_down.number)
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'review' })

  provider.refund = refund
  const answers = await Promise.all([refundDiscrepancy(), refundDiscrepancy()])
  expect(answers.map(({ errorCode }) => errorCode).toSorted((a, b) => a - b)).toEqual([
    0,
    errors.discrepancy_not_found.number,
  ])
  expect(await count(shop, 'payment_ledger', "kind = 'refund' and amount = 12499")).toBe(1)
  expect(await count(shop, 'staff_audit', "action = 'staff/refund-discrepancy'")).toBe(1)
  await shop.runJob('settle-open-payments')
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'refunded' })
  expect(await readOrder(shop, orderToken)).toMatchObject({ inReview: false })

  const again = await guest.call('POST order/pay-again', {
    body: { orderToken, paymentMethod: 'card' },
  })
  await press(shop, again.result.paymentToken, 'approve')
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
})

test('a payment that turns out to belong to someone else is not touched, and the order expires', async () => {
  await using shop = await testShop()
  const other = "attempt = '00000000-0000-4000-8000-000000000000'"
  const { refundDiscrepancy, orderToken, paymentToken } = await notAsAsked(shop, other)
  expect((await refundDiscrepancy()).result).toEqual({ state: 'failed' })
  expect(await count(shop, 'payment_ledger')).toBe(0)
  expect(await count(shop, 'simulator_payments', "state = 'captured'")).toBe(1)
  await shop.runJob('settle-open-payments')
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'failed' })
  shop.setClock(later(46))
  await shop.runJob('expire-unpaid-orders')
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'expired' })
  expect(await stockOf(shop, sku)).toEqual({ stock: 1, reserved: 0 })
})

test('a note does not close such a payment: it stays open until it was refunded', async () => {
  await using shop = await testShop()
  const { staff, refundDiscrepancy } = await notAsAsked(shop, 'amount = amount - 1')
  const body = { discrepancyId: 1, note: 'Seen.' }
  expect((await staff.call('POST staff/close-discrepancy', { body })).errorCode).toBe(
    errors.discrepancy_not_found.number,
  )
  expect((await refundDiscrepancy()).result).toEqual({ state: 'refunded' })
})

test('a member of staff refunds such a payment within the limit of the day only, and an owner above it', async () => {
  await using shop = await testShop()
  const { refundDiscrepancy, paymentToken } = await notAsAsked(shop, 'amount = amount - 1')
  await saveSetting(shop.deps.db, 'refundLimit', 12_498)
  const seller = await staffPerson(shop, 'sales')
  const needsOwner = errors.refund_needs_owner.number
  expect((await refundDiscrepancy(seller)).errorCode).toBe(needsOwner)
  expect(await count(shop, 'simulator_payments', "state = 'captured'")).toBe(1)
  expect(await count(shop, 'staff_payouts')).toBe(0)
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'review' })
  expect((await refundDiscrepancy()).result).toEqual({ state: 'refunded' })
})

test('such a refund and store credit of one member in a day are one sum, and asking twice counts once', async () => {
  await using shop = await testShop()
  const { refundDiscrepancy } = await notAsAsked(shop, 'amount = amount - 1')
  await customerOf(shop)
  await saveSetting(shop.deps.db, 'refundLimit', 12_500)
  const seller = await staffPerson(shop, 'sales')
  const credit = (await grant(seller, 2)).errorCode
  expect(credit).toBe(0)
  expect((await refundDiscrepancy(seller)).errorCode).toBe(errors.refund_needs_owner.number)

  await saveSetting(shop.deps.db, 'refundLimit', 12_501)
  const provider = onlineProvider(shop)
  const { refund } = provider
  provider.refund = () => Promise.reject(new Error('down'))
  expect((await refundDiscrepancy(seller)).errorCode).toBe(errors.payment_provider_down.number)
  provider.refund = refund
  expect((await refundDiscrepancy(seller)).result).toEqual({ state: 'refunded' })
  expect(await count(shop, 'staff_payouts', "amount = 12499 and currency = 'AED'")).toBe(1)
  expect((await grant(seller, 1)).errorCode).toBe(errors.credit_needs_owner.number)
})

test('a payment that belongs to someone else counts towards no limit', async () => {
  await using shop = await testShop()
  const other = "attempt = '00000000-0000-4000-8000-000000000000'"
  const { refundDiscrepancy } = await notAsAsked(shop, other)
  await saveSetting(shop.deps.db, 'refundLimit', 1)
  expect((await refundDiscrepancy(await staffPerson(shop, 'sales'))).result).toEqual({
    state: 'failed',
  })
  expect(await count(shop, 'staff_payouts')).toBe(0)
})
