import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  onlineProvider,
  placeOrder,
  sendAll,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import { fakeTabby } from '../../../test/payments/fake-tabby.ts'
import { fakeTap } from '../../../test/payments/fake-tap.ts'
import { paymentRequest } from '../../../test/payments/payment-request.ts'
import type { FakeProvider } from '../../../test/payments/fake-provider.ts'

const fakes: [string, () => Promise<FakeProvider>][] = [
  ['stripe', fakeStripe],
  ['tap', fakeTap],
  ['tabby', fakeTabby],
]
const day = 24 * 60

/** Prepares a shop with one order that was paid yesterday and has been shipped. */
async function paidYesterday(shop: TestShop, fake: FakeProvider) {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  await placeOrder(await buyer(shop, product), { paymentMethod: fake.method })
  const { rows } = await shop.deps.pool.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempts',
  )
  const ref = rows[0]?.ref ?? ''
  fake.pay(ref)
  for (const minutes of [5, 10]) {
    shop.setClock(later(minutes))
    await shop.runJob('settle-open-payments')
    await sendAll(shop)
  }
  await shop.runJob('settle-open-payments')
  shop.setClock(later(day))
  return ref
}

function shopWith({ name, accounts }: FakeProvider) {
  return testShop({ paymentProviders: [name, 'cash-on-delivery'], paymentAccounts: accounts })
}

function owner(shop: TestShop) {
  return staffOf(shop)
}

async function discrepancies(shop: TestShop) {
  const { call } = await owner(shop)
  return (await call('GET staff/list-discrepancies', { query: { open: true } })).result.items
}

const emails = (shop: TestShop) => count(shop, 'outbox', "kind = 'payments_to_check'")

test.each(fakes)('%s: where all agree nothing is found', async (_, open) => {
  using fake = await open()
  await using shop = await shopWith(fake)
  await paidYesterday(shop, fake)
  await shop.runJob('reconcile-payments')
  expect(await discrepancies(shop)).toEqual([])
  expect(await emails(shop)).toBe(0)
  expect(fake.faults).toEqual([])
})

test.each(fakes)(
  '%s: money that went back behind our back is found and booked',
  async (_, open) => {
    using fake = await open()
    await using shop = await shopWith(fake)
    const ref = await paidYesterday(shop, fake)
    fake.refundByHand(ref, 2_500)
    await shop.runJob('reconcile-payments')
    await shop.runJob('reconcile-payments')
    expect(await discrepancies(shop)).toMatchObject([
      {
        kind: 'differs',
        provider: fake.name,
        providerRef: ref,
        orderNumber: expect.stringContaining('RM-'),
        ours: 12_500,
        theirs: 10_000,
      },
    ])
    expect(await count(shop, 'payment_ledger', "kind = 'refund' and amount = 2500")).toBe(1)
    expect(await emails(shop)).toBe(1)
  },
)

test.each(fakes)('%s: a payment that only the provider knows is found', async (_, open) => {
  using fake = await open()
  await using shop = await shopWith(fake)
  await paidYesterday(shop, fake)
  const stranger = await onlineProvider(shop).start(paymentRequest(fake))
  fake.pay(stranger.providerRef ?? '')
  await shop.runJob('reconcile-payments')
  expect(await discrepancies(shop)).toMatchObject([
    { kind: 'missing_here', providerRef: stranger.providerRef, ours: 0, theirs: 118_500 },
  ])
  expect(fake.faults).toEqual([])
})

test.each(fakes)('%s: a payment that only we know is found', async (_, open) => {
  using fake = await open()
  await using shop = await shopWith(fake)
  const ref = await paidYesterday(shop, fake)
  fake.clear(ref)
  await shop.runJob('reconcile-payments')
  expect(await discrepancies(shop)).toMatchObject([
    { kind: 'missing_there', providerRef: ref, ours: 12_500, theirs: 0 },
  ])
})

test('a provider that does not answer is no difference', async () => {
  using fake = await fakeTap()
  await using shop = await shopWith(fake)
  await paidYesterday(shop, fake)
  fake.setTrouble('down')
  await shop.runJob('reconcile-payments')
  expect(await discrepancies(shop)).toEqual([])
})

