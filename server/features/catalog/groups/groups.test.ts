import type { StaffRole } from '@rimal/contract/permissions'
import { mayDo, staffRoles } from '@rimal/contract/permissions'
import { groupKinds } from '@rimal/contract/staff/group-kinds'
import type { SavedGroup } from '@rimal/contract/staff/groups'
import { expect, test } from 'vitest'
import { addDiscount, addProduct } from '../../../test/fixtures.ts'
import { count } from '../../../test/order-fixtures.ts'
import { fieldsOf } from '../../../test/product-fixtures.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

const prayer = { en: 'Prayer Sets', ar: 'أطقم الصلاة' }

async function shopWithManager() {
  const shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager' })
  return {
    shop,
    manager,
    list: async () => (await manager.call('GET staff/list-groups')).result,
    save: (body: SavedGroup) => manager.call('POST staff/save-group', { body }),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('the list has every group with both languages, and how many products use it', async () => {
  await using given = await shopWithManager()
  const { shop, list } = given
  const before = await list()
  expect(Object.keys(before)).toEqual([...groupKinds])
  expect(before.types[0]).toMatchObject({
    id: 'everyday',
    title: { en: 'Everyday Abayas', ar: 'عبايات يومية' },
    colorCode: null,
    picture: {
      id: 'type-everyday',
      alt: { en: 'Black everyday abaya with gold star cuffs, half length' },
      isReady: false,
    },
  })
  expect(before.categories[0]).toMatchObject({ id: 'work', picture: null })
  expect(before.colors[0]).toMatchObject({ id: 'black', description: null, colorCode: '#151416' })
  expect(before.fabrics[0]).toMatchObject({ id: 'crepe', description: null, picture: null })

  await addProduct(shop.deps.db, {
    id: 'hidden',
    published: false,
    categories: ['work', 'eid'],
    collections: ['limited_edition'],
  })
  const after = await list()
  const more = (kind: (typeof groupKinds)[number], id: string) => {
    const count = (lists: typeof before) => lists[kind].find((one) => one.id === id)?.products ?? 0
    return count(after) - count(before)
  }
  expect(after.types.at(-1)).toMatchObject({ id: 'test-type', products: 1 })
  expect(more('categories', 'eid')).toBe(1)
  expect(more('collections', 'limited_edition')).toBe(1)
  expect(more('colors', 'black')).toBe(1)
  expect(more('fabrics', 'crepe')).toBe(1)
  expect(more('openings', 'closed')).toBe(1)
  expect(more('occasions', 'work')).toBe(0)
})

test('a new group comes last, with an id from its English title', async () => {
  await using given = await shopWithManager()
  const { save } = given
  const { result } = await save({ kind: 'types', id: null, title: prayer })
  expect(result.types.at(-1)).toMatchObject({
    id: 'prayer-sets',
    title: prayer,
    description: { en: '', ar: '' },
    products: 0,
  })
  const again = await save({ kind: 'types', id: null, title: prayer })
  expect(again.result.types.at(-1)?.id).toBe('prayer-sets-2')
})

test('a type and a collection never have the same id, because their lists have the same addresses', async () => {
  await using given = await shopWithManager()
  const { save } = given
  await save({ kind: 'types', id: null, title: prayer })
  const { result } = await save({ kind: 'collections', id: null, title: prayer })
  expect(result.collections.at(-1)?.id).toBe('prayer-sets-2')
  const ofCategory = await save({ kind: 'categories', id: null, title: prayer })
  expect(ofCategory.result.categories.at(-1)?.id).toBe('prayer-sets')
})

test('people who create groups at once get different ids and places', async () => {
  await using given = await shopWithManager()
  const { save, list } = given
  const saved = [1, 2, 3].map(() => save({ kind: 'fabrics', id: null, title: prayer }))
  expect((await Promise.all(saved)).map(({ errorCode }) => errorCode)).toEqual([0, 0, 0])
  const ids = (await list()).fabrics.map(({ id }) => id)
  expect(ids.slice(-3)).toEqual(['prayer-sets', 'prayer-sets-2', 'prayer-sets-3'])
})

test.each(groupKinds)('a group of %s is created, renamed, moved and deleted', async (kind) => {
  await using given = await shopWithManager()
  const { manager, save } = given
  const { result: created } = await save({ kind, id: null, title: prayer })
  const id = created[kind].at(-1)?.id ?? ''
  const title = { en: 'For prayer', ar: 'للصلاة' }
  const { result: renamed } = await save({ kind, id, title })
  expect(renamed[kind].at(-1)).toMatchObject({ id, title })
  const ids = renamed[kind].map((one) => one.id).toReversed()
  const { result: moved } = await manager.call('POST staff/move-groups', { body: { kind, ids } })
  expect(moved[kind].map((one) => one.id)).toEqual(ids)
  const { result: left } = await manager.call('POST staff/delete-group', { body: { kind, id } })
  expect(left[kind].map((one) => one.id)).toEqual(ids.slice(1))
})

test('a part that is left out stays, and one that is null is taken away', async () => {
  await using given = await shopWithManager()
  const { save, list } = given
  const [type] = (await list()).types
  const { result } = await save({ kind: 'types', id: 'everyday', title: prayer })
  expect(result.types[0]).toMatchObject({ title: prayer, description: type?.description })
  expect(result.types[0]?.picture?.id).toBe('type-everyday')
  const description = { en: 'New', ar: 'جديد' }
  const { result: changed } = await save({
    kind: 'types',
    id: 'everyday',
    title: prayer,
    description,
    pictureId: null,
  })
  expect(changed.types[0]).toMatchObject({ description, picture: null })
  const { result: pictured } = await save({
    kind: 'types',
    id: 'everyday',
    title: prayer,
    pictureId: 'type-open',
  })
  expect(pictured.types[0]).toMatchObject({ description, picture: { id: 'type-open' } })
  const black = { kind: 'colors', id: 'black', title: prayer } as const
  const { result: colored } = await save({ ...black, colorCode: '#ABCDEF' })
  expect(colored.colors[0]?.colorCode).toBe('#abcdef')
  const { result: plain } = await save({ ...black, colorCode: null })
  expect(plain.colors[0]?.colorCode).toBeNull()
})

test('texts lose spaces at their ends and signs that turn the direction of the page', async () => {
  await using given = await shopWithManager()
  const title = { en: '  Silk\u202e ', ar: ' حرير ' }
  const { result } = await given.save({ kind: 'fabrics', id: null, title })
  expect(result.fabrics.at(-1)).toMatchObject({ id: 'silk', title: { en: 'Silk', ar: 'حرير' } })
})

test.each<[string, SavedGroup, Record<string, string>]>([
  [
    'without titles',
    { kind: 'types', id: null, title: { en: ' ', ar: '' } },
    { 'title.en': 'required', 'title.ar': 'required' },
  ],
  [
    'with a colour for a type',
    { kind: 'types', id: null, title: prayer, colorCode: '#000000' },
    { colorCode: 'unknown' },
  ],
  [
    'with a picture and a description for a fabric',
    { kind: 'fabrics', id: null, title: prayer, pictureId: 'type-open', description: prayer },
    { pictureId: 'unknown', description: 'unknown' },
  ],
  [
    'with a picture that does not exist',
    { kind: 'types', id: null, title: prayer, pictureId: 'none' },
    { pictureId: 'unknown' },
  ],
  [
    'with a colour that is none',
    { kind: 'colors', id: null, title: prayer, colorCode: 'black' },
    { colorCode: 'invalid' },
  ],
])('a group %s is refused', async (_, body, fields) => {
  await using given = await shopWithManager()
  const { save, list } = given
  const before = await list()
  expect(await save(body)).toMatchObject({ status: 400, errorCode: 1, fields })
  expect(await list()).toEqual(before)
})

test('what there is not is neither changed nor deleted', async () => {
  await using given = await shopWithManager()
  const { manager, save } = given
  expect((await save({ kind: 'types', id: 'no-such', title: prayer })).status).toBe(404)
  // An id of another filter.
  expect((await save({ kind: 'fabrics', id: 'black', title: prayer })).status).toBe(404)
  const body = { kind: 'openings', id: 'crepe' } as const
  expect((await manager.call('POST staff/delete-group', { body })).status).toBe(404)
})

test('an order that is not of all groups is refused, as somebody added or deleted one meanwhile', async () => {
  await using given = await shopWithManager()
  const { manager, save, list } = given
  const ids = (await list()).openings.map(({ id }) => id)
  const move = (order: string[]) =>
    manager.call('POST staff/move-groups', { body: { kind: 'openings', ids: order } })
  expect((await move(ids.slice(1))).errorCode).toBe(512)
  expect((await move([...ids.slice(1), ids[1] ?? ''])).errorCode).toBe(512)
  await save({ kind: 'openings', id: null, title: prayer })
  expect((await move(ids.toReversed())).errorCode).toBe(512)
  expect((await list()).openings.map(({ id }) => id)).toEqual([...ids, 'prayer-sets'])
})

test('a group that products use is not deleted, even if they are not published', async () => {
  await using given = await shopWithManager()
  const { shop, manager, save } = given
  const { result } = await save({ kind: 'categories', id: null, title: prayer })
  const id = result.categories.at(-1)?.id ?? ''
  await addProduct(shop.deps.db, { id: 'hidden', published: false, categories: [id] })
  const used = [
    ['types', 'test-type'],
    ['categories', id],
    ['collections', 'best_seller'],
    ['colors', 'black'],
    ['fabrics', 'crepe'],
    ['openings', 'closed'],
    ['occasions', 'evening'],
  ] as const
  for (const [kind, name] of used) {
    const refused = await manager.call('POST staff/delete-group', { body: { kind, id: name } })
    expect([kind, refused.errorCode]).toEqual([kind, kind === 'collections' ? 521 : 520])
  }
})

test('a group is deleted only when every promotion that names it has ended', async () => {
  await using given = await shopWithManager()
  const { shop, manager, save, list } = given
  await save({ kind: 'types', id: null, title: prayer })
  const { id: promotionId } = await addDiscount(shop.deps.db, {
    percent: 5,
    types: ['prayer-sets'],
  })
  await addDiscount(shop.deps.db, { percent: 6, types: ['prayer-sets'], endsAt: new Date(0) })
  const body = { kind: 'types', id: 'prayer-sets' } as const
  const remove = async () => (await manager.call('POST staff/delete-group', { body })).errorCode
  const switched = { promotionId, active: false }
  await manager.call('POST staff/switch-promotion', { body: switched })
  expect((await list()).types.at(-1)).toMatchObject({
    products: 0,
    promotions: [{ promotionId, title: { en: 'Discount 5%' } }],
  })
  expect(await remove()).toBe(520)
  await manager.call('POST staff/end-promotion', { body: { promotionId } })
  expect((await list()).types.at(-1)).toMatchObject({ promotions: [] })
  expect(await remove()).toBe(0)
})

test.each(staffRoles)(
  '%s reads the titles of discounts in groups only with discounts',
  async (role) => {
    await using shop = await testShop()
    await addDiscount(shop.deps.db, { percent: 5, types: ['everyday'] })
    const person = await staffOf(shop, { role })
    const { result } = await person.call('GET staff/list-groups')
    const type = result.types.find(({ id }) => id === 'everyday')
    const titles = type?.promotions.map(({ title }) => title.en)
    expect({ titles, count: type?.promotionCount }).toEqual({
      titles: mayDo(role, 'promotions.read') ? ['Discount 5%'] : [],
      count: 1,
    })
  },
)

test('a discount whose group is gone begins again neither by its days nor by its switch', async () => {
  await using given = await shopWithManager()
  const { shop, manager, save } = given
  await save({ kind: 'types', id: null, title: prayer })
  const { id: promotionId } = await addDiscount(shop.deps.db, {
    percent: 5,
    types: ['prayer-sets'],
    endsAt: new Date(0),
  })
  const body = { kind: 'types', id: 'prayer-sets' } as const
  expect((await manager.call('POST staff/delete-group', { body })).errorCode).toBe(0)
  const days = { from: null, until: null }
  const change = (more: { days?: typeof days }) =>
    manager.call('POST staff/change-promotion', {
      body: { promotionId, title: prayer, ...more },
    })
  const turn = (active: boolean) =>
    manager.call('POST staff/switch-promotion', { body: { promotionId, active } })
  expect(await change({ days })).toMatchObject({ status: 400, fields: { types: 'unknown' } })
  expect((await turn(false)).errorCode).toBe(0)
  expect(await turn(true)).toMatchObject({ status: 400, fields: { types: 'unknown' } })
  // Its title names nothing that is gone.
  expect((await change({})).errorCode).toBe(0)
  // Nor is another type sold at its discount: it gets another id.
  const { result } = await save({ kind: 'types', id: null, title: prayer })
  expect(result.types.at(-1)?.id).toBe('prayer-sets-2')
  expect((await change({ days })).fields).toEqual({ types: 'unknown' })
})

test('a product colour that staff withdrew does not stop its colour family from being deleted', async () => {
  await using given = await shopWithManager()
  const { shop, manager, save, list } = given
  await save({ kind: 'colors', id: null, title: { en: 'Sage', ar: 'ميرمية' } })
  const product = await addProduct(shop.deps.db, { id: 'withdrawn' })
  const { pool } = shop.deps
  await pool.query(
    `update product_items set color_family = 'sage', withdrawn = true where id = $1`,
    [product.itemId],
  )
  expect((await list()).colors.at(-1)).toMatchObject({ id: 'sage', products: 0 })
  const body = { kind: 'colors', id: 'sage' } as const
  expect((await manager.call('POST staff/delete-group', { body })).errorCode).toBe(0)
  const { rows } = await pool.query('select color_family from product_items where id = $1', [
    product.itemId,
  ])
  expect(rows).toEqual([{ color_family: '' }])
})

test.each(['save-product', 'create-product', 'add-promotion'] as const)(
  'while %s names a group, nobody deletes the group',
  async (call) => {
    await using given = await shopWithManager()
    const { shop, manager, save } = given
    await save({ kind: 'types', id: null, title: prayer })
    const other = await shop.deps.pool.connect()
    await other.query('begin')
    // What holds a group that is deleted: the lock, until the deletion ends.
    await other.query('select pg_advisory_xact_lock(7226504)')
    await other.query(`delete from product_types where id = 'prayer-sets'`)
    const naming = nameGroup(manager, call)
    await expect.poll(() => count(shop, 'pg_stat_activity', isWaiting)).toBe(1)
    await other.query('commit')
    other.release()
    expect(await naming).toBe(1)
  },
)

const isWaiting = `wait_event_type = 'Lock' and datname = current_database()`

/** Makes a change that names the type `prayer-sets`; returns the code of the answer. */
async function nameGroup(
  manager: TestStaff,
  call: 'save-product' | 'create-product' | 'add-promotion',
): Promise<number> {
  const typeId = 'prayer-sets'
  if (call === 'create-product') {
    const body = { name: prayer, typeId, price: 100_00 }
    return (await manager.call('POST staff/create-product', { body })).errorCode
  }
  if (call === 'add-promotion') {
    const body = { title: prayer, kind: 'percent' as const, percent: 5, types: [typeId] }
    return (await manager.call('POST staff/add-promotion', { body })).errorCode
  }
  const { result } = await manager.call('GET staff/get-product/{id}', { params: { id: 'noor' } })
  const fields = { ...fieldsOf(result), typeId }
  const body = { id: 'noor', revision: result.revision, fields }
  return (await manager.call('POST staff/save-product', { body })).errorCode
}

test('the collections of the menu stay, others can be deleted', async () => {
  await using given = await shopWithManager()
  const { shop, manager, save } = given
  await shop.deps.pool.query(`update products set collections = '{}'`)
  const refused = await manager.call('POST staff/delete-group', {
    body: { kind: 'collections', id: 'limited_edition' },
  })
  expect(refused.errorCode).toBe(521)
  await save({ kind: 'collections', id: null, title: { en: 'Ramadan', ar: 'رمضان' } })
  const deleted = await manager.call('POST staff/delete-group', {
    body: { kind: 'collections', id: 'ramadan' },
  })
  expect(deleted.result.collections.map(({ id }) => id)).not.toContain('ramadan')
})

test('a list has room for 200 groups', async () => {
  await using given = await shopWithManager()
  const { shop, save } = given
  await shop.deps.pool.query(`insert into categories (id, position, title, description)
    select 'c' || n, n, '{}', '{}' from generate_series(9, 200) n`)
  const refused = await save({ kind: 'categories', id: null, title: prayer })
  expect(refused).toMatchObject({ status: 200, errorCode: 522 })
})

test.each(staffRoles)('what %s may do with groups', async (role: StaffRole) => {
  await using shop = await testShop()
  const person = await staffOf(shop, { role })
  expect((await person.call('GET staff/list-groups')).status).toBe(200)
  const bodies = [
    await person.call('POST staff/save-group', {
      body: { kind: 'types', id: null, title: prayer },
    }),
    await person.call('POST staff/move-groups', { body: { kind: 'types', ids: [] } }),
    await person.call('POST staff/delete-group', { body: { kind: 'types', id: 'no-such' } }),
  ]
  const expected = mayDo(role, 'products.edit') ? [0, 512, 2] : [501, 501, 501]
  expect(bodies.map(({ errorCode }) => errorCode)).toEqual(expected)
})

test('each change is in the audit', async () => {
  await using given = await shopWithManager()
  const { manager, save, list } = given
  await save({ kind: 'fabrics', id: null, title: prayer })
  const ids = (await list()).fabrics.map(({ id }) => id)
  await manager.call('POST staff/move-groups', { body: { kind: 'fabrics', ids } })
  await manager.call('POST staff/delete-group', { body: { kind: 'fabrics', id: 'prayer-sets' } })
  const { items } = (await manager.call('GET staff/list-audit')).result
  expect(items.map(({ action, subject }) => [action, subject])).toEqual([
    ['staff/delete-group', 'prayer-sets'],
    ['staff/move-groups', 'fabrics'],
    ['staff/save-group', 'prayer-sets'],
  ])
})
