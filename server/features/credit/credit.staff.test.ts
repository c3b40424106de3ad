import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import {
  balanceOf,
  correct,
  creditInAll,
  fillCart,
  grant,
  orderOfCustomer,
} from '../../test/credit-fixtures.ts'
import { addProduct } from '../../test/fixtures.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import { count, noon } from '../../test/order-fixtures.ts'
import { staffPerson } from '../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { saveSetting } from '../shop/settings/settings.ts'

async function given(shop: TestShop, role: 'owner' | 'sales' = 'owner') {
  shop.setClock(noon)
  const staff = await staffPerson(shop, role)
  return { staff, customer: await customerOf(shop) }
}

test('staff grants credit, the customer is notified, and the grant is in the audit', async () => {
  await using shop = await testShop()
  const { staff, customer } = await given(shop)
  const { result } = await grant(staff, 5_000)
  expect(result).toMatchObject({
    name: 'Mariam Saeed',
    balances: [{ currency: 'AED', amount: 5_000 }],
    entries: [{ kind: 'granted', amount: 5_000, reason: 'goodwill', orderNumber: null }],
  })
  expect(await balanceOf(customer)).toBe(5_000)
  expect(await count(shop, 'outbox', "kind = 'credit_received'")).toBe(1)
  expect(await count(shop, 'staff_audit', "action = 'staff/grant-credit'")).toBe(1)
  const shown = await staff.call('GET staff/get-credit', {
    query: { contact: 'mariam@example.com' },
  })
  expect(shown.result.balances).toEqual([{ currency: 'AED', amount: 5_000 }])
})

test('the credit of a customer is found by a phone in Arabic digits', async () => {
  await using shop = await testShop()
  const { staff, customer } = await given(shop)
  await grant(staff, 5_000)
  await shop.deps.pool.query(`update customers set phone = '+971501234567'`)
  for (const contact of ['٠٥٠١٢٣٤٥٦٧', '۰۵۰ ۱۲۳ ۴۵۶۷']) {
    const found = await staff.call('GET staff/list-credit', { query: { q: contact } })
    expect(found.result.items).toMatchObject([{ amount: 5_000 }])
    const shown = await staff.call('GET staff/get-credit', { query: { contact } })
    expect(shown.result).toMatchObject({ balances: [{ currency: 'AED', amount: 5_000 }] })
  }
  expect(await balanceOf(customer)).toBe(5_000)
})

test('the same key sent ten times at once is one grant, and the key cannot be used for another grant', async () => {
  await using shop = await testShop()
  const { staff, customer } = await given(shop)
  await Promise.all(Array.from({ length: 10 }, () => grant(staff, 700, { key: 'the-same-key' })))
  expect(await balanceOf(customer)).toBe(700)
  expect(await creditInAll(shop)).toEqual({ balances: 700, entries: 700 })
  expect(await grant(staff, 701, { key: 'the-same-key' })).toMatchObject({
    errorCode: errors.credit_key_used.number,
  })
})

test('a grant above the limit needs an owner', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', 1_000)
  const { staff, customer } = await given(shop, 'sales')
  const needsOwner = { errorCode: errors.credit_needs_owner.number }
  expect((await grant(staff, 1_000)).errorCode).toBe(0)
  expect(await grant(staff, 1_001)).toMatchObject(needsOwner)
  // Many small ones are a large one, until the next day.
  expect(await grant(staff, 1)).toMatchObject(needsOwner)
  expect(await balanceOf(customer)).toBe(1_000)
})

test('a member of staff who also buys in the shop needs an owner for a grant to the own account', async () => {
  await using shop = await testShop()
  const { staff } = await given(shop, 'sales')
  const contact = 'sales@example.com'
  await customerOf(shop, { email: contact, name: 'Sara Sales' })
  expect(await grant(staff, 10, { contact })).toMatchObject({
    errorCode: errors.credit_needs_owner.number,
  })
  const owner = await staffPerson(shop, 'owner')
  expect((await grant(owner, 10, { contact })).errorCode).toBe(0)
})

test('an owner takes back a mistaken grant once, and the customer is notified', async () => {
  await using shop = await testShop()
  const { staff, customer } = await given(shop)
  await grant(staff, 10_000)
  await Promise.all(Array.from({ length: 10 }, () => correct(staff, 9_000, 'a-nought-too-many')))
  expect(await balanceOf(customer)).toBe(1_000)
  expect(await creditInAll(shop)).toEqual({ balances: 1_000, entries: 1_000 })
  expect(await count(shop, 'outbox', "kind = 'credit_corrected'")).toBe(1)
  expect(await count(shop, 'staff_audit', "action = 'staff/correct-credit'")).toBe(10)
  const { result } = await customer.call('GET credit/my-credit')
  expect(result.entries[0]).toMatchObject({ kind: 'corrected', amount: -9_000 })
  expect(await correct(staff, 1_000, 'a-nought-too-many')).toMatchObject({
    errorCode: errors.credit_key_used.number,
  })
})

