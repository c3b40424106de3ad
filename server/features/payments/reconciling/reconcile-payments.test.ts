import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { comeIn, customerOf } from '../../../test/identity-fixtures.ts'
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
import { stripeHouse } from '../conformance/stripe-house.ts'
import { tabbyHouse } from '../conformance/tabby-house.ts'
import { tapHouse } from '../conformance/tap-house.ts'
import { paymentRequest } from '../conformance/payment-request.ts'
import type { House } from '../conformance/house.ts'
import { staffAtTheMachine } from '../../staff/at-the-machine.ts'

const houses: [string, () => Promise<House>][] = [
  ['stripe', stripeHouse],
  ['tap', tapHouse],
  ['tabby', tabbyHouse],
]
const day = 24 * 60

/** A shop with one order that was paid yesterday, and whose parcel left. */
async function paidYesterday(shop: TestShop, house: House) {
  shop.setClock(noon)
  const piece = await addProduct(shop.deps.db, { id: 'try-a' })
  await placeOrder(await buyer(shop, piece), { paymentMethod: house.method })
  const { rows } = await shop.deps.pool.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempts',
  )
  const ref = rows[0]?.ref ?? ''
  house.pay(ref)
  for (const minutes of [5, 10]) {
    shop.setClock(later(minutes))
    await shop.runJob('settle-open-payments')
    await sendAll(shop)
  }
  await shop.runJob('settle-open-payments')
  shop.setClock(later(day))
  return ref
}

function shopWith({ name, accounts }: House) {
  return testShop({ paymentProviders: [name, 'cash-on-delivery'], paymentAccounts: accounts })
}

async function owner(shop: TestShop) {
  const email = 'owner@example.com'
  await customerOf(shop, { email, name: 'Huda House' })
  await staffAtTheMachine(shop.deps).addMember(email, 'owner')
  return comeIn(shop, email)
}

async function findings(shop: TestShop) {
  const { call } = await owner(shop)
  return (await call('GET staff/list-findings')).result
}

const letters = (shop: TestShop) => count(shop, 'outbox', "kind = 'payments_to_check'")

test.each(houses)('%s: where all agree nothing is found', async (_, open) => {
  using house = await open()
  await using shop = await shopWith(house)
  await paidYesterday(shop, house)
  await shop.runJob('reconcile-payments')
  expect(await findings(shop)).toEqual([])
  expect(await letters(shop)).toBe(0)
  expect(house.faults).toEqual([])
})

test.each(houses)(
  '%s: money that went back behind our back is found and booked',
  async (_, open) => {
    using house = await open()
    await using shop = await shopWith(house)
    const ref = await paidYesterday(shop, house)
    house.giveBackByHand(ref, 2_500)
    await shop.runJob('reconcile-payments')
    await shop.runJob('reconcile-payments')
    expect(await findings(shop)).toMatchObject([
      {
        kind: 'differs',
        provider: house.name,
        providerRef: ref,
        orderNumber: expect.stringContaining('RM-'),
        ours: 12_500,
        theirs: 10_000,
      },
    ])
    expect(await count(shop, 'payment_ledger', "kind = 'refund' and amount = 2500")).toBe(1)
    expect(await letters(shop)).toBe(1)
  },
)

test.each(houses)('%s: a payment that only the provider knows is found', async (_, open) => {
  using house = await open()
  await using shop = await shopWith(house)
  await paidYesterday(shop, house)
  const stranger = await onlineProvider(shop).start(paymentRequest(house))
  house.pay(stranger.providerRef ?? '')
  await shop.runJob('reconcile-payments')
  expect(await findings(shop)).toMatchObject([
    { kind: 'missing_here', providerRef: stranger.providerRef, ours: 0, theirs: 118_500 },
  ])
  expect(house.faults).toEqual([])
})

test.each(houses)('%s: a payment that only we know is found', async (_, open) => {
  using house = await open()
  await using shop = await shopWith(house)
  const ref = await paidYesterday(shop, house)
  house.forget(ref)
  await shop.runJob('reconcile-payments')
  expect(await findings(shop)).toMatchObject([
    { kind: 'missing_there', providerRef: ref, ours: 12_500, theirs: 0 },
  ])
})

