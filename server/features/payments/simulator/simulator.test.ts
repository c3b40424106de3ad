import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
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
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

async function toPay(shop: TestShop, paymentMethod: 'card' | 'pay_in_4' = 'card') {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 100_00 })
  const { result } = await placeOrder(await buyer(shop, product), { paymentMethod })
  const { payAt } = await paymentStatus(shop, result.paymentToken)
  return { ...result, payAt: payAt ?? '' }
}

async function page(address: string) {
  const response = await fetch(address)
  return { response, html: await response.text() }
}

test('the page says what is paid, in both languages, and that no money is taken', async () => {
  await using shop = await testShop()
  const { payAt, orderNumber } = await toPay(shop, 'pay_in_4')
  const { response, html } = await page(payAt)
  expect(response.headers.get('cache-control')).toBe('no-store')
  for (const text of [
    '<html lang="en" dir="ltr">',
    'AED\u00a0125',
    orderNumber,
    'Pay in 4',
    'no money moves',
    '21\u00a0November',
    '21\u00a0December',
    '21\u00a0January',
    '21\u00a0February',
    'AED\u00a031.25',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('style=')
  const arabic = await page(payAt.replace('lang=en', 'lang=ar'))
  expect(arabic.html).toContain('<html lang="ar" dir="rtl">')
  expect(arabic.html).toContain('لا يُسحب أي مبلغ')
  const styles = await fetch(new URL('/simulator/simulator.css', payAt))
  expect(styles.headers.get('content-type')).toContain('text/css')
  const unknown = await page(payAt.replace(/[0-9a-f]{32}/, '0'.repeat(32)))
  expect(unknown.response.status).toBe(404)
})

test('a second choice does not count', async () => {
  await using shop = await testShop()
  const { payAt, orderToken } = await toPay(shop)
  await pressAt(payAt, 'decline')
  const second = await pressAt(payAt, 'approve')
  expect(second.status).toBe(303)
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'awaiting_payment',
    paid: false,
  })
  expect((await page(payAt)).html).toContain('Declined')
  expect((await pressAt(payAt, 'rob the bank')).status).toBe(404)
})

test('said twice, an approval is heard once', async () => {
  await using shop = await testShop()
  const { orderToken, paymentToken } = await toPay(shop)
  await press(shop, paymentToken, 'approve_twice')
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await count(shop, 'payment_events')).toBe(1)
  expect(await count(shop, 'payment_ledger')).toBe(1)
})

test('approved with another amount, the payment is put aside and the order not paid', async () => {
  await using shop = await testShop()
  const { payAt, orderToken, paymentToken } = await toPay(shop)
  const back = await pressAt(payAt, 'approve_less')
  expect(back.status).toBe(303)
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({
    state: 'review',
    amount: 12_500,
    payAt: null,
    paymentOptions: [],
  })
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'awaiting_payment' })
  expect(await count(shop, 'simulator_payments', 'amount = 12499')).toBe(1)
  expect(await count(shop, 'payment_ledger')).toBe(0)
})

test('closed without an answer, nothing is said and the page can be opened again', async () => {
  await using shop = await testShop()
  const { payAt, orderToken, paymentToken } = await toPay(shop)
  expect(await (await pressAt(payAt, 'close')).text()).toContain('stays open')
  expect(await count(shop, 'payment_events')).toBe(0)
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'pending', payAt })
  await pressAt(payAt, 'approve')
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed' })
})

test('late approval: back at once, paid a minute later', async () => {
  await using shop = await testShop()
  const { payAt, orderToken, paymentToken } = await toPay(shop)
  expect((await pressAt(payAt, 'approve_late')).status).toBe(303)
  await shop.runJob('settle-simulator')
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'pending' })
  shop.setClock(later(1))
  await Promise.all([shop.runJob('settle-simulator'), shop.runJob('settle-simulator')])
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await count(shop, 'payment_events')).toBe(1)
})

