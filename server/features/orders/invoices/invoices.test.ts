import { expect, test } from 'vitest'
import { addDiscount, addProduct, putInCart } from '../../../test/fixtures.ts'
import {
  buyer,
  count,
  crowd,
  later,
  noon,
  orderBody,
  placeOrder,
  press,
  readOrder,
  seenTotal,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { villa } from '../../../test/visit-fixtures.ts'
import type { Queries } from '../../../db/connect.ts'
import { saveSetting } from '../../shop/settings/settings.ts'
import { findOrderByNumber, lockOrder } from '../stored-order.ts'
import { creditOrder } from './credit-order.ts'

const cash = { paymentMethod: 'cash_on_delivery' } as const

async function shopWithProduct() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 30 } })
  return { shop, product, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

function invoiceOfOneProduct(orderNumber: string) {
  return {
    kind: 'invoice',
    number: 'INV-2026-000001',
    issuedAt: new Date(noon).toISOString(),
    qr: null,
    title: { en: 'Tax invoice', ar: 'فاتورة ضريبية' },
    vat: { percent: 5, numberName: { en: 'TRN', ar: 'رقم التسجيل الضريبي' } },
    showsTime: false,
    hasQr: false,
    currency: 'AED',
    timeZone: 'Asia/Dubai',
    orderNumber,
    orderedAt: new Date(noon).toISOString(),
    paidWith: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
    seller: {
      name: { en: 'Rimal Abayas LLC', ar: 'رِمال للعبايات ذ.م.م' },
      address: expect.anything(),
      taxNumber: '100000000000003',
    },
    buyer: {
      name: { en: 'Mariam Saeed', ar: 'Mariam Saeed' },
      company: '',
      address: {
        en: expect.stringContaining('United Arab Emirates'),
        ar: expect.stringContaining('الإمارات'),
      },
      taxNumber: '',
    },
    deliverTo: null,
    lines: linesOfInvoice,
    totals: { net: 11_905, vat: 595, total: 12_500 },
    credits: null,
  }
}

const linesOfInvoice = [
  {
    position: 0,
    kind: 'product',
    title: { en: 'try-a', ar: 'عباية try-a' },
    detail: {
      en: '\u2068Black\u2069, \u2068size 54\u2069',
      ar: '\u2068أسود\u2069، \u2068مقاس 54\u2069',
    },
    sku: 'TRY-A-BLACK-54',
    quantity: 1,
    unitPrice: 10_000,
    discount: 0,
    net: 9524,
    vat: 476,
    total: 10_000,
  },
  {
    position: 1,
    kind: 'delivery',
    title: { en: 'Delivery', ar: 'التوصيل' },
    detail: { en: 'Standard delivery', ar: 'توصيل عادي' },
    sku: null,
    quantity: 1,
    unitPrice: 2500,
    discount: 0,
    net: 2381,
    vat: 119,
    total: 2500,
  },
]

async function documentsOf(shop: TestShop, orderToken: string) {
  const { result } = await shop.call('GET order/tax-documents/{orderToken}', {
    params: { orderToken },
  })
  return result.documents
}

function cancel(shop: TestShop, order: string) {
  const body = { order, reason: 'changed_mind' } as const
  return shop.guest().call('POST order/cancel-order', { body })
}

test('an invoice records what was sold, and does not change later', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const { result } = await placeOrder(await buyer(shop, product), cash)
  const written = await documentsOf(shop, result.orderToken)
  expect(written).toEqual([invoiceOfOneProduct(result.orderNumber)])
  await saveSetting(shop.deps.db, 'vat', { regime: 'none' })
  await saveSetting(shop.deps.db, 'seller', {
    name: { en: 'Another', ar: 'أخرى' },
    address: { en: '', ar: '' },
    taxNumber: '',
  })
  expect(await documentsOf(shop, result.orderToken)).toEqual(written)
})

test('the database refuses to change or delete a document, whoever asks', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  await placeOrder(await buyer(shop, product), cash)
  for (const statement of [
    `update invoices set document = '{}'`,
    'update invoices set issued_at = now()',
    'delete from invoices',
    'truncate invoices',
  ]) {
    await expect(shop.deps.pool.query(statement)).rejects.toThrow(/neither changed nor deleted/)
  }
})