test('staff cannot take back more than the shop granted and the customer still has', async () => {
  await using shop = await testShop()
  const { staff, customer } = await given(shop)
  const tooMuch = { errorCode: errors.credit_not_granted.number }
  expect(await correct(staff, 1, 'of-nothing-at-all')).toMatchObject(tooMuch)
  await grant(staff, 3_000)
  await shop.deps.pool.query(
    `with more as (update credit_balances set amount = amount + 2000)
     insert into credit_entries (customer_id, currency, amount, kind, actor, key, at)
     select customer_id, 'AED', 2000, 'refund', 'shop', 'of-an-order', now() from credit_balances`,
  )
  expect(await correct(staff, 3_001, 'more-than-given')).toMatchObject(tooMuch)
  const both = await Promise.all([
    correct(staff, 2_000, 'the-first-of-two'),
    correct(staff, 2_000, 'the-second-of-two'),
  ])
  expect(both.filter(({ errorCode }) => errorCode === 0)).toHaveLength(1)
  expect(await balanceOf(customer)).toBe(3_000)
})

test('a grant that was spent is not taken back from later refunds to credit', async () => {
  await using shop = await testShop()
  const { staff, customer } = await given(shop)
  await grant(staff, 500)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000 })
  await fillCart(customer, product)
  await orderOfCustomer(customer, { credit: 500, paymentMethod: 'cash_on_delivery' })
  expect(await balanceOf(customer)).toBe(0)
  await shop.deps.pool.query(
    `with more as (update credit_balances set amount = amount + 500)
     insert into credit_entries (customer_id, currency, amount, kind, actor, key, at)
     select customer_id, 'AED', 500, 'refund', 'shop', 'of-another-order', now() from credit_balances`,
  )
  expect(await correct(staff, 500, 'of-what-is-spent')).toMatchObject({
    errorCode: errors.credit_not_granted.number,
  })
  expect(await balanceOf(customer)).toBe(500)
})

test('taking back credit needs an owner', async () => {
  await using shop = await testShop()
  const { staff, customer } = await given(shop, 'sales')
  await grant(staff, 500)
  expect(await correct(staff, 500, 'not-for-her-to-do')).toMatchObject({
    errorCode: errors.credit_needs_owner.number,
  })
  expect(await balanceOf(customer)).toBe(500)
})

test('a contact without an account gets no credit', async () => {
  await using shop = await testShop()
  const { staff } = await given(shop)
  expect(await grant(staff, 100, { contact: 'nobody@example.com' })).toMatchObject({
    errorCode: errors.credit_customer_unknown.number,
  })
})

const dinars = { currency: 'KWD', rate: '12.05', maxCash: 0, refundLimit: 0, shipping: [] }

test('credit is not granted in a currency that the shop does not sell in', async () => {
  await using shop = await testShop()
  const { staff } = await given(shop)
  expect(await grant(staff, 100, { currency: 'KWD' })).toMatchObject({
    fields: { currency: 'not_offered' },
  })
})

test('each currency has a balance of its own', async () => {
  await using shop = await testShop()
  const { staff, customer } = await given(shop)
  await saveSetting(shop.deps.db, 'otherCurrencies', [dinars])
  await grant(staff, 5_000)
  await grant(staff, 7_000, { currency: 'KWD' })
  const { result } = await customer.call('GET credit/my-credit')
  expect(result.balances).toEqual([
    { currency: 'AED', amount: 5_000 },
    { currency: 'KWD', amount: 7_000 },
  ])
})

test('lines of the ledger can be added only, and no balance falls below zero', async () => {
  await using shop = await testShop()
  const { staff } = await given(shop)
  await grant(staff, 5_000)
  for (const change of ['update credit_entries set amount = 1', 'delete from credit_entries']) {
    await expect(shop.deps.pool.query(change)).rejects.toThrow('only ever added to')
  }
  await expect(
    shop.deps.pool.query('update credit_balances set amount = amount - 5001'),
  ).rejects.toThrow('check')
})

test('the data export contains the credit entries, and the balance ends with the account', async () => {
  await using shop = await testShop()
  const { staff } = await given(shop)
  const customer = await customerOf(shop, {
    email: 'noura@example.com',
    name: 'Noura',
    password: 'sand and the sea',
  })
  await grant(staff, 5_000, { contact: 'noura@example.com' })
  const { result } = await customer.call('GET account/export-data')
  expect(result).toMatchObject({ storeCredit: { entries: [{ kind: 'granted', amount: 5_000 }] } })
  const gone = await customer.call('POST account/delete-account', {
    body: { password: 'sand and the sea' },
  })
  expect(gone.errorCode).toBe(0)
  expect(await creditInAll(shop)).toEqual({ balances: 0, entries: 0 })
  expect(await count(shop, 'credit_entries', "kind = 'reversed'")).toBe(1)
})
