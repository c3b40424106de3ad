import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/connect.ts'
import { migrate } from '../../../db/migrate.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'

const promise = { en: '10% off your first order with {code}', ar: 'خصم 10% بالرمز {code}' }
const own = { en: 'Open until 10', ar: 'نستقبلكِ حتى 10' }
const announced = [
  { ...promise, code: 'WELCOME10' },
  { en: 'Free delivery in the UAE from AED 500', ar: 'توصيل مجاني' },
  own,
]

/** A database as it was before the welcome discount was a setting. */
async function shopFromBefore(change: string) {
  const empty = await emptyDatabase()
  const { pool } = openDatabase(empty.url)
  pool.on('error', () => {})
  await migrate(pool)
  await pool.query(`delete from migrations where name = '0056_welcome_setting.sql';
    drop index offers_one_welcome; alter table offers drop column is_welcome;
    ${change}`)
  await pool.query(`insert into settings (key, value) values ('announcements', $1)`, [
    JSON.stringify(announced),
  ])
  await migrate(pool)
  const { rows } = await pool.query<{ key: string; value: unknown }>('select * from settings')
  const settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  await pool.end()
  return { settings, [Symbol.asyncDispose]: () => empty[Symbol.asyncDispose]() }
}

test('an earlier shop retains its welcome discount, and its announcement uses the values of the setting', async () => {
  await using shop = await shopFromBefore('')
  expect(shop.settings).toEqual({
    announcements: [
      {
        en: '{percent}% off your first order with {code}',
        ar: 'خصم {percent}% بالرمز {code}',
        needs: 'welcome_discount',
      },
      { en: 'Free delivery in the UAE from AED 500', ar: 'توصيل مجاني', countries: ['AE'] },
      own,
    ],
  })
})

test.each([
  ['was ended', `update offers set ends_at = now() where code = 'WELCOME10'`],
  ['was switched off', `update offers set active = false where code = 'WELCOME10'`],
])('a welcome discount that %s before stays off', async (_, change) => {
  await using shop = await shopFromBefore(change)
  expect(shop.settings.welcomeDiscount).toEqual({ code: 'WELCOME10', percent: null })
})

test('a shop that never had a welcome discount gets none, and retains its own announcements', async () => {
  await using shop = await shopFromBefore(`delete from offers`)
  expect(shop.settings.welcomeDiscount).toEqual({ code: 'WELCOME10', percent: null })
  expect(shop.settings.announcements).toMatchObject([{ code: 'WELCOME10' }, {}, own])
})
