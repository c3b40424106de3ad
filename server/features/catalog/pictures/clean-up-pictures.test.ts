import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pictures } from '../../../db/tables/catalog.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { reviewer } from '../../../test/review-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

const uploadedAt = '2026-11-21T08:00:00Z'

/** A shop in which staff uploaded pictures with these ids; each has its file. */
async function shopWithUploads(ids: readonly string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-clean-up-'))
  const shop = await testShop({ dataDir })
  shop.setClock(uploadedAt)
  const { staffId } = await staffOf(shop)
  const folder = join(dataDir, 'pictures/originals')
  await mkdir(folder, { recursive: true })
  const picture = { version: '1', width: 800, height: 1000, color: '#777777' }
  for (const id of ids) {
    await shop.deps.db.insert(pictures).values({
      ...picture,
      id,
      file: `${id}.webp`,
      alt: { en: '', ar: '' },
      uploadedBy: staffId,
      unusedSince: shop.deps.clock(),
    })
    await writeFile(join(folder, `${id}.webp`), 'a picture')
  }
  return {
    shop,
    async remaining() {
      const uploaded = isNotNull(pictures.uploadedBy)
      const rows = await shop.deps.db.select({ id: pictures.id }).from(pictures).where(uploaded)
      return rows.map(({ id }) => id).toSorted()
    },
    hasFile: (id: string) =>
      access(join(folder, `${id}.webp`)).then(
        () => true,
        () => false,
      ),
    async cleanUpAt(moment: string) {
      shop.setClock(moment)
      await shop.runJob('clean-up-pictures')
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true })
    },
  }
}

test('a picture that nothing shows is deleted with its files after two days, and all others stay', async () => {
  await using all = await shopWithUploads(['loose'])
  const { db } = all.shop.deps
  const before = await db.$count(pictures)
  await all.cleanUpAt('2026-11-23T07:00:00Z')
  expect(await all.remaining()).toEqual(['loose'])
  await all.cleanUpAt('2026-11-23T08:00:00Z')
  expect(await all.remaining()).toEqual([])
  expect(await all.hasFile('loose')).toBe(false)
  expect(await db.$count(pictures)).toBe(before - 1)
})

/** How each thing of the shop shows a picture, by the id of the picture. */
const uses: Record<string, string> = {
  'of-item': `insert into item_pictures select id, 'of-item', 'front', 9 from product_items where product_id = 'test-noor'`,
  'of-type': `update product_types set picture_id = 'of-type' where id = 'test-type'`,
  'of-collection': `update collections set picture_id = 'of-collection'
    where id = (select id from collections limit 1)`,
  'of-banner': `insert into banners (position, place, title, text, link_text, tall_picture_id, saved_at)
    values (0, 'home', '{}', '{}', '{}', 'of-banner', now())`,
  'of-order': `update order_lines set picture_id = 'of-order'`,
  'of-review': `update reviews set pictures = array['of-review'] where id = (select id from reviews limit 1)`,
  'of-home': `update settings set value = value || '{"story": "of-home"}' where key = 'homeScenes'`,
  'of-page': `update content_pages set sections = sections || '[{"body": {"en": [{"picture": "of-page"}]}}]'
    where slug = (select slug from content_pages limit 1)`,
  'of-draft': `insert into content_drafts (subject, revision, content, saved_at)
    values ('home', 2, '{"scenes": {"story": "of-draft"}}', now())`,
  'of-version': `insert into home_versions (revision, content)
    values (1, '{"scenes": {"story": "of-version"}}')`,
}

test('a picture stays for as long as anything shows it, and two days longer', async () => {
  await using all = await shopWithUploads([...Object.keys(uses), 'loose'])
  const { pool } = all.shop.deps
  await reviewer(all.shop)
  for (const [id, use] of Object.entries(uses)) {
    expect({ id, rowCount: (await pool.query(use)).rowCount }).toEqual({ id, rowCount: 1 })
  }
  const shown = Object.keys(uses).toSorted()
  await all.cleanUpAt('2026-12-21T03:00:00Z')
  expect(await all.remaining()).toEqual(shown)
  expect(await all.hasFile('of-item')).toBe(true)

  await pool.query(`delete from item_pictures where picture_id = 'of-item'`)
  await all.cleanUpAt('2026-12-22T03:00:00Z')
  await all.cleanUpAt('2026-12-23T03:00:00Z')
  expect(await all.remaining()).toEqual(shown)
  await all.cleanUpAt('2026-12-24T03:00:00Z')
  expect(await all.remaining()).toEqual(shown.filter((id) => id !== 'of-item'))
})

test('a removed picture that is put back stays', async () => {
  await using all = await shopWithUploads(['front'])
  const { db, pool } = all.shop.deps
  await addProduct(db, { id: 'test-noor' })
  await all.cleanUpAt('2026-11-22T03:00:00Z')
  await pool.query((uses['of-item'] ?? '').replace('of-item', 'front'))
  await all.cleanUpAt('2026-11-30T03:00:00Z')
  expect(await all.remaining()).toEqual(['front'])
})

test('the job knows every table that refers to pictures', async () => {
  await using shop = await testShop()
  const { rows } = await shop.deps.pool.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'pictures'::regclass
     union
     select table_name from information_schema.columns
     where table_schema = 'public' and column_name ~ 'picture(_id|s)$' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'banners',
    'collections',
    'item_pictures',
    'order_lines',
    'product_types',
    'reviews',
  ])
})
