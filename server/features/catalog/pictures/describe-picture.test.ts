import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catalogChanges } from '../../../db/tables/catalog.ts'
import { staffAudit } from '../../../db/tables/staff.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const alt = { en: 'The front of a black abaya', ar: 'عباية سوداء من الأمام' }

async function latestChange({ deps }: TestShop) {
  const rows = await deps.db.select().from(catalogChanges).orderBy(desc(catalogChanges.id)).limit(1)
  return rows[0]?.productId
}

test('a new description and focal point are on the page of the product, and in the audit', async () => {
  await using shop = await testShop()
  const id = 'noor--black--front'
  const manager = await staffOf(shop, { role: 'manager' })
  const body = { id, alt: { en: ` ${alt.en}\u202e `, ar: alt.ar }, focusX: 0.25, focusY: 0.75 }
  const { result } = await manager.call('POST staff/describe-picture', { body })
  expect(result).toMatchObject({ id, alt, focusX: 0.25, focusY: 0.75 })
  expect(await latestChange(shop)).toBe('noor')
  const shown = async (language_code: 'en' | 'arb') => {
    const read = await shop.call('GET product/get-product', {
      query: { id: 'noor', language_code },
    })
    return read.result.items.flatMap(({ pictures }) => pictures).find((one) => one.id === id)
  }
  await expect.poll(() => shown('en')).toMatchObject({ alt: alt.en, focusX: 0.25, focusY: 0.75 })
  expect(await shown('arb')).toMatchObject({ alt: alt.ar })
  expect(await shop.deps.db.select().from(staffAudit)).toMatchObject([
    { action: 'staff/describe-picture', subject: id, details: { alt } },
  ])
})

test('a picture of the home page or of a type changes every page that shows it', async () => {
  await using shop = await testShop()
  const { pool } = shop.deps
  const owner = await staffOf(shop)
  const { rows } = await pool.query<{ scene: string; type: string }>(
    `select (select value ->> 'heroWide' from settings where key = 'homeScenes') as scene,
       (select picture_id from product_types where picture_id is not null limit 1) as type`,
  )
  for (const id of Object.values(rows[0] ?? {})) {
    await pool.query('delete from catalog_changes')
    const body = { id, alt, focusX: 0.5, focusY: 0.5 }
    expect((await owner.call('POST staff/describe-picture', { body })).errorCode).toBe(0)
    expect(await latestChange(shop)).toBeNull()
  }
})

test('a picture that is not there, a point outside it and a long description are refused', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const send = (changes: object) =>
    owner.call('POST staff/describe-picture', {
      body: { id: 'noor--black--front', alt, focusX: 0.5, focusY: 0.5, ...changes },
    })
  expect(await send({ id: 'no-such' })).toMatchObject({ status: 404, errorCode: 543 })
  expect((await send({ focusX: 1.1 })).status).toBe(400)
  const long = await send({ alt: { en: 'a'.repeat(251), ar: '' } })
  expect(Object.keys(long.fields ?? {})).toEqual(['alt.en'])
  expect((await send({ alt: { en: '', ar: '' } })).errorCode).toBe(0)
})
