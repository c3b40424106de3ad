import { eq } from 'drizzle-orm'
import { errors } from '@rimal/contract/errors'
import { sizes } from '@rimal/contract/limits'
import { expect, test } from 'vitest'
import { products, variants } from '../../../db/tables/catalog.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { resetLimits, readOutbox } from '../../../test/identity-fixtures.ts'
import { count } from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const email = 'mariam@example.com'

type Asked = { sku: string; email?: string; phone?: string; language_code?: 'en' | 'arb' }

function ask(shop: TestShop, body: Asked) {
  return shop.call('POST product/notify-when-back', { body })
}

/** Creates a sold-out product, and a function that restocks it. */
async function soldOut(shop: TestShop) {
  const product = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 0 } })
  const sku = product.skuOf(54)
  const restock = (stock: number) =>
    shop.deps.db.update(variants).set({ stock }).where(eq(variants.sku, sku))
  return { product, sku, restock }
}

test('a person who asked for an alert gets one email, when the size is available again', async () => {
  await using shop = await testShop()
  const { product, sku, restock } = await soldOut(shop)
  const asked = { sku, email: ' Mariam@Example.com ', language_code: 'arb' } as const
  expect(await ask(shop, asked)).toMatchObject({ status: 200, errorCode: 0, result: {} })
  await shop.runJob('send-stock-alerts')
  expect(await readOutbox(shop, email)).toEqual([])

  await restock(2)
  await shop.runJob('send-stock-alerts')
  await shop.runJob('send-stock-alerts')
  const emails = await readOutbox(shop, email)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain('عباية test-noor')
  const link = `${shop.address}/ar/product-details/${product.id}?item=${product.itemId}`
  expect(emails[0]?.text).toContain(link)
})

test('asking twice gives the same answer and one email', async () => {
  await using shop = await testShop()
  const { sku } = await soldOut(shop)
  const [first, second] = [await ask(shop, { sku, email }), await ask(shop, { sku, email })]
  expect(second.result).toEqual(first.result)
  expect(await count(shop, 'stock_alerts')).toBe(1)
})

test('a size that is not sold is not found, and an address that is none is refused', async () => {
  await using shop = await testShop()
  const { product, sku } = await soldOut(shop)
  expect(await ask(shop, { sku: 'NO-SUCH', email })).toMatchObject({ status: 404, errorCode: 201 })
  for (const wrong of ['mariam', 'a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example']) {
    expect(await ask(shop, { sku, email: wrong })).toMatchObject({ status: 400, errorCode: 1 })
  }
  await shop.deps.db.update(products).set({ published: false }).where(eq(products.id, product.id))
  expect(await ask(shop, { sku, email })).toMatchObject({ status: 404, errorCode: 201 })
  expect(await count(shop, 'stock_alerts')).toBe(0)
})

test('a person who gave a phone gets one text message with a link to the size', async () => {
  await using shop = await testShop()
  const { product, sku, restock } = await soldOut(shop)
  expect((await shop.call('GET shop/get-shop')).result.sendsTexts).toBe(true)
  expect(await ask(shop, { sku, phone: '050 123 4567' })).toMatchObject({ errorCode: 0 })
  expect(await ask(shop, { sku, phone: '+971501234567' })).toMatchObject({ errorCode: 0 })
  expect(await count(shop, 'stock_alerts')).toBe(1)

  await restock(1)
  await shop.runJob('send-stock-alerts')
  const texts = await readOutbox(shop, '+971501234567')
  expect(texts).toHaveLength(1)
  expect(texts[0]).toMatchObject({ channel: 'sms', kind: 'stock_alert' })
  expect(texts[0]?.text).toContain(`/product-details/${product.id}?item=${product.itemId}`)
  expect(texts[0]?.text).not.toContain('\n')
})