test('an order has its invoice once it is paid, and none where nothing is paid for it', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const { result } = await placeOrder(await buyer(shop, product))
  expect(await documentsOf(shop, result.orderToken)).toEqual([])
  shop.setClock(later(3))
  await press(shop, result.paymentToken, 'approve')
  expect(await documentsOf(shop, result.orderToken)).toMatchObject([
    {
      number: 'INV-2026-000001',
      issuedAt: later(3),
      orderNumber: result.orderNumber,
      orderedAt: new Date(noon).toISOString(),
      paidWith: { en: 'Card' },
      totals: { total: 12_500 },
    },
  ])
  const rule = { id: 'uae-standard', title: { en: 'Free', ar: 'مجاني' }, countries: ['AE'] }
  await saveSetting(shop.deps.db, 'shipping', [
    { ...rule, price: 0, freeFrom: null, minDays: 1, maxDays: 2 },
  ])
  await addDiscount(shop.deps.db, { code: 'ALL', percent: 100 })
  const guest = shop.guest()
  await putInCart(guest, product)
  await guest.call('POST guest-cart/apply-discount', { body: { code: 'ALL' } })
  const free = await placeOrder({ guest, total: await seenTotal(guest) }, cash)
  expect(await readOrder(shop, free.result.orderToken)).toMatchObject({
    status: 'placed',
    invoice: null,
    totals: { total: 0 },
  })
  expect(await documentsOf(shop, free.result.orderToken)).toEqual([])
  await cancel(shop, free.result.orderToken)
  expect(await count(shop, 'invoices')).toBe(1)
})

test.each(['card', 'cash_on_delivery'] as const)(
  'cancelled after it was placed with %s, the invoice is taken back by one credit note',
  async (paymentMethod) => {
    await using given = await shopWithProduct()
    const { shop, product } = given
    const { result } = await placeOrder(await buyer(shop, product), { paymentMethod })
    if (paymentMethod === 'card') await press(shop, result.paymentToken, 'approve')
    shop.setClock(later(30))
    await Promise.all([cancel(shop, result.orderToken), cancel(shop, result.orderToken)])
    const [invoice, note, ...others] = await documentsOf(shop, result.orderToken)
    expect(others).toEqual([])
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: 'CN-2026-000001',
      issuedAt: later(30),
      title: { en: 'Tax credit note', ar: 'إشعار دائن ضريبي' },
      credits: {
        number: 'INV-2026-000001',
        issuedAt: new Date(noon).toISOString(),
        reason: { en: 'Order cancelled', ar: 'إلغاء الطلب' },
      },
    })
    expect(note?.lines).toEqual(invoice?.lines)
    expect(note?.totals).toEqual(invoice?.totals)
    expect((await readOrder(shop, result.orderToken)).invoice).toEqual({
      number: 'INV-2026-000001',
      issuedAt: new Date(noon).toISOString(),
      creditNotes: [{ number: 'CN-2026-000001', issuedAt: later(30) }],
    })
  },
)

test('cancelling an order after a partial credit note credits what is left of the invoice', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const guest = shop.guest()
  await putInCart(guest, product)
  await putInCart(guest, product)
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) }, cash)
  await shop.deps.transact(async (tx) => {
    const { id } = await getByNumber(tx, result.orderNumber)
    const order = await lockOrder(tx, id)
    const returned = [{ position: 0, quantity: 1 }]
    await creditOrder(tx, order, { reason: 'order_cancelled', at: shop.deps.clock(), returned })
  })
  await cancel(shop, result.orderToken)
  expect(await documentsOf(shop, result.orderToken)).toMatchObject([
    { number: 'INV-2026-000001', lines: [{ quantity: 2 }, {}], totals: { total: 22_500 } },
    { number: 'CN-2026-000001', lines: [{ quantity: 1 }], totals: { total: 10_000 } },
    { number: 'CN-2026-000002', lines: [{ quantity: 1 }, {}], totals: { total: 12_500 } },
  ])
})

async function getByNumber(tx: Queries, number: string) {
  const order = await findOrderByNumber(tx, number)
  if (!order) throw new Error('There is no such order.')
  return order
}

test('an order that was never placed needs no credit note', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const { result } = await placeOrder(await buyer(shop, product))
  await cancel(shop, result.orderToken)
  expect(await count(shop, 'invoices')).toBe(0)
})