test('a late approval comes at once when the bank is asked to approve now', async () => {
  await using shop = await testShop()
  const { payAt, orderToken, paymentToken } = await toPay(shop)
  await pressAt(payAt, 'approve_late')
  expect((await page(payAt)).html).toContain('Approve now')
  await pressAt(payAt, 'decline')
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'pending' })
  await Promise.all([pressAt(payAt, 'approve'), pressAt(payAt, 'approve')])
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect((await page(payAt)).html).not.toContain('Approve now')
  shop.setClock(later(1))
  await shop.runJob('settle-simulator')
  expect(await count(shop, 'payment_events')).toBe(1)
  expect(await count(shop, 'payment_ledger')).toBe(1)
})

test('a word that does not reach the shop is sent three times more, and then no longer', async () => {
  await using shop = await testShop()
  const { payAt, orderToken } = await toPay(shop)
  const reach = (address: string) =>
    shop.deps.pool.query('update simulator_payments set webhook_url = $1', [address])
  await reach('http://127.0.0.1:1/')
  await pressAt(payAt, 'approve_away')
  for (const minutes of [1, 3, 7]) {
    expect(await count(shop, 'simulator_payments', 'settle_at is not null')).toBe(1)
    shop.setClock(later(minutes))
    await shop.runJob('settle-simulator')
  }
  expect(await count(shop, 'simulator_payments', 'settle_at is null and tries = 4')).toBe(1)
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'awaiting_payment' })
})

test('a page that nobody used for half an hour is closed', async () => {
  await using shop = await testShop()
  const { payAt, paymentToken } = await toPay(shop)
  shop.setClock(later(31))
  expect((await page(payAt)).html).toContain('closed after half an hour')
  await pressAt(payAt, 'approve')
  expect(await paymentStatus(shop, paymentToken)).toMatchObject({ state: 'expired', payAt: null })
})

test('money moves once for each key and never more than there is', async () => {
  await using shop = await testShop()
  const { payAt } = await toPay(shop, 'pay_in_4')
  await pressAt(payAt, 'approve')
  const provider = onlineProvider(shop)
  const ref = /[0-9a-f]{32}/.exec(payAt)?.[0] ?? ''
  await expect(provider.refund(ref, 12_500, 'too-early')).rejects.toMatchObject({ status: 409 })
  await Promise.all([1, 2, 3].map(() => provider.capture(ref, 12_500, 'dispatch')))
  expect(await provider.read(ref)).toMatchObject({ state: 'captured', amount: 12_500 })
  await expect(provider.void(ref, 'too-late')).rejects.toMatchObject({ status: 409 })
  await Promise.all([1, 2, 3].map(() => provider.refund(ref, 2_500, 'one-piece')))
  expect(await provider.read(ref)).toMatchObject({ state: 'partially_refunded' })
  await expect(provider.refund(ref, 10_001, 'too-much')).rejects.toMatchObject({ status: 409 })
  await provider.refund(ref, 10_000, 'the-rest')
  const { state, entries } = await provider.read(ref)
  expect(state).toBe('refunded')
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['authorize', 12_500],
    ['capture', 12_500],
    ['refund', 2_500],
    ['refund', 10_000],
  ])
})

test('a stranger asks the simulator in vain, and there is none where the owner has it off', async () => {
  await using shop = await testShop()
  const { payAt } = await toPay(shop)
  const ref = /[0-9a-f]{32}/.exec(payAt)?.[0] ?? ''
  const unsigned = await fetch(`${shop.address}/simulator/api/payments/${ref}`)
  expect(unsigned.status).toBe(401)
  await using strict = await testShop({ paymentProviders: ['cash-on-delivery'] })
  expect((await fetch(`${strict.address}/simulator/pay/${ref}`)).status).toBe(404)
})

test('the four payments fall on the days of the shop, where it may be tomorrow already', async () => {
  await using shop = await testShop()
  const { payAt } = await toPay(shop, 'pay_in_4')
  shop.setClock('2026-11-21T08:05:00Z')
  expect((await page(payAt)).html).toContain('21\u00a0November')
  await shop.deps.pool.query("update simulator_payments set created_at = '2027-01-30T20:00:00Z'")
  // In Dubai it is the 31st.
  shop.setClock('2027-01-30T20:00:00Z')
  const { html } = await page(payAt)
  for (const day of ['31\u00a0January', '28\u00a0February', '31\u00a0March', '30\u00a0April']) {
    expect(html).toContain(day)
  }
})
