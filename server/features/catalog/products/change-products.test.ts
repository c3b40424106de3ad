import type { BodyOf } from '@rimal/contract/endpoint'
import { bulkAtOnce } from '@rimal/contract/limits'
import type { bulkApi } from '@rimal/contract/staff/lists/bulk'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { download } from '../../../test/import-fixtures.ts'
import { signInAgain, staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

type Body = BodyOf<typeof bulkApi.changeProducts>

async function shopWithProducts() {
  const shop = await testShop()
  for (const id of ['try-a', 'try-b', 'try-c']) {
    await addProduct(shop.deps.db, { id, published: false })
  }
  const content = await staffOf(shop, { role: 'content', name: 'Nada Content' })
  const change = (body: Body, language_code?: 'arb') =>
    content.call('POST staff/change-products', {
      body,
      ...(language_code ? { headers: { 'accept-language': 'ar' } } : {}),
    })
  const states = async () => {
    const { rows } = await shop.deps.pool.query(
      `select id, state, collections from products where id like 'try-%' order by id`,
    )
    return rows
  }
  return {
    shop,
    content,
    change,
    states,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('chosen products are published; one that cannot be is skipped with its reason', async () => {
  await using given = await shopWithProducts()
  const { shop, change, states } = given
  await shop.deps.pool.query(`update products set name = '{"en":"B","ar":""}' where id = 'try-b'`)
  const ids = ['try-a', 'try-b', 'try-none', 'try-a']
  const { result } = await change({ selection: { ids }, act: 'publish' }, 'arb')
  expect(result).toEqual({
    done: ['try-a'],
    skipped: [
      {
        id: 'try-b',
        name: 'B',
        code: 'product_incomplete',
        message: expect.stringMatching(/[\u0600-\u06ff]/),
        fields: { 'name.ar': 'required' },
      },
      {
        id: 'try-none',
        name: null,
        code: 'product_not_found',
        message: expect.any(String),
        fields: {},
      },
    ],
    ended: null,
    next: null,
  })
  expect((await states()).map(({ state }) => state)).toEqual(['published', 'draft', 'draft'])
  const listed = () => shop.call('GET product/get-product', { query: { id: 'try-a' } })
  await expect.poll(async () => (await listed()).errorCode).toBe(0)
})

test('each product of a bulk act has its own row in the audit, and a skipped one has none', async () => {
  await using given = await shopWithProducts()
  const { shop, change } = given
  await change({ selection: { ids: ['try-a', 'try-b', 'try-none'] }, act: 'archive' })
  await staffOf(shop)
  const owner = await signInAgain(shop, 'owner@example.com')
  const { items } = (
    await owner.call('GET staff/list-audit', {
      query: { action: 'staff/change-products' },
    })
  ).result
  const rows = items.map(({ by, subject, details }) => [by, subject, details['state']])
  expect(rows.toReversed()).toEqual([
    ['Nada Content', 'try-a', 'archived'],
    ['Nada Content', 'try-b', 'archived'],
  ])
})

test('archived products are restored first, and nothing is done twice', async () => {
  await using given = await shopWithProducts()
  const { change, states } = given
  const selection = { ids: ['try-a'] }
  const codeOf = async (act: Body['act']) =>
    (await change({ selection, act })).result.skipped[0]?.code ?? 'done'
  expect(await codeOf('restore')).toBe('already_so')
  expect(await codeOf('unpublish')).toBe('already_so')
  expect(await codeOf('archive')).toBe('done')
  expect(await codeOf('archive')).toBe('already_so')
  expect(await codeOf('unpublish')).toBe('product_archived')
  expect(await codeOf('publish')).toBe('product_archived')
  expect(await codeOf('restore')).toBe('done')
  expect((await states())[0]).toMatchObject({ id: 'try-a', state: 'draft' })
})

test('everything that matches a filter is changed without what is left out, in parts', async () => {
  await using given = await shopWithProducts()
  const { shop, change } = given
  await shop.deps.pool.query(
    `insert into products (id, type_id, name, subtitle, title, short_description, description, fabric, care,
      opening, included, occasion, fabric_kind, opening_kind, keywords, price, released_on, published)
     select 'many-' || lpad(n::text, 3, '0'), type_id, name, subtitle, title, short_description, description,
      fabric, care, opening, included, occasion, fabric_kind, opening_kind, keywords, price, released_on, false
     from products, generate_series(1, 70) n where id = 'try-a'`,
  )
  const filter = { state: 'draft', type: 'test-type' } as const
  const except = ['many-002', 'try-c']
  const answers = []
  let after: string | undefined
  do {
    const body: Body = { selection: { filter, except }, act: 'archive' }
    const { result } = await change(after === undefined ? body : { ...body, after })
    answers.push(result)
    after = result.next ?? undefined
  } while (after !== undefined)
  expect(answers.map(({ done }) => done.length)).toEqual([bulkAtOnce, 21])
  const { rows } = await shop.deps.pool.query(
    `select id from products where type_id = 'test-type' and state = 'draft' order by id`,
  )
  expect(rows.map(({ id }) => id)).toEqual(except)
})

test('a search selects what the list finds by it', async () => {
  await using given = await shopWithProducts()
  const { change } = given
  const selection = { filter: { q: 'try-b' }, except: [] }
  expect((await change({ selection, act: 'publish' })).result.done).toEqual(['try-b'])
})

test('products are put into a collection and taken out of it', async () => {
  await using given = await shopWithProducts()
  const { shop, change, states } = given
  const collection = 'latest_collection'
  const selection = { ids: ['try-a', 'try-b'] }
  const add: Body = { selection, act: 'add_to_collection', collection }
  expect((await change(add)).result.done).toEqual(['try-a', 'try-b'])
  expect((await change(add)).result.skipped.map(({ code }) => code)).toEqual([
    'already_so',
    'already_so',
  ])
  expect((await states()).map(({ collections }) => collections)).toEqual([
    [collection],
    [collection],
    [],
  ])
  const remove: Body = { ...add, selection: { ids: ['try-a'] }, act: 'remove_from_collection' }
  expect((await change(remove)).result.done).toEqual(['try-a'])
  expect((await states())[0]?.collections).toEqual([])
  const full = Array.from({ length: 20 }, (_, n) => `c${n}`)
  await shop.deps.pool.query(`update products set collections = $1 where id = 'try-c'`, [full])
  const { result } = await change({ ...add, selection: { ids: ['try-c'] } })
  expect(result.skipped).toMatchObject([{ id: 'try-c', code: 'collections_full' }])
})

test('a collection that does not exist, a selection of nothing and one that is too long are refused', async () => {
  await using given = await shopWithProducts()
  const { shop, change } = given
  const selection = { ids: ['try-a'] }
  const unknown = await change({ selection, act: 'add_to_collection', collection: 'none' })
  expect([unknown.status, unknown.fields]).toEqual([400, { collection: 'unknown' }])
  const unnamed = await change({ selection, act: 'add_to_collection' })
  expect(unnamed.fields).toEqual({ collection: 'required' })
  expect((await change({ selection: { ids: [] }, act: 'publish' })).status).toBe(400)
  const many = Array.from({ length: bulkAtOnce + 1 }, (_, n) => `many-${n}`)
  expect((await change({ selection: { ids: many }, act: 'publish' })).status).toBe(400)
  const open = { filter: { price: 1 }, except: [] } as never
  expect((await change({ selection: open, act: 'publish' })).status).toBe(400)
  const workshop = await staffOf(shop, { role: 'workshop' })
  const body = { selection, act: 'publish' } as const
  expect((await workshop.call('POST staff/change-products', { body })).status).toBe(403)
})

test('the list is downloaded with its filters and columns, and a spreadsheet runs nothing of it', async () => {
  await using given = await shopWithProducts()
  const { shop, content } = given
  const name = { en: '=HYPERLINK("http://evil.example")', ar: 'عباية، "خاصة"' }
  await shop.deps.pool.query(
    `update products set name = $1, own_address = 'black-abaya' where id = 'try-b'`,
    [JSON.stringify(name)],
  )
  const query = new URLSearchParams({
    state: 'draft',
    type: 'test-type',
    sort: 'price_up',
    columns: 'product,price,available',
    language_code: 'en',
  })
  const file = await download(shop, content, `staff/download-products?${query}`)
  const text = file.toString()
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [titles, ...lines] = text.slice(1).trimEnd().split('\r\n')
  expect(titles).toBe(
    'Address,"Name in English","Name in Arabic","Price (AED)","Earlier price (AED)","Units available","Available, by colour and size"',
  )
  expect(lines).toEqual([
    'try-a,try-a,"عباية try-a",100.00,,10,"Black: 54 × 5, 56 × 5"',
    `black-abaya,"'=HYPERLINK(""http://evil.example"")","عباية، ""خاصة""",100.00,,10,"Black: 54 × 5, 56 × 5"`,
    'try-c,try-c,"عباية try-c",100.00,,10,"Black: 54 × 5, 56 × 5"',
  ])
  const unknown = await content.call('GET staff/download-products', {
    query: { columns: 'product,secret' },
  })
  expect([unknown.status, unknown.fields]).toEqual([400, { columns: 'unknown' }])
})
