import { randomUUID } from 'node:crypto'
import type { ProductFields, StaffProduct } from '@rimal/contract/staff/products'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures.ts'
import { fieldsOf } from '../../../../test/product-fixtures.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

const gtin = '4006381333931'

/** A shop with two products of two sizes beside the sample shop. */
async function shopWithProducts() {
  const shop = await testShop()
  for (const id of ['try-a', 'try-b'])
    await addProduct(shop.deps.db, { id, stock: { 54: 0, 56: 0 } })
  const owner = await staffOf(shop)
  const read = async (id: string) =>
    (await owner.call('GET staff/get-product/{id}', { params: { id } })).result
  const saveItems = (
    product: StaffProduct,
    change: (items: ProductFields['items']) => ProductFields['items'],
  ) => {
    const fields = fieldsOf(product)
    const { id, revision } = product
    const body = { id, revision, fields: { ...fields, items: change(fields.items) } }
    return owner.call('POST staff/save-product', { body })
  }
  return {
    shop,
    owner,
    read,
    saveItems,
    /** Saves the barcodes of the two sizes of a product as its form does. */
    save: async (id: string, barcodes: (string | null)[]) =>
      saveItems(await read(id), (items) =>
        items.map((item) => ({
          ...item,
          sizes: item.sizes.map((size, place) => ({ ...size, barcode: barcodes[place] ?? null })),
        })),
      ),
    saveGrid: async (barcodes: { sku: string; barcode: string | null }[]) => {
      const { revision } = await read('try-a')
      const products = [{ id: 'try-a', revision, fields: {}, barcodes, key: randomUUID() }]
      return (await owner.call('POST staff/save-product-grid', { body: { products } })).result
    },
    stockOf: (sku: string) => owner.call('GET staff/get-stock/{sku}', { params: { sku } }),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const barcodesOf = ({ items }: Pick<StaffProduct, 'items'>) =>
  items.flatMap(({ sizes }) => sizes.map(({ barcode }) => barcode))

test('the form of a product saves barcodes with its revision, and the audit names the colours', async () => {
  await using given = await shopWithProducts()
  const { result } = await given.save('try-a', [gtin, 'own/7'])
  expect(result.revision).toBe(2)
  expect(barcodesOf(result)).toEqual([gtin, 'own/7'])
  expect(barcodesOf(await given.read('try-a'))).toEqual([gtin, 'own/7'])
  const { rows } = await given.shop.deps.pool.query(
    `select details from staff_audit where action = 'staff/save-product' and subject = 'try-a'`,
  )
  expect(rows).toEqual([{ details: { fields: ['items'] } }])
  expect(barcodesOf((await given.save('try-a', [null, 'own/7'])).result)).toEqual([null, 'own/7'])
})

test('a barcode with a wrong check digit is saved, because codes of the shop can look like this', async () => {
  await using given = await shopWithProducts()
  expect(barcodesOf((await given.save('try-a', ['4006381333932'])).result)).toEqual([
    '4006381333932',
    null,
  ])
})

test('a barcode that another variant has as its barcode or its SKU is refused at its field', async () => {
  await using given = await shopWithProducts()
  await given.save('try-a', [gtin])
  expect(await given.save('try-b', [null, gtin])).toMatchObject({
    status: 400,
    fields: { 'items.0.sizes.1.barcode': 'taken' },
  })
  expect(await given.save('try-b', ['TRY-A-BLACK-54'])).toMatchObject({
    fields: { 'items.0.sizes.0.barcode': 'taken' },
  })
  expect(await given.save('try-b', ['own', 'own'])).toMatchObject({
    fields: { 'items.0.sizes.0.barcode': 'duplicate', 'items.0.sizes.1.barcode': 'duplicate' },
  })
  // A variant can have its own SKU on its label.
  expect((await given.save('try-b', ['TRY-B-BLACK-54'])).status).toBe(200)
})

test.each(['two words', '', 'باركود', 'x'.repeat(41), '6.29E+12'])(
  '"%s" is refused as a barcode',
  async (barcode) => {
    await using given = await shopWithProducts()
    const { status, fields } = await given.save('try-a', [barcode])
    expect(status).toBe(400)
    expect(Object.keys(fields ?? {})).toEqual(['fields.items.0.sizes.0.barcode'])
  },
)

test('two sizes exchange their barcodes in one save', async () => {
  await using given = await shopWithProducts()
  await given.save('try-a', ['one', 'two'])
  expect(barcodesOf((await given.save('try-a', ['two', 'one'])).result)).toEqual(['two', 'one'])
})

test('a size that is offered again keeps its barcode, unless another variant has got it meanwhile', async () => {
  await using given = await shopWithProducts()
  const { read, saveItems, save } = given
  await save('try-a', ['one', 'two'])
  const withoutSecond = (items: ProductFields['items']) =>
    items.map((item) => ({ ...item, sizes: item.sizes.slice(0, 1) }))
  const withSecond = (items: ProductFields['items']) =>
    items.map((item) => ({
      ...item,
      sizes: [...item.sizes, { size: 56 as const, sku: null, barcode: null }],
    }))
  await saveItems(await read('try-a'), withoutSecond)
  const { result: back } = await saveItems(await read('try-a'), withSecond)
  expect(barcodesOf(back)).toEqual(['one', 'two'])

  await saveItems(await read('try-a'), withoutSecond)
  expect(barcodesOf((await save('try-b', ['two'])).result)).toEqual(['two', null])
  const { result: without } = await saveItems(await read('try-a'), withSecond)
  expect(barcodesOf(without)).toEqual(['one', null])
})

test('a copy of a product has no barcodes', async () => {
  await using given = await shopWithProducts()
  await given.save('try-a', ['one', 'two'])
  const { result } = await given.owner.call('POST staff/duplicate-product', {
    body: { id: 'try-a' },
  })
  expect(barcodesOf(result)).toEqual([null, null])
})

test('the grid shows and saves barcodes of sizes, and says which one is taken', async () => {
  await using given = await shopWithProducts()
  const { save, saveGrid } = given
  await save('try-b', ['one'])
  const [first, second] = ['TRY-A-BLACK-54', 'TRY-A-BLACK-56']
  expect(await saveGrid([{ sku: first, barcode: gtin }])).toMatchObject({
    done: ['try-a'],
    products: [{ revision: 2, items: [{ sizes: [{ barcode: gtin }, { barcode: null }] }] }],
  })
  expect(await saveGrid([{ sku: second, barcode: 'one' }])).toMatchObject({
    done: [],
    skipped: [{ code: 'invalid_input', fields: { 'items.0.sizes.1.barcode': 'taken' } }],
    products: [{ revision: 2 }],
  })
  expect(await saveGrid([{ sku: 'TRY-B-BLACK-54', barcode: 'two' }])).toMatchObject({
    skipped: [{ fields: { 'barcodes.0.sku': 'unknown' } }],
  })
  expect(await saveGrid([{ sku: first, barcode: null }])).toMatchObject({
    products: [{ revision: 3, items: [{ sizes: [{ barcode: null }, { barcode: null }] }] }],
  })
})

test('stock is found by a scanned barcode, else by the SKU', async () => {
  await using given = await shopWithProducts()
  const { save, stockOf } = given
  await save('try-a', [gtin, 'own/7%'])
  const found = { sku: 'TRY-A-BLACK-54', barcode: gtin }
  expect((await stockOf(gtin)).result).toMatchObject(found)
  // A scanner types the digits of an Arabic keyboard.
  expect((await stockOf('٤٠٠٦٣٨١٣٣٣٩٣١')).result).toMatchObject(found)
  expect((await stockOf('try-a-black-54')).result).toMatchObject(found)
  expect((await stockOf('own/7%')).result).toMatchObject({ sku: 'TRY-A-BLACK-56' })
  expect(await stockOf('OWN/7%')).toMatchObject({ status: 404 })
  expect(await stockOf(gtin.slice(0, 8))).toMatchObject({ status: 404 })
})

test('a variant with a barcode comes before the one with the same SKU', async () => {
  await using given = await shopWithProducts()
  // Only a SKU that came later than the barcode can be the same.
  await given.shop.deps.pool.query(
    `update variants set barcode = 'TRY-A-BLACK-54' where sku = 'TRY-B-BLACK-54'`,
  )
  expect((await given.stockOf('TRY-A-BLACK-54')).result.sku).toBe('TRY-B-BLACK-54')
})

test('the lists of products and stock are searched by the beginning of a barcode', async () => {
  await using given = await shopWithProducts()
  const { owner, save } = given
  await save('try-a', [gtin, '50%_x'])
  const products = async (q: string) => {
    const { result } = await owner.call('GET staff/list-products', { query: { q } })
    return result.items.map(({ id }) => id)
  }
  const stock = async (q: string) => {
    const { result } = await owner.call('GET staff/list-stock', { query: { q } })
    return result.items.map(({ sku }) => sku)
  }
  for (const q of [gtin, '4006381', '٤٠٠٦٣٨١']) {
    expect(await products(q)).toEqual(['try-a'])
    expect(await stock(q)).toEqual(['TRY-A-BLACK-54'])
  }
  expect(await products('50%_')).toEqual(['try-a'])
  expect(await stock('50%_')).toEqual(['TRY-A-BLACK-56'])
  expect(await products('381333931')).toEqual([])
})