test('a payment of a silent provider is queried the next night, and a compared one only at its age', async () => {
  using fake = await fakeTap()
  await using shop = await shopWith(fake)
  const ref = await paidYesterday(shop, fake)
  fake.refundByHand(ref, 2_500)
  fake.setTrouble('down')
  for (const night of [1, 2]) {
    shop.setClock(later(night * day))
    await shop.runJob('reconcile-payments')
    expect(await count(shop, 'payment_discrepancies')).toBe(0)
  }

  fake.setTrouble(null)
  shop.setClock(later(3 * day))
  await shop.runJob('reconcile-payments')
  expect(await discrepancies(shop)).toMatchObject([
    { providerRef: ref, ours: 12_500, theirs: 10_000 },
  ])
  // A payment that was compared is not queried again before it is seven days old.
  fake.refundByHand(ref, 2_500)
  shop.setClock(later(4 * day))
  await shop.runJob('reconcile-payments')
  expect(await count(shop, 'payment_ledger', "kind = 'refund'")).toBe(1)
  fake.setTrouble('down')
  shop.setClock(later(9 * day))
  await Promise.all([shop.runJob('reconcile-payments'), shop.runJob('reconcile-payments')])
  expect(await count(shop, 'payment_ledger', "kind = 'refund'")).toBe(1)
  fake.setTrouble(null)
  shop.setClock(later(10 * day))
  await shop.runJob('reconcile-payments')
  expect(await count(shop, 'payment_ledger', "kind = 'refund'")).toBe(2)
})

test('a payment that a provider could not list for two nights is detected in the third, and not again once it is closed', async () => {
  using fake = await fakeTap()
  await using shop = await shopWith(fake)
  await paidYesterday(shop, fake)
  const provider = onlineProvider(shop)
  const { list } = provider
  const paidAt = shop.deps.clock()
  provider.list = async (from, until) => {
    const listed = (await list?.(from, until)) ?? []
    return from <= paidAt && paidAt < until ? listed : []
  }
  const stranger = await provider.start(paymentRequest(fake))
  fake.pay(stranger.providerRef ?? '')
  fake.setTrouble('down')
  for (const night of [2, 3]) {
    shop.setClock(later(night * day))
    await shop.runJob('reconcile-payments')
  }
  expect(await count(shop, 'payment_discrepancies')).toBe(0)
  fake.setTrouble(null)
  shop.setClock(later(4 * day))
  await shop.runJob('reconcile-payments')
  const { call } = await owner(shop)
  const [found] = (await call('GET staff/list-discrepancies', { query: { open: true } })).result
    .items
  expect(found).toMatchObject({ kind: 'missing_here', providerRef: stranger.providerRef })
  const body = { discrepancyId: found?.id ?? 0, note: 'Paid by hand on a page of Tap.' }
  expect((await call('POST staff/close-discrepancy', { body })).errorCode).toBe(0)
  await shop.runJob('reconcile-payments')
  expect(await count(shop, 'payment_discrepancies')).toBe(1)
})

test('a discrepancy that staff dealt with is closed with a note, and may be detected again', async () => {
  using fake = await fakeTap()
  await using shop = await shopWith(fake)
  const ref = await paidYesterday(shop, fake)
  fake.clear(ref)
  await shop.runJob('reconcile-payments')
  const { call } = await owner(shop)
  const [found] = (await call('GET staff/list-discrepancies', { query: { open: true } })).result
    .items
  const body = { discrepancyId: found?.id ?? 0, note: 'Tap restores it by Monday.' }
  expect((await call('POST staff/close-discrepancy', { body })).errorCode).toBe(0)
  expect((await call('POST staff/close-discrepancy', { body })).errorCode).toBe(405)
  expect(
    (await call('GET staff/list-discrepancies', { query: { open: true } })).result.items,
  ).toEqual([])
  expect(await count(shop, 'staff_audit', "action = 'staff/close-discrepancy'")).toBe(1)
  // A week later it is compared again.
  shop.setClock(later(9 * day))
  await shop.runJob('reconcile-payments')
  expect(await count(shop, 'payment_discrepancies')).toBe(2)
})

test('lines of the ledger can be added only', async () => {
  using fake = await fakeTap()
  await using shop = await shopWith(fake)
  await paidYesterday(shop, fake)
  for (const change of ['update payment_ledger set amount = 1', 'delete from payment_ledger']) {
    await expect(shop.deps.pool.query(change)).rejects.toThrow('only ever added to')
  }
})