test('twenty orders placed at once get numbers without gaps or duplicates, and a refused order uses up no number', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  await addDiscount(shop.deps.db, { code: 'FIRST', percent: 10, firstOrderOnly: true })
  const cart = [{ sku: product.skuOf(54), itemId: product.itemId }]
  const guests = await crowd(
    shop,
    Array.from({ length: 26 }, () => cart),
  )
  // All are the same person: only one of the last six may have the discount. The others are refused
  // when their order, and its number, is written already.
  const withCode = guests.slice(20)
  for (const guest of withCode) {
    await guest.call('POST guest-cart/apply-discount', { body: { code: 'FIRST' } })
  }
  const replies = await Promise.all(
    guests.map((guest) =>
      guest.call('POST order/place-order', {
        body: orderBody(withCode.includes(guest) ? 11_500 : 12_500, {
          ...cash,
          ...(withCode.includes(guest) ? {} : { contact: nobody(guests.indexOf(guest)) }),
        }),
      }),
    ),
  )
  const placed = replies.filter(({ errorCode }) => errorCode === 0)
  expect(placed).toHaveLength(21)
  const { rows } = await shop.deps.pool.query<{ number: string }>(
    'select i.number from invoices i join orders o on o.id = i.order_id order by i.number',
  )
  expect(rows).toEqual(
    Array.from({ length: 21 }, (_, n) => ({
      number: `INV-2026-${String(n + 1).padStart(6, '0')}`,
    })),
  )
  await Promise.all(placed.map(({ result }) => cancel(shop, result.orderToken)))
  const notes = await shop.deps.pool.query<{ number: string }>(
    `select number from invoices where kind = 'credit_note' order by number`,
  )
  expect(notes.rows.map(({ number }) => Number(number.slice(-6)))).toEqual(
    Array.from({ length: 21 }, (_, n) => n + 1),
  )
})

function nobody(n: number) {
  return { name: 'Noor', email: `noor.${n}@example.com`, phone: `+9715012340${10 + n}` }
}

test('in the Kingdom it is simplified, with the time and the code; a company gets the full one', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  await saveSetting(shop.deps.db, 'vat', { regime: 'ksa' })
  const { result } = await placeOrder(await buyer(shop, product), cash)
  const [simple] = await documentsOf(shop, result.orderToken)
  expect(simple).toMatchObject({
    title: { ar: 'فاتورة ضريبية مبسطة' },
    showsTime: true,
    vat: { percent: 15 },
    totals: { net: 10_870, vat: 1630, total: 12_500 },
    qr: { size: expect.any(Number), path: expect.stringMatching(/^M4 4h7v1h-7z/) },
  })
  const billing = {
    sameAsDelivery: true,
    company: 'Dar',
    taxNumber: '300000000000003',
    address: null,
  }
  const company = await placeOrder(await buyer(shop, product), { ...cash, billing })
  const [full] = await documentsOf(shop, company.result.orderToken)
  expect(full).toMatchObject({
    title: { en: 'Tax invoice' },
    buyer: { company: 'Dar', taxNumber: '300000000000003' },
  })
  // The invoice of a business has the whole address; the invoice of a private customer has only the town.
  expect(full?.buyer.address.en).toContain(villa.addressLineOne)
  expect(simple?.buyer.address.en).not.toContain(villa.addressLineOne)
  expect(simple?.buyer.address.en).toContain(villa.state)
})

test('without VAT there is none of it anywhere', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  await saveSetting(shop.deps.db, 'vat', { regime: 'none' })
  const { result } = await placeOrder(await buyer(shop, product), cash)
  expect((await readOrder(shop, result.orderToken)).totals).toMatchObject({ vat: 0, vatPercent: 0 })
  expect((await shop.call('GET shop/get-shop')).result.vatPercent).toBe(0)
  const [words] = (
    await shop.call('GET language/get-dictionary/{language_code}', {
      params: { language_code: 'en' },
    })
  ).result
  expect(words).toMatchObject({ vat_included: '', summary_vat: '', summary_total: 'Total' })
  expect(await documentsOf(shop, result.orderToken)).toMatchObject([
    { title: { en: 'Invoice' }, vat: null, totals: { net: 12_500, vat: 0, total: 12_500 } },
  ])
})

test('an order from before documents were stored gets its document on request, under its existing number', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const { result } = await placeOrder(await buyer(shop, product), cash)
  const before = await documentsOf(shop, result.orderToken)
  await shop.deps.pool.query(`
    update orders set invoice_number = i.number from invoices i where i.order_id = orders.id;
    alter table invoices disable trigger user;
    delete from invoices;
    alter table invoices enable trigger user`)
  const asked = await Promise.all(
    Array.from({ length: 4 }, () => documentsOf(shop, result.orderToken)),
  )
  for (const documents of asked) expect(documents).toEqual(before)
  expect(await count(shop, 'invoices')).toBe(1)
  await cancel(shop, result.orderToken)
  expect(await documentsOf(shop, result.orderToken)).toMatchObject([
    { number: 'INV-2026-000001' },
    { number: 'CN-2026-000001' },
  ])
})
