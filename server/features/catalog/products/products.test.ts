import { errors } from '@rimal/contract/errors'
import type { ProductFields, StaffProduct } from '@rimal/contract/staff/products'
import { expect, test } from 'vitest'
import { pictures } from '../../../db/tables/catalog.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { fieldsOf } from '../../../test/product-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const black = {
  id: null,
  name: { en: 'Black', ar: 'أسود' },
  colorCode: '#111111',
  colorFamily: null,
  sizes: [
    { size: 54 as const, sku: null, barcode: null },
    { size: 56 as const, sku: null, barcode: null },
  ],
  pictures: [{ id: 'zumurrud-front', view: 'front' }],
}

/** Creates a shop with an owner, a picture, and the draft of a product. */
async function shopWithDraft() {
  const shop = await testShop()
  const owner = await staffOf(shop)
  const size = { file: 'zumurrud.webp', version: '1', width: 900, height: 1200, color: '#333333' }
  await shop.deps.db
    .insert(pictures)
    .values({ id: 'zumurrud-front', ...size, alt: { en: '', ar: '' } })
  const { result: draft } = await owner.call('POST staff/create-product', {
    body: { name: { en: 'Zumurrud', ar: 'زمرّد' }, typeId: 'everyday', price: 50_000 },
  })
  const save = (product: StaffProduct, change: Partial<ProductFields>) =>
    owner.call('POST staff/save-product', {
      body: {
        id: product.id,
        revision: product.revision,
        fields: { ...fieldsOf(product), ...change },
      },
    })
  const moveTo = (
    { id, revision }: StaffProduct,
    state: StaffProduct['state'],
    more: { publishAt?: string } = {},
  ) => owner.call('POST staff/change-product-state', { body: { id, revision, state, ...more } })
  return {
    shop,
    owner,
    draft,
    save,
    moveTo,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const codeOf = (name: keyof typeof errors) => errors[name].number

function seenByShopper(shop: TestShop, id: string) {
  return shop.call('GET product/get-product', { query: { id } })
}

test('a product is drafted, completed, published and taken back', async () => {
  await using given = await shopWithDraft()
  const { shop, draft, save, moveTo } = given
  expect(draft).toMatchObject({ id: 'zumurrud', state: 'draft', revision: 1, lacks: ['items'] })
  expect((await seenByShopper(shop, 'zumurrud')).errorCode).toBe(codeOf('product_not_found'))

  const { result: complete } = await save(draft, { items: [black] })
  expect(complete).toMatchObject({
    revision: 2,
    savedBy: 'Huda Owner',
    lacks: [],
    items: [
      { id: 'zumurrud-black', sizes: [{ sku: 'ZUMURRUD-BLACK-54', onHand: 0 }, { size: 56 }] },
    ],
  })
  const { result: published } = await moveTo(complete, 'published')
  expect(published.state).toBe('published')
  const seen = await seenByShopper(shop, 'zumurrud')
  expect(seen.result.items[0]?.sizes[2]).toMatchObject({ size: 54, state: 'sold_out' })
  await expect
    .poll(
      async () =>
        (await shop.call('GET product/list-products', { query: { q: 'zumurrud' } })).result.total,
    )
    .toBe(1)

  const { result: back } = await moveTo(published, 'draft')
  expect(back.state).toBe('draft')
  await expect
    .poll(async () => (await seenByShopper(shop, 'zumurrud')).errorCode)
    .toBe(codeOf('product_not_found'))
})

test('what a product still needs is said before it is published, and a published one keeps it', async () => {
  await using given = await shopWithDraft()
  const { draft, save, moveTo } = given
  const refused = await moveTo(draft, 'published')
  expect(refused).toMatchObject({
    errorCode: codeOf('product_incomplete'),
    fields: { items: 'required' },
  })
  const { result: half } = await save(draft, { items: [{ ...black, pictures: [], sizes: [] }] })
  expect(half.lacks).toEqual(['items.0.sizes', 'items.0.pictures'])
  const { result: complete } = await save(half, { items: [{ ...black, id: 'zumurrud-black' }] })
  const { result: published } = await moveTo(complete, 'published')
  const emptied = await save(published, { items: [] })
  expect(emptied.errorCode).toBe(codeOf('product_incomplete'))
})

test('a save since which somebody else has saved is refused, and nothing of it is stored', async () => {
  await using given = await shopWithDraft()
  const { owner, draft, save, moveTo } = given
  const { result: first } = await save(draft, { price: 60_000 })
  const second = await save(draft, { price: 70_000 })
  expect(second.errorCode).toBe(codeOf('changed_meanwhile'))
  expect((await moveTo(draft, 'archived')).errorCode).toBe(codeOf('changed_meanwhile'))
  const now = await owner.call('GET staff/get-product/{id}', { params: { id: 'zumurrud' } })
  expect(now.result).toEqual(first)
})

test.each<[string, Partial<ProductFields>, Record<string, string>]>([
  ['a name in one language', { name: { en: 'Zumurrud', ar: ' ' } }, { 'name.ar': 'required' }],
  ['an earlier price below the price', { compareAt: 40_000 }, { compareAt: 'too_low' }],
  ['made to order without days', { madeToOrder: true }, { leadDays: 'required' }],
  ['an unknown type', { typeId: 'no-such' }, { typeId: 'unknown' }],
  ['an unknown fabric', { fabricKind: 'no-such' }, { fabricKind: 'unknown' }],
  [
    'a product that does not exist',
    { completeTheLook: ['no-such'] },
    { completeTheLook: 'unknown' },
  ],
  [
    'the shop’s own currency among the others',
    { otherPrices: [{ currency: 'AED', price: 1, compareAt: null }] },
    { 'otherPrices.0.currency': 'unknown' },
  ],
  [
    'a picture that does not exist',
    { items: [{ ...black, pictures: [{ id: 'no-such', view: 'front' }] }] },
    { 'items.0.pictures': 'unknown' },
  ],
  [
    'a colour of another product',
    { items: [{ ...black, id: 'noor-black' }] },
    { 'items.0.id': 'unknown' },
  ],
  [
    'a SKU of another product',
    { items: [{ ...black, sizes: [{ size: 54, sku: 'NOOR-BLACK-54', barcode: null }] }] },
    { 'items.0.sizes.0.sku': 'taken' },
  ],
])('%s is refused by name', async (_, change, fields) => {
  await using given = await shopWithDraft()
  expect(await given.save(given.draft, change)).toMatchObject({
    errorCode: codeOf('invalid_input'),
    fields,
  })
})

test('a size that is no longer made leaves the shop, keeps its SKU, and comes back with it', async () => {
  await using given = await shopWithDraft()
  const { shop, draft, save, moveTo } = given
  const { result: complete } = await save(draft, { items: [black] })
  const { result: published } = await moveTo(complete, 'published')
  const only54 = fieldsOf(published).items.map((item) => ({
    ...item,
    sizes: item.sizes.slice(0, 1),
  }))
  const { result: without } = await save(published, { items: only54 })
  const size56 = async () => (await seenByShopper(shop, 'zumurrud')).result.items[0]?.sizes[3]
  await expect.poll(size56).toMatchObject({ size: 56, state: 'not_made', sku: null })
  const again = only54.map((item) => ({ ...item, sizes: black.sizes }))
  const { result: back } = await save(without, { items: again })
  expect(back.items[0]?.sizes.map(({ sku }) => sku)).toEqual([
    'ZUMURRUD-BLACK-54',
    'ZUMURRUD-BLACK-56',
  ])
})

test('a size with units in stock cannot be taken away', async () => {
  await using given = await shopWithDraft()
  const { owner, shop } = given
  await addProduct(shop.deps.db, { id: 'stocked' })
  const { result: product } = await owner.call('GET staff/get-product/{id}', {
    params: { id: 'stocked' },
  })
  const fewer = fieldsOf(product).items.map((item) => ({ ...item, sizes: item.sizes.slice(1) }))
  expect(await given.save(product, { items: fewer })).toMatchObject({
    fields: { 'items.0.sizes': 'has_stock' },
  })
  expect(await given.save(product, { items: [] })).toMatchObject({ fields: { items: 'has_stock' } })
})

test('a colour that is withdrawn leaves the carts that hold it', async () => {
  await using given = await shopWithDraft()
  const { owner, shop, draft, save, moveTo } = given
  const brown = { ...black, name: { en: 'Brown', ar: 'بني' }, colorCode: '#553311' }
  const { result: complete } = await save(draft, {
    items: [black, brown],
    madeToOrder: true,
    leadDays: 5,
  })
  const { result: published } = await moveTo(complete, 'published')
  const guest = shop.guest()
  await guest.call('POST guest-cart/add-to-cart', {
    body: {
      product_id: 'zumurrud',
      product_item_id: 'zumurrud-brown',
      color_code: '#553311',
      size: 54,
      language_code: 'en',
      isSingleCart: false,
    },
  })
  await save(published, { items: fieldsOf(published).items.slice(0, 1) })
  const { result: cart } = await guest.call('GET guest-cart/get-cart')
  expect(cart.lines[0]?.notes).toContain('withdrawn')
  const history = await owner.call('GET staff/list-audit', { query: { subject: 'zumurrud' } })
  expect(history.result.items[0]?.details).toEqual({ fields: ['items'] })
})

test('a product is published at its time, and is then the newest', async () => {
  await using given = await shopWithDraft()
  const { shop, draft, save, moveTo } = given
  shop.setClock('2026-11-26T08:00:00Z')
  const { result: complete } = await save(draft, { items: [black], releasedOn: '2026-01-01' })
  expect(await moveTo(complete, 'scheduled')).toMatchObject({ fields: { publishAt: 'required' } })
  const past = { publishAt: '2026-11-25T08:00:00Z' }
  expect(await moveTo(complete, 'scheduled', past)).toMatchObject({ fields: { publishAt: 'past' } })
  const soon = { publishAt: '2026-11-26T10:00:00.000Z' }
  const { result: scheduled } = await moveTo(complete, 'scheduled', soon)
  expect(scheduled).toMatchObject({ state: 'scheduled', ...soon })
  await shop.runJob('publish-products')
  expect((await seenByShopper(shop, 'zumurrud')).errorCode).toBe(codeOf('product_not_found'))
  shop.setClock('2026-11-26T10:00:30Z')
  await shop.runJob('publish-products')
  await expect.poll(async () => (await seenByShopper(shop, 'zumurrud')).errorCode).toBe(0)
  const { result } = await given.owner.call('GET staff/get-product/{id}', {
    params: { id: 'zumurrud' },
  })
  expect(result).toMatchObject({ state: 'published', publishAt: null, releasedOn: '2026-11-26' })
})

test('an archived product returns only as a draft', async () => {
  await using given = await shopWithDraft()
  const { draft, save, moveTo } = given
  const { result: complete } = await save(draft, { items: [black] })
  const { result: archived } = await moveTo(complete, 'archived')
  expect(await moveTo(archived, 'published')).toMatchObject({ fields: { state: 'impossible' } })
  expect((await moveTo(archived, 'draft')).result.state).toBe('draft')
})

test('a copy is a draft with its own address and SKUs, and without stock', async () => {
  await using given = await shopWithDraft()
  const { owner, shop } = given
  await addProduct(shop.deps.db, { id: 'original' })
  const { result: copy } = await owner.call('POST staff/duplicate-product', {
    body: { id: 'original' },
  })
  expect(copy).toMatchObject({
    id: 'original-copy',
    name: { en: 'original copy', ar: 'نسخة من عباية original' },
    state: 'draft',
    revision: 1,
    items: [{ id: 'original-copy-black', pictures: [{ view: 'front' }, { view: 'back' }] }],
  })
  expect(copy.items[0]?.sizes[0]).toMatchObject({ sku: 'ORIGINAL-COPY-BLACK-54', onHand: 0 })
  const second = await owner.call('POST staff/duplicate-product', { body: { id: 'original' } })
  expect(second.result.id).toBe('original-copy-2')
})

test('a draft without a colour has nothing to show, and its preview is not found', async () => {
  await using given = await shopWithDraft()
  const { shop, draft } = given
  const query = { id: draft.id, preview: draft.previewKey, language_code: 'en' } as const
  const { errorCode } = await shop.call('GET product/get-product', { query })
  expect(errorCode).toBe(codeOf('product_not_found'))
})

test('staff look at a draft as shoppers will see it, with a key that ends with the next day', async () => {
  await using given = await shopWithDraft()
  const { shop, draft, save } = given
  shop.setClock('2026-11-26T08:00:00Z')
  const { result: product } = await save(draft, { items: [black] })
  // Another language is another address, so that no answer comes from the cache.
  const look = async (preview: string, language_code: 'en' | 'arb' = 'en') => {
    const query = { id: 'zumurrud', preview, language_code }
    return (await shop.call('GET product/get-product', { query })).errorCode
  }
  expect(await look('0'.repeat(32))).toBe(codeOf('product_not_found'))
  shop.setClock('2026-11-27T23:00:00Z')
  expect(await look(product.previewKey)).toBe(0)
  shop.setClock('2026-11-28T00:00:00Z')
  expect(await look(product.previewKey, 'arb')).toBe(codeOf('product_not_found'))
})

test('a person who writes about products changes everything of one but its prices', async () => {
  await using given = await shopWithDraft()
  const { shop, draft } = given
  const writer = await staffOf(shop, { role: 'content' })
  const save = (fields: ProductFields) =>
    writer.call('POST staff/save-product', { body: { id: draft.id, revision: 1, fields } })
  const fields = fieldsOf(draft)
  expect((await save({ ...fields, price: 1 })).errorCode).toBe(codeOf('not_allowed'))
  const sar = { currency: 'SAR' as const, price: 1, compareAt: null }
  expect((await save({ ...fields, otherPrices: [sar] })).errorCode).toBe(codeOf('not_allowed'))
  expect((await save({ ...fields, care: { en: 'Wash cold.', ar: 'غسيل بارد.' } })).errorCode).toBe(
    0,
  )
  const name = { en: 'Cheap', ar: 'رخيصة' }
  const created = await writer.call('POST staff/create-product', {
    body: { name, typeId: 'everyday', price: 1 },
  })
  expect(created.errorCode).toBe(codeOf('not_allowed'))
  expect((await writer.call('GET staff/list-orders')).errorCode).toBe(codeOf('not_allowed'))
})

test('a colour never takes the id of a colour of another product', async () => {
  await using given = await shopWithDraft()
  const { owner, save, draft } = given
  const create = async (en: string) =>
    (
      await owner.call('POST staff/create-product', {
        body: { name: { en, ar: 'زمرّدة' }, typeId: 'everyday', price: 50_000 },
      })
    ).result
  const sandOf = { ...black, name: { en: 'Sand Rose', ar: 'وردي رملي' } }
  const first = await save(draft, { items: [sandOf] })
  expect(first.result.items[0]?.id).toBe('zumurrud-sand-rose')
  const other = await create('Zumurrud Sand')
  const second = await save(other, { items: [{ ...black, name: { en: 'Rose', ar: 'وردي' } }] })
  expect(second.result.items[0]?.id).toBe('zumurrud-sand-rose-2')
  const { result } = await owner.call('GET staff/get-product/{id}', { params: { id: 'zumurrud' } })
  expect(result).toEqual(first.result)
})

test('the audit holds every price that changed, before and after', async () => {
  await using given = await shopWithDraft()
  const { owner, save, draft } = given
  const sar = { currency: 'SAR' as const, price: 52_000, compareAt: 60_000 }
  await save(draft, { compareAt: 70_000, otherPrices: [sar] })
  const history = await owner.call('GET staff/list-audit', { query: { subject: 'zumurrud' } })
  expect(history.result.items[0]?.details).toEqual({
    fields: ['compareAt', 'otherPrices'],
    compareAt: { from: null, to: 70_000 },
    currency: 'AED',
    price_SAR: { from: null, to: 52_000 },
    compareAt_SAR: { from: null, to: 60_000 },
  })
})

test('a product that shoppers have seen is not new again when it is published again', async () => {
  await using given = await shopWithDraft()
  const { owner, shop, moveTo } = given
  await addProduct(shop.deps.db, { id: 'seen-before' })
  const { result: product } = await owner.call('GET staff/get-product/{id}', {
    params: { id: 'seen-before' },
  })
  const { result: draft } = await moveTo(product, 'draft')
  const { result: again } = await moveTo(draft, 'published')
  expect(again.releasedOn).toBe('2026-01-01')
})

test('a day that the calendar does not have is refused', async () => {
  await using given = await shopWithDraft()
  expect(await given.save(given.draft, { releasedOn: '2026-02-30' })).toMatchObject({
    fields: { releasedOn: 'invalid' },
  })
})