test('a provider that does not answer is no difference', async () => {
  using house = await tapHouse()
  await using shop = await shopWith(house)
  await paidYesterday(shop, house)
  house.setTrouble('down')
  await shop.runJob('reconcile-payments')
  expect(await findings(shop)).toEqual([])
})

test('what a silent provider could not say is asked the next night, what it said only at its age', async () => {
  using house = await tapHouse()
  await using shop = await shopWith(house)
  const ref = await paidYesterday(shop, house)
  house.giveBackByHand(ref, 2_500)
  house.setTrouble('down')
  for (const night of [1, 2]) {
    shop.setClock(later(night * day))
    await shop.runJob('reconcile-payments')
    expect(await count(shop, 'payment_findings')).toBe(0)
  }

  house.setTrouble(null)
  shop.setClock(later(3 * day))
  await shop.runJob('reconcile-payments')
  expect(await findings(shop)).toMatchObject([{ providerRef: ref, ours: 12_500, theirs: 10_000 }])
  // What was answered is not asked about before it is seven days old.
  house.giveBackByHand(ref, 2_500)
  shop.setClock(later(4 * day))
  await shop.runJob('reconcile-payments')
  expect(await count(shop, 'payment_ledger', "kind = 'refund'")).toBe(1)
  house.setTrouble('down')
  shop.setClock(later(9 * day))
  await Promise.all([shop.runJob('reconcile-payments'), shop.runJob('reconcile-payments')])
  expect(await count(shop, 'payment_ledger', "kind = 'refund'")).toBe(1)
  house.setTrouble(null)
  shop.setClock(later(10 * day))
  await shop.runJob('reconcile-payments')
  expect(await count(shop, 'payment_ledger', "kind = 'refund'")).toBe(2)
})

test('what a house could not list for two nights is found in the third, and not again once it is seen to', async () => {
  using house = await tapHouse()
  await using shop = await shopWith(house)
  await paidYesterday(shop, house)
  const provider = onlineProvider(shop)
  const { list } = provider
  const paidAt = shop.deps.clock()
  provider.list = async (from, until) => {
    const listed = (await list?.(from, until)) ?? []
    return from <= paidAt && paidAt < until ? listed : []
  }
  const stranger = await provider.start(paymentRequest(house))
  house.pay(stranger.providerRef ?? '')
  house.setTrouble('down')
  for (const night of [2, 3]) {
    shop.setClock(later(night * day))
    await shop.runJob('reconcile-payments')
  }
  expect(await count(shop, 'payment_findings')).toBe(0)
  house.setTrouble(null)
  shop.setClock(later(4 * day))
  await shop.runJob('reconcile-payments')
  const { call } = await owner(shop)
  const [found] = (await call('GET staff/list-findings')).result
  expect(found).toMatchObject({ kind: 'missing_here', providerRef: stranger.providerRef })
  const body = { findingId: found?.id ?? 0, note: 'Paid by hand on a page of Tap.' }
  expect((await call('POST staff/close-finding', { body })).errorCode).toBe(0)
  await shop.runJob('reconcile-payments')
  expect(await count(shop, 'payment_findings')).toBe(1)
})

test('what somebody has seen to is closed with a note, and may be found anew', async () => {
  using house = await tapHouse()
  await using shop = await shopWith(house)
  const ref = await paidYesterday(shop, house)
  house.forget(ref)
  await shop.runJob('reconcile-payments')
  const { call } = await owner(shop)
  const [found] = (await call('GET staff/list-findings')).result
  const body = { findingId: found?.id ?? 0, note: 'Tap restores it by Monday.' }
  expect((await call('POST staff/close-finding', { body })).errorCode).toBe(0)
  expect((await call('POST staff/close-finding', { body })).errorCode).toBe(405)
  expect((await call('GET staff/list-findings')).result).toEqual([])
  expect(await count(shop, 'staff_audit', "action = 'staff/close-finding'")).toBe(1)
  // A week later it is compared again.
  shop.setClock(later(9 * day))
  await shop.runJob('reconcile-payments')
  expect(await count(shop, 'payment_findings')).toBe(2)
})

test('lines of the ledger can be added only', async () => {
  using house = await tapHouse()
  await using shop = await shopWith(house)
  await paidYesterday(shop, house)
  for (const change of ['update payment_ledger set amount = 1', 'delete from payment_ledger']) {
    await expect(shop.deps.pool.query(change)).rejects.toThrow('only ever added to')
  }
})
