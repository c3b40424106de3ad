import { expect, test } from 'vitest'
import { addProduct, type TestGuest } from '../../../test/fixtures.ts'
import {
  buyer,
  count,
  crowd,
  noon,
  orderBody,
  placeOrder,
  readOrder,
} from '../../../test/order-fixtures.ts'
import { secondProcess } from '../../../test/second-process.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const cash = { paymentMethod: 'cash_on_delivery' } as const

async function shopWithProduct() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 100 } })
  return { shop, product, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** From now on no invoice can be issued, as if the process had died right after each commit. */
async function stopIssuing({ deps }: TestShop) {
  await deps.pool.query(`
    create function refuse_invoice() returns trigger language plpgsql as $$
    begin raise exception 'No invoice is issued now.'; end $$;
    create trigger no_invoices before insert on invoices for each row execute function refuse_invoice()`)
  return () => deps.pool.query('drop trigger no_invoices on invoices; drop function refuse_invoice')
}

async function documentsOf({ deps }: TestShop) {
  const { rows } = await deps.pool.query<{ number: string; order: string }>(`
    select i.number, o.number as order from invoices i join orders o on o.id = i.order_id
    order by i.issued_at, i.number desc`)
  return rows.map(({ number, order }) => [order, number])
}

test('until its invoice is issued, an order shows none, and its confirmation is not sent', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const issueAgain = await stopIssuing(shop)
  const { errorCode, result } = await placeOrder(await buyer(shop, product), cash)
  expect(errorCode).toBe(0)
  expect((await readOrder(shop, result.orderToken)).invoice).toBeNull()
  const asked = { params: { orderToken: result.orderToken } }
  const { result: papers } = await shop.call('GET order/tax-documents/{orderToken}', asked)
  expect(papers.documents).toEqual([])
  const file = `${shop.address}/invoice/${result.orderToken}/INV-2026-000001.pdf`
  expect((await fetch(file)).status).toBe(404)
  await shop.runJob('send-messages')
  expect(await count(shop, 'outbox', 'sent_at is not null')).toBe(0)
  await expect(shop.runJob('issue-invoices')).rejects.toThrow('Failed query')

  await issueAgain()
  shop.woken.splice(0)
  await shop.runJob('issue-invoices')
  expect(shop.woken).toEqual(['send-messages'])
  expect((await readOrder(shop, result.orderToken)).invoice).toMatchObject({
    number: 'INV-2026-000001',
    issuedAt: new Date(noon).toISOString(),
  })
  await shop.runJob('send-messages')
  expect(await count(shop, 'outbox', "kind = 'order_received' and sent_at is not null")).toBe(1)
  expect(await count(shop, 'waiting_invoices')).toBe(0)
})

test('an order is answered while the invoices of others take long, and its own follows', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const holder = await shop.deps.pool.connect()
  await holder.query('begin; lock table invoices in exclusive mode')
  const { errorCode, result } = await placeOrder(await buyer(shop, product), cash)
  expect(errorCode).toBe(0)
  expect((await readOrder(shop, result.orderToken)).invoice).toBeNull()
  await holder.query('rollback')
  holder.release()
  await expect
    .poll(async () => (await readOrder(shop, result.orderToken)).invoice)
    .toMatchObject({ number: 'INV-2026-000001' })
  expect(await count(shop, 'outbox', 'held')).toBe(0)
})

test('orders of two processes at once get the numbers from one up, each of them one', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  await using second = await secondProcess(shop)
  const cart = [{ sku: product.skuOf(54), itemId: product.itemId }]
  const guests = await crowd(
    shop,
    Array.from({ length: 40 }, () => cart),
  )
  const place = async (guest: TestGuest, index: number) => {
    const cookie = `gid=${guest.cookies.get('gid')}`
    const call = index % 2 === 0 ? guest.call : second.call
    const contact = { name: 'Noor', email: `n${index}@example.com`, phone: '+971501234012' }
    const body = orderBody(12_500, { ...cash, contact })
    return call('POST order/place-order', { body, headers: { cookie } })
  }
  const placed = await Promise.all(guests.map(place))
  expect(placed.map(({ errorCode }) => errorCode)).toEqual(placed.map(() => 0))
  // The last of the answers need not wait for their invoices on a slow machine.
  await expect.poll(() => count(shop, 'waiting_invoices')).toBe(0)
  const numbers = (await documentsOf(shop)).map(([, number]) => number)
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 40 }, (_, n) => `INV-2026-${String(n + 1).padStart(6, '0')}`),
  )
  expect(await count(shop, 'outbox', 'held')).toBe(0)
})

test('more invoices than one transaction issues get numbers in the order of placement', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const issueAgain = await stopIssuing(shop)
  await placeOrder(await buyer(shop, product), cash)
  const copied = `language, status, stock_state, contact, address, billing, shipping, payment_method,
    currency, totals, total`
  await shop.deps.pool.query(`
    with copies as (
      insert into orders (id, number, token, idempotency_key, placed_at, ${copied})
      select gen_random_uuid(), 'C-' || n, 'copy-' || n, n,
        placed_at + (1 + n * 7919 % 450) * interval '1 second', ${copied}
      from orders, generate_series(1, 450) n returning id, placed_at
    )
    insert into waiting_invoices (order_id, placed_at, year, document)
    select id, copies.placed_at, year, document from copies, waiting_invoices`)
  await issueAgain()
  await Promise.all([1, 2].map(() => shop.runJob('issue-invoices')))
  const { rows } = await shop.deps.pool.query<{ number: string }>(
    'select i.number from invoices i join orders o on o.id = i.order_id order by o.placed_at',
  )
  expect(rows.map(({ number }) => Number(number.slice(-6)))).toEqual(
    Array.from({ length: 451 }, (_, n) => n + 1),
  )
})

test('an order that is cancelled before its invoice is issued gets its invoice and then the credit note', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const issueAgain = await stopIssuing(shop)
  const first = await placeOrder(await buyer(shop, product), cash)
  shop.setClock('2026-11-21T08:00:10Z')
  const second = await placeOrder(await buyer(shop, product), cash)
  await issueAgain()
  shop.setClock('2026-11-21T08:00:20Z')
  const body = { order: second.result.orderToken, reason: 'changed_mind' } as const
  expect((await shop.guest().call('POST order/cancel-order', { body })).errorCode).toBe(0)
  // The order before it got the earlier number in the same transaction.
  expect(await documentsOf(shop)).toEqual([
    [first.result.orderNumber, 'INV-2026-000001'],
    [second.result.orderNumber, 'INV-2026-000002'],
    [second.result.orderNumber, 'CN-2026-000001'],
  ])
  expect((await readOrder(shop, second.result.orderToken)).invoice).toMatchObject({
    number: 'INV-2026-000002',
    creditNotes: [{ number: 'CN-2026-000001' }],
  })
})

test('an invoice belongs to the year in which its order was placed, in the time zone of the shop', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const issueAgain = await stopIssuing(shop)
  // In Dubai the year ends at 20:00 UTC.
  for (const at of ['2026-12-31T19:59:59Z', '2026-12-31T20:00:00Z']) {
    shop.setClock(at)
    await placeOrder(await buyer(shop, product), cash)
  }
  await issueAgain()
  await shop.runJob('issue-invoices')
  expect((await documentsOf(shop)).map(([, number]) => number)).toEqual([
    'INV-2026-000001',
    'INV-2027-000001',
  ])
})
