import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectionIds } from '@rimal/contract/choices'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../../db/connect.ts'
import { migrate } from '../../../db/migrate.ts'
import { databaseUrl } from '../../../test/database.ts'
import { loadSampleShop } from './load-sample-shop.ts'
import { sampleSettings } from './sample-settings.ts'
import { defaultSettings, findSettings } from '../settings/settings.ts'

type Say = (line: string) => void
const load = (shop: EmptyShop, say: Say = () => {}) => loadSampleShop(shop, say)

/** An empty shop with all tables, of which each test gets a copy. */
const migrated = `${inject('server').template}_migrated_${process.pid}`
beforeAll(async () => {
  await asAdmin(`create database ${migrated}`)
  const { pool } = openDatabase(databaseUrl(inject('server').url, migrated))
  await migrate(pool)
  await pool.end()
})
afterAll(() => asAdmin(`drop database ${migrated} with (force)`))

const aProduct = sql`with type as (
      insert into product_types (id, position, title, description) values ('own', 0, '{}', '{}')
    ) insert into products (id, type_id, name, subtitle, title, short_description, description,
        fabric, care, opening, included, occasion, fabric_kind, opening_kind, keywords, price,
        released_on)
      values ('own', 'own', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', 'crepe',
        'closed', '{}', 100, '2026-01-01')`

test('an empty shop is filled once, however many processes start together', async () => {
  await using empty = await emptyShop()
  const said: string[] = []
  await Promise.all([1, 2, 3].map(() => load(empty, (line) => said.push(line))))
  expect(said).toEqual(['Sample shop: 36 pieces, 427 pictures …', 'Sample shop: ready.'])
  expect(await empty.count('products')).toBe(36)
  expect(await empty.count('product_types')).toBe(6)
  expect(await empty.count('collections where picture_id is not null')).toBe(3)
  expect(await empty.count('content_pages')).toBe(8)
  expect(await empty.count('variants where sku = $$NOOR-BLACK-56$$ and stock = 1')).toBe(1)
  expect(await empty.count('promotions where percent = 10 and first_order_only')).toBe(1)
  expect(await empty.count('reviews where not published')).toBe(0)
})

test('loading it again changes nothing, not even what the owner has changed', async () => {
  await using empty = await emptyShop()
  await load(empty)
  await empty.db.execute(sql`update products set price = 1 where id = 'noor'`)
  await empty.db.execute(sql`delete from content_pages`)
  await load(empty, () => expect.unreachable('it must be silent'))
  expect(await empty.count(`products where id = 'noor' and price = 1`)).toBe(1)
  expect(await empty.count('content_pages')).toBe(0)
})

test.each([
  ['a setting', sql`insert into settings (key, value) values ('currency', '"KWD"')`, 0],
  ['a product', aProduct, 1],
  [
    'a product type',
    sql`insert into product_types (id, position, title, description) values ('own', 0, '{}', '{}')`,
    0,
  ],
  [
    'a category',
    sql`insert into categories (id, position, title, description) values ('own', 0, '{}', '{}')`,
    0,
  ],
  [
    'a value of a filter',
    sql`insert into facet_values (facet, id, position, title) values ('fabric', 'own', 0, '{}')`,
    0,
  ],
])('a shop that holds %s is never touched', async (_, statement, products) => {
  await using own = await emptyShop()
  await own.db.execute(statement)
  await load(own, () => expect.unreachable('it must be silent'))
  expect(await own.count('products')).toBe(products)
  expect(await own.count('pictures')).toBe(0)
})

test('the secret that a shop makes for itself at its first start is no sign of use', async () => {
  await using empty = await emptyShop()
  await empty.db.execute(sql`insert into settings (key, value) values ('secret', '"abc"')`)
  await load(empty)
  expect(await empty.count('products')).toBe(36)
})

test('a shop without the sample data has the collections of the menu, in both languages', async () => {
  await using empty = await emptyShop()
  const complete = `title ->> 'en' > '' and title ->> 'ar' > '' and description ->> 'ar' > ''`
  for (const id of collectionIds) {
    expect(await empty.count(`collections where id = '${id}' and ${complete}`)).toBe(1)
  }
})

test('a shop without the sample data says nothing that its owner has not written', async () => {
  await using empty = await emptyShop()
  const { contact, seller, socials, announcements } = defaultSettings
  expect(textsIn([contact, seller]).filter((text) => text !== '')).toEqual([])
  expect([socials, announcements]).toEqual([[], []])
  expect(await empty.count(`promotions where active`)).toBe(0)
})

test('a shop that sells keeps the values that the program shipped with before', async () => {
  await using own = await emptyShop()
  await own.db.execute(aProduct)
  await own.db.execute(sql`update promotions set active = true where is_welcome`)
  await own.db.execute(sql`insert into settings (key, value) values ('socials', '[]')`)
  await own.again('0021_own_settings.sql')
  const { contact, socials, shipping, welcomeDiscount } = await findSettings(own.db)
  expect(contact.email).toBe('hello@rimal.example')
  expect(socials).toEqual([])
  expect(shipping).toEqual(sampleSettings.shipping)
  expect(welcomeDiscount).toEqual(sampleSettings.welcomeDiscount)
  expect(await own.count(`promotions where active and is_welcome`)).toBe(1)
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(textsIn)
}

type EmptyShop = Awaited<ReturnType<typeof emptyShop>>

async function emptyShop() {
  const name = `${migrated}_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${migrated}`)
  const { db, pool } = openDatabase(databaseUrl(inject('server').url, name))
  // The database is dropped under connections that are still closing.
  pool.on('error', () => {})
  return {
    db,
    count: async (what: string) => {
      const { rows } = await pool.query<{ n: number }>(`select count(*)::int n from ${what}`)
      return rows[0]?.n
    },
    /** Applies a migration once more. */
    again: async (migration: string) => {
      const folder = join(import.meta.dirname, '../../../db/migrations')
      await pool.query(await readFile(join(folder, migration), 'utf8'))
    },
    async [Symbol.asyncDispose]() {
      await pool.end()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

/** Runs a statement that makes or drops a database. */
async function asAdmin(statement: string) {
  const admin = new pg.Client({ connectionString: inject('server').url })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}
