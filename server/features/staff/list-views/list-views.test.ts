import type { BodyOf } from '@rimal/contract/endpoint'
import { errors } from '@rimal/contract/errors'
import { maxSearch } from '@rimal/contract/limits'
import { maxListViews } from '@rimal/contract/staff/lists/list-columns'
import type { listViewsApi } from '@rimal/contract/staff/lists/list-views'
import { expect, test } from 'vitest'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

type Body = BodyOf<typeof listViewsApi.saveListView>

const toConfirm: Body = {
  list: 'orders',
  view: null,
  name: 'To confirm',
  search: 'state=placed&method=card&cursor=abc&sort=newest',
  columns: ['number', 'state', 'total'],
  density: 'dense',
  isShared: false,
}

const save = (staff: TestStaff, change: Partial<Body> = {}) =>
  staff.call('POST staff/save-list-view', { body: { ...toConfirm, ...change } })
const seen = async (staff: TestStaff, list: Body['list'] = 'orders') =>
  (await staff.call('GET staff/list-views', { query: { list } })).result
const namesOf = async (staff: TestStaff) => (await seen(staff)).views.map(({ name }) => name)

async function shopWithStaff() {
  const shop = await testShop()
  const owner = await staffOf(shop)
  const sales = await staffOf(shop, { role: 'sales', name: 'Sara Sales' })
  return { shop, owner, sales, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('a view holds filters, sort, columns and density, and is seen by its owner alone', async () => {
  await using given = await shopWithStaff()
  const { owner, sales } = given
  const { result } = await save(sales, { name: '  To \u202e confirm ' })
  expect(result).toMatchObject({
    revision: 1,
    name: 'To confirm',
    // The page of a list is no part of a view.
    search: 'method=card&sort=newest&state=placed',
    columns: ['number', 'state', 'total'],
    density: 'dense',
    mayChange: true,
    by: 'Sara Sales',
  })
  expect((await seen(sales)).views).toEqual([result])
  expect(await seen(owner)).toEqual({ look: null, views: [] })
  expect((await seen(sales, 'products')).views).toEqual([])
})

test('sharing a view needs the permission to change settings, and a shared view is seen by everyone', async () => {
  await using given = await shopWithStaff()
  const { owner, sales } = given
  expect((await save(sales, { isShared: true })).status).toBe(403)
  expect(await namesOf(sales)).toEqual([])
  const { result: shared } = await save(owner, { isShared: true })
  expect((await seen(sales)).views).toEqual([{ ...shared, mayChange: false }])
  const change = { view: { id: shared.id, revision: 1 }, isShared: false }
  expect((await save(sales, change)).status).toBe(403)
  const body = { viewId: shared.id }
  expect((await sales.call('POST staff/delete-list-view', { body })).status).toBe(403)
  expect(await namesOf(sales)).toEqual(['To confirm'])
})

test('a view of somebody else does not exist, and a role that may not read a list has no views of it', async () => {
  await using given = await shopWithStaff()
  const { shop, owner, sales } = given
  const { result: own } = await save(sales)
  const missing = errors.list_view_not_found.number
  expect((await save(owner, { view: { id: own.id, revision: 1 } })).errorCode).toBe(missing)
  const body = { viewId: own.id }
  expect((await owner.call('POST staff/delete-list-view', { body })).errorCode).toBe(missing)
  const content = await staffOf(shop, { role: 'content' })
  const asked = { query: { list: 'orders' as const } }
  expect((await content.call('GET staff/list-views', asked)).status).toBe(403)
  expect((await save(content)).status).toBe(403)
  const look = { list: 'customers' as const, look: null }
  expect((await content.call('POST staff/save-list-look', { body: look })).status).toBe(403)
})

test('a view is renamed and overwritten, but not what somebody else has saved meanwhile', async () => {
  await using given = await shopWithStaff()
  const { sales } = given
  const { result: first } = await save(sales)
  const view = { id: first.id, revision: 1 }
  const { result: second } = await save(sales, { view, name: 'Cards', search: 'method=card' })
  expect(second).toMatchObject({ id: first.id, revision: 2, name: 'Cards', search: 'method=card' })
  const late = await save(sales, { view, name: 'Late' })
  expect(late.errorCode).toBe(errors.changed_meanwhile.number)
  // A view stays one of its list.
  const moved = await save(sales, { view: { id: first.id, revision: 2 }, list: 'products' })
  expect(moved.errorCode).toBe(errors.list_view_not_found.number)
  expect(await namesOf(sales)).toEqual(['Cards'])
  await sales.call('POST staff/delete-list-view', { body: { viewId: first.id } })
  expect(await namesOf(sales)).toEqual([])
})

test('a view without a name is refused, and a person saves a limited number of them', async () => {
  await using given = await shopWithStaff()
  const { sales } = given
  expect((await save(sales, { name: ' \u200f ' })).fields).toEqual({ name: 'required' })
  for (let view = 0; view < maxListViews; view++) await save(sales, { name: `View ${view}` })
  expect((await save(sales)).errorCode).toBe(errors.list_views_full.number)
  expect((await save(sales, { list: 'products', columns: ['product'] })).errorCode).toBe(0)
})

test('a person chooses the columns of a list on the server, and puts the shipped ones back', async () => {
  await using given = await shopWithStaff()
  const { owner, sales } = given
  const choose = (look: { columns: string[]; density: 'dense' | 'roomy' } | null) =>
    sales.call('POST staff/save-list-look', { body: { list: 'orders', look } })
  await choose({ columns: ['total', 'number', 'payment', 'total', 'secret'], density: 'dense' })
  // The column that names the row comes first, and an unknown column is none.
  const chosen = { columns: ['number', 'total', 'payment'], density: 'dense' }
  expect((await seen(sales)).look).toEqual(chosen)
  expect((await seen(owner)).look).toBeNull()
  await choose({ columns: ['number'], density: 'roomy' })
  expect((await seen(sales)).look).toEqual({ columns: ['number'], density: 'roomy' })
  await choose(null)
  expect((await seen(sales)).look).toBeNull()
})

test('whoever ends the sharing of a view has it from then on, if there is a place for it', async () => {
  await using given = await shopWithStaff()
  const { shop, owner } = given
  const { result: shared } = await save(owner, { isShared: true })
  const other = await staffOf(shop, { email: 'second@example.com', name: 'Layla Owner' })
  const change = { view: { id: shared.id, revision: 1 }, isShared: false }
  for (let view = 0; view < maxListViews; view++) await save(other, { name: `View ${view}` })
  expect((await save(other, change)).errorCode).toBe(errors.list_views_full.number)
  const [first] = (await seen(other)).views.filter(({ isShared }) => !isShared)
  await other.call('POST staff/delete-list-view', { body: { viewId: first?.id ?? '' } })
  const { result: own } = await save(other, change)
  expect(own).toMatchObject({ id: shared.id, isShared: false, mayChange: true, by: 'Layla Owner' })
  expect(await namesOf(other)).toContain('To confirm')
  expect(await namesOf(owner)).toEqual([])
})

test('views that are saved at the same moment do not pass the limit', async () => {
  await using given = await shopWithStaff()
  const { sales } = given
  await Promise.all(Array.from({ length: maxListViews + 8 }, () => save(sales)))
  expect(await namesOf(sales)).toHaveLength(maxListViews)
})

test('a view holds the longest search in Arabic', async () => {
  await using given = await shopWithStaff()
  const { sales } = given
  const search = new URLSearchParams({ q: 'ع'.repeat(maxSearch), state: 'placed' }).toString()
  expect((await save(sales, { search })).result.search).toBe(search)
})

test('the private views and the columns of somebody who was removed are gone, and shared views stay', async () => {
  await using given = await shopWithStaff()
  const { shop, owner } = given
  const other = await staffOf(shop, { email: 'second@example.com' })
  await save(other, { name: 'Private' })
  await save(other, { name: 'Shared', isShared: true })
  const look = { columns: ['number'], density: 'dense' as const }
  await other.call('POST staff/save-list-look', { body: { list: 'orders', look } })
  await owner.call('POST staff/remove-staff', { body: { staffId: other.staffId } })
  const { rows } = await shop.deps.pool.query(
    'select name from staff_list_views union all select list from staff_list_looks',
  )
  expect(rows).toEqual([{ name: 'Shared' }])
  expect(await namesOf(owner)).toEqual(['Shared'])
})

test('the audit identifies a view by its id, because a name or a search may be that of a customer', async () => {
  await using given = await shopWithStaff()
  const { owner, sales } = given
  const { result: view } = await save(sales, { name: 'Mariam', search: 'q=mariam' })
  await sales.call('POST staff/delete-list-view', { body: { viewId: view.id } })
  const { items } = (await owner.call('GET staff/list-audit', { query: { subject: view.id } }))
    .result
  expect(items.map(({ action, by, details }) => [action, by, details])).toEqual([
    ['staff/delete-list-view', 'Sara Sales', { list: 'orders' }],
    ['staff/save-list-view', 'Sara Sales', { list: 'orders', shared: false }],
  ])
})

test('a shared view of orders or customers saves no search text, which may name a customer', async () => {
  await using given = await shopWithStaff()
  const { owner, sales } = given
  const refused = { search: 'names_people' }
  const named = { search: 'q=mariam', isShared: true }
  expect((await save(owner, named)).fields).toEqual(refused)
  const customers = { list: 'customers', columns: ['name'] } as const
  expect((await save(owner, { ...named, ...customers, columns: ['name'] })).fields).toEqual(refused)
  const { result: own } = await save(owner, { ...named, isShared: false })
  const view = { id: own.id, revision: 1 }
  expect((await save(owner, { ...named, view })).fields).toEqual(refused)
  expect(await namesOf(sales)).toEqual([])
  const products = { list: 'products', columns: ['product'] } as const
  expect((await save(owner, { ...named, ...products, columns: ['product'] })).errorCode).toBe(0)
})