test('an alert needs one contact, and a phone that text messages reach', async () => {
  await using shop = await testShop()
  const { sku } = await soldOut(shop)
  expect(await ask(shop, { sku })).toMatchObject({ status: 400, errorCode: 1 })
  expect(await ask(shop, { sku, email, phone: '0501234567' })).toMatchObject({ status: 400 })
  expect(await ask(shop, { sku, phone: '12' })).toMatchObject({ fields: { phone: 'malformed' } })
  for (const phone of ['+971 4 555 0132', '+44 7400 123456']) {
    expect((await ask(shop, { sku, phone })).errorCode).toBe(errors.phone_refused.number)
  }
  expect(await count(shop, 'stock_alerts')).toBe(0)
})

test('a stranger cannot have the shop text many people', async () => {
  await using shop = await testShop({ rateLimits: true })
  const { sku } = await soldOut(shop)
  const codes: number[] = []
  for (let index = 0; index < 8; index += 1) {
    codes.push((await ask(shop, { sku, phone: `+97150${index}234567` })).errorCode)
  }
  expect(codes.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  expect(new Set(codes.slice(5))).toEqual(new Set([errors.too_many_alerts.number]))
  expect(await count(shop, 'stock_alerts')).toBe(5)
})

test('a phone waits for five sizes, and for others when those have come', async () => {
  await using shop = await testShop()
  const stock = Object.fromEntries(sizes.map((size) => [size, 0]))
  const product = await addProduct(shop.deps.db, { id: 'test-noor', stock })
  const skus = sizes.map((size) => product.skuOf(size))
  const phone = '+971501234567'
  const askAll = async () => {
    // On another day.
    await resetLimits(shop)
    const codes: number[] = []
    for (const sku of skus) {
      if (sku === skus[5]) await resetLimits(shop)
      codes.push((await ask(shop, { sku, phone })).errorCode)
    }
    return codes
  }
  const refused = errors.too_many_alerts.number
  expect(await askAll()).toEqual([0, 0, 0, 0, 0, refused, refused])
  expect(await count(shop, 'stock_alerts')).toBe(5)
  // Alerts that are open already get the same answer as before.
  expect(await askAll()).toEqual([0, 0, 0, 0, 0, refused, refused])
  expect((await ask(shop, { sku: skus[0] ?? '', email })).errorCode).toBe(0)

  await shop.deps.pool.query('update stock_alerts set sent_at = now() where phone = $1', [phone])
  expect(await askAll()).toEqual([0, 0, 0, 0, 0, refused, refused])
})

test('two hundred text messages are sent in a day, the others the next day, and emails at once', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const { sku, restock } = await soldOut(shop)
  await shop.deps.pool.query(
    `insert into stock_alerts (sku, phone, language, created_at)
     select $1, '+97150' || (1000000 + n), 'en', '2026-11-01'::timestamptz + n * interval '1 minute'
     from generate_series(1, 230) n`,
    [sku],
  )
  await ask(shop, { sku, email })
  await restock(300)
  const sent = async (channel: string) => {
    await shop.runJob('send-stock-alerts')
    return count(shop, 'outbox', `channel = '${channel}'`)
  }
  expect(await sent('sms')).toBe(200)
  expect(await sent('email')).toBe(1)
  shop.setClock('2026-11-22T07:59:00Z')
  expect(await sent('sms')).toBe(200)
  shop.setClock('2026-11-22T08:01:00Z')
  expect(await sent('sms')).toBe(230)
})

test.each(['variants', 'product_items'])(
  'a size that staff withdrew is neither asked for nor in an alert: %s',
  async (table) => {
    await using shop = await testShop()
    const { product, sku, restock } = await soldOut(shop)
    await ask(shop, { sku, email })
    const id = table === 'variants' ? sku : product.itemId
    await shop.deps.pool.query(
      `update ${table} set withdrawn = true where ${table === 'variants' ? 'sku' : 'id'} = $1`,
      [id],
    )
    await restock(2)
    await shop.runJob('send-stock-alerts')
    expect(await readOutbox(shop, email)).toEqual([])
    expect(await ask(shop, { sku, email: 'sara@example.com' })).toMatchObject({
      status: 404,
      errorCode: 201,
    })
  },
)
