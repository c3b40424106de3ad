import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures.ts'
import { buyer, crowd, noon, placeOrder, seenTotal } from '../../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../../test/test-shop.ts'
import { saveSetting } from '../../../shop/settings/settings.ts'

const cash = { paymentMethod: 'cash_on_delivery' } as const

async function fileOf(shop: TestShop, path: string) {
  const reply = await fetch(new URL(path, shop.address))
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) }
}

/** All that is readable of a PDF once its streams are opened. */
function textOf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const parts = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...parts].join('\n')
}

const pagesOf = (text: string) => [...text.matchAll(/\/Type\s*\/Page\b/g)].length

/** Returns the text that the glyphs of one font stand for. */
function lettersIn(pdf: Buffer, font: string): string {
  const text = textOf(pdf)
  const name = `/BaseFont\\s*/[A-Z]{6}\\+${font}[^>]*`
  const [, id] = new RegExp(`${name}/ToUnicode\\s+(\\d+) 0 R`).exec(text) ?? []
  const start = pdf.indexOf(`\n${id} 0 obj`)
  const end = pdf.indexOf('endobj', start)
  return id === undefined ? '' : lettersOf(textOf(pdf.subarray(start, end)))
}

/**
 * Returns the text that the glyphs of all fonts stand for, as it is read when the document is copied or searched.
 */
function lettersOf(text: string): string {
  const pairs = [...text.matchAll(/<[0-9a-f]{4}>\s*<([0-9a-f]{4,})>/gi)]
  return pairs.map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le')).join('')
}

test.each([
  ['', 'en'],
  ['/ar', 'ar'],
])('an invoice is a file at %s/invoice, with its fonts and its Arabic in it', async (prefix) => {
  await using shop = await testShop()
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'vat', { regime: 'ksa' })
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const { result } = await placeOrder(await buyer(shop, product), cash)
  const path = `${prefix}/invoice/${result.orderToken}/INV-2026-000001.pdf`
  const { reply, bytes } = await fileOf(shop, path)
  expect(reply.status).toBe(200)
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="INV-2026-000001.pdf"',
  })
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const text = textOf(bytes)
  expect(pagesOf(text)).toBe(1)
  for (const font of ['Almarai', 'InstrumentSans']) {
    expect(text).toMatch(new RegExp(`/FontName\\s*/[A-Z]{6}\\+${font}-Regular`))
  }
  expect([...text.matchAll(/\/FontFile\d\b/g)].length).toBeGreaterThanOrEqual(2)
  const letters = lettersOf(text)
  for (const letter of 'فاتورةضيبمسطعنABINV0123456789') expect(letters).toContain(letter)
})

test.each([
  ['', 'en'],
  ['/ar', 'ar'],
])(
  'the file of an invoice at %s/invoice is tagged for screen readers',
  async (prefix, language) => {
    await using shop = await testShop()
    shop.setClock(noon)
    await saveSetting(shop.deps.db, 'vat', { regime: 'ksa' })
    const product = await addProduct(shop.deps.db, { id: 'try-a' })
    const { result } = await placeOrder(await buyer(shop, product), cash)
    const path = `${prefix}/invoice/${result.orderToken}/INV-2026-000001.pdf`
    const { bytes } = await fileOf(shop, path)
    const text = textOf(bytes)
    expect(text).toMatch(/<pdfuaid:part>1<|pdfuaid:part="1"/)
    expect(text).toMatch(/\/StructTreeRoot \d+ 0 R/)
    expect(text).toMatch(/\/Marked true/)
    expect(text).toMatch(new RegExp(`/Lang \\(${language}\\)`))
    for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD', 'Figure']) {
      expect(text).toMatch(new RegExp(`/S /${tag}\\b`))
    }
    expect(text).toContain('/Alt')
  },
)

test.each([[''], ['/ar']])(
  'a document at %s/invoice begins with the wordmark in the letters of the shop',
  async (prefix) => {
    await using shop = await testShop()
    shop.setClock(noon)
    const product = await addProduct(shop.deps.db, { id: 'try-a' })
    const { result } = await placeOrder(await buyer(shop, product), cash)
    const path = `${prefix}/invoice/${result.orderToken}/INV-2026-000001.pdf`
    const { bytes } = await fileOf(shop, path)
    // The titles 'Tax invoice' and 'فاتورة ضريبية' in the same fonts have none of these letters.
    for (const letter of 'RIMAL') expect(lettersIn(bytes, 'Marcellus-Regular')).toContain(letter)
    for (const letter of 'مل') expect(lettersIn(bytes, 'ElMessiri-Regular')).toContain(letter)
  },
)

test('a long order goes on over the page', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  await saveSetting(shop.deps.db, 'cashOnDelivery', { countries: ['AE'], maxTotal: 10_000_000 })
  const sizes = [50, 52, 54, 56, 58, 60]
  const stock = Object.fromEntries(sizes.map((size) => [size, 5]))
  const cart: { sku: string; itemId: string }[] = []
  for (const id of ['try-a', 'try-b', 'try-c', 'try-d']) {
    const product = await addProduct(shop.deps.db, { id, stock })
    cart.push(...sizes.map((size) => ({ sku: product.skuOf(size), itemId: product.itemId })))
  }
  const [guest] = await crowd(shop, [cart])
  if (!guest) throw new Error('There is nobody.')
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) }, cash)
  const { bytes } = await fileOf(shop, `/ar/invoice/${result.orderToken}/INV-2026-000001.pdf`)
  expect(pagesOf(textOf(bytes))).toBe(3)
})

test('a document cannot be found by its number, or under the link of another order', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const first = await placeOrder(await buyer(shop, product), cash)
  const second = await placeOrder(await buyer(shop, product), cash)
  const year = new Date().getFullYear()
  for (const [token, number] of [
    ['f'.repeat(32), `INV-${year}-000001`],
    [first.result.orderToken, `INV-${year}-000002`],
    [second.result.orderToken, `CN-${year}-000001`],
    ['x', `INV-${year}-000001`],
  ]) {
    const { reply, bytes } = await fileOf(shop, `/invoice/${token}/${number}.pdf`)
    expect(reply.status).toBe(404)
    expect(bytes.subarray(0, 5).toString()).not.toBe('%PDF-')
  }
})
