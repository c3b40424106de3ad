import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { codeChallenges } from '../../../db/tables/customers.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const phone = '+971501234567'
const noon = '2026-11-21T12:00:00Z'

/** With the limits of the table alone, and what the shop logs. */
async function limitedShop() {
  const said: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void said.push(line) })
  const shop = await testShop({ trustProxy: ['127.0.0.1'] }, { log })
  shop.deps.config.rateLimits = true
  shop.setClock(noon)
  return { shop, said, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

let asked = 0
/** Requests a code from a different machine each time, so that no limit per address is reached. */
function ask(shop: TestShop, contact = phone, guest: Pick<TestShop, 'call'> = shop.guest()) {
  asked += 1
  return guest.call('POST identity/send-code', {
    body: { contact, purpose: 'login' },
    headers: { 'x-forwarded-for': `${20 + (asked % 200)}.${asked % 250}.0.1` },
  })
}

type Sent = { minutesAgo: number; count: number; typed?: number; numbers?: string }

/** Texts that went out a while ago; each number is another one. */
async function sendBefore({ deps }: TestShop, { minutesAgo, count, typed = count, numbers }: Sent) {
  const createdAt = new Date(Date.parse(noon) - minutesAgo * 60_000)
  const rows = Array.from({ length: count }, (_, number) => {
    const end = String(number).padStart(4, '0')
    const isTyped = number < typed
    return {
      id: `${minutesAgo} ${numbers} ${end}`,
      purpose: 'login' as const,
      contact: numbers ? `${numbers}${end}` : `+97155${end}${end}`.slice(0, 13),
      digits: 4,
      attempts: isTyped ? 1 : 0,
      usedAt: isTyped ? createdAt : null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 300_000),
    }
  })
  await deps.db.insert(codeChallenges).values(rows)
}

const paused = { status: 429, errorCode: 117 }

test('a shop sends five hundred texts a day, and email goes on', async () => {
  await using limited = await limitedShop()
  const { shop } = limited
  await ask(shop)
  const { rowCount } = await shop.deps.pool.query(
    'update limit_counters set count = 499 where key = $1',
    [shop.deps.sign('limit', 'text_sent shop 86400 ')],
  )
  expect(rowCount).toBe(1)
  expect((await ask(shop, '+971551110001')).errorCode).toBe(0)
  expect(await ask(shop, '+971551120002')).toMatchObject({
    status: 429,
    errorCode: 104,
    retryAfter: 24 * 3600,
  })
  expect((await ask(shop, 'mariam@example.com')).errorCode).toBe(0)
  shop.setClock('2026-11-22T12:00:00Z')
  expect((await ask(shop, '+971551120002')).errorCode).toBe(0)
})

test('texts go where the owner says that they go, and nowhere else', async () => {
  await using shop = await testShop()
  const allow = (countries: string[]) =>
    shop.deps.db.execute(sql`insert into settings (key, value)
      values ('smsCountries', ${JSON.stringify(countries)}::jsonb)
      on conflict (key) do update set value = excluded.value`)
  await allow(['KW', 'GB'])
  expect(await ask(shop, phone)).toMatchObject({ status: 200, errorCode: 106 })
  expect((await ask(shop, '+96550012345')).errorCode).toBe(0)
  expect((await ask(shop, '+447400123456')).errorCode).toBe(0)
  await allow([])
  expect(await ask(shop, '+96550012346')).toMatchObject({ status: 200, errorCode: 106 })
  expect((await ask(shop, 'mariam@example.com')).errorCode).toBe(0)
})

test('at most a fifth of a day’s texts go to numbers that differ only at the end', async () => {
  await using limited = await limitedShop()
  const { shop, said } = limited
  await sendBefore(shop, { minutesAgo: 120, count: 20, numbers: '+97150123' })
  await sendBefore(shop, { minutesAgo: 180, count: 79 })
  expect(await ask(shop)).toMatchObject(paused)
  expect(said.join()).toContain('as if somebody earned')
  expect(said.join()).not.toContain('50123')
  expect((await ask(shop, '+971551110001')).errorCode).toBe(0)
  expect((await ask(shop)).errorCode).toBe(0)
  expect((await ask(shop, '+971501237777')).errorCode).toBe(117)
})

test('in a shop of few texts nineteen of one kind are no sign of anything', async () => {
  await using limited = await limitedShop()
  const { shop } = limited
  await sendBefore(shop, { minutesAgo: 120, count: 19, numbers: '+97150123' })
  expect((await ask(shop)).errorCode).toBe(0)
  expect(await ask(shop, '+971501237777')).toMatchObject(paused)
  shop.setClock('2026-11-22T10:00:01Z')
  expect((await ask(shop, '+971501237777')).errorCode).toBe(0)
})

test.each([
  ['few of the last texts were read', { minutesAgo: 10, count: 20, typed: 5 }, 117],
  ['enough of them were', { minutesAgo: 10, count: 20, typed: 6 }, 0],
  ['they were few', { minutesAgo: 10, count: 19, typed: 0 }, 0],
  ['their codes still live', { minutesAgo: 4, count: 30, typed: 0 }, 0],
  ['it is a while ago', { minutesAgo: 21, count: 30, typed: 0 }, 0],
])('where %s, a strange device is answered accordingly', async (_name, sent, errorCode) => {
  await using limited = await limitedShop()
  const { shop } = limited
  await sendBefore(shop, sent)
  expect((await ask(shop)).errorCode).toBe(errorCode)
  expect((await ask(shop, 'mariam@example.com')).errorCode).toBe(0)
})

/** A customer who verified the phone before the texts of these tests went out. */
async function customerWithPhone(shop: TestShop, guest = shop.guest()) {
  const customer = await customerOf(shop, { email: phone, guest })
  await shop.deps.pool.query("update customers set created_at = '2026-11-01T00:00:00Z'")
  await shop.deps.pool.query('delete from limit_counters')
  await shop.deps.pool.query('delete from code_challenges')
  return customer
}

test('while texts to new numbers are paused, the number of a customer still gets a text, on any device', async () => {
  await using limited = await limitedShop()
  const { shop, said } = limited
  await customerWithPhone(shop)
  await sendBefore(shop, { minutesAgo: 10, count: 30, typed: 0 })
  expect((await ask(shop)).errorCode).toBe(0)
  expect(said).toEqual([])
  expect(await ask(shop, '+971551110001')).toMatchObject(paused)
})

test('a block whose texts of the day or hour are used up still sends to the number of a customer', async () => {
  await using limited = await limitedShop()
  const { shop } = limited
  await customerWithPhone(shop)
  await sendBefore(shop, { minutesAgo: 120, count: 20, numbers: '+97150123' })
  expect(await ask(shop, '+971501237777')).toMatchObject(paused)
  expect((await ask(shop)).errorCode).toBe(0)

  await shop.deps.pool.query('delete from code_challenges')
  shop.setClock('2026-11-21T13:00:00Z')
  for (let number = 0; number < 10; number++) {
    expect((await ask(shop, `+97150123000${number}`)).errorCode).toBe(0)
  }
  expect(await ask(shop, '+971501237777')).toMatchObject({ status: 429, errorCode: 104 })
  expect((await ask(shop)).errorCode).toBe(0)
})

test('a shop whose texts of the day are used up still sends to the number of a customer, within the limits of that number', async () => {
  await using limited = await limitedShop()
  const { shop } = limited
  await customerWithPhone(shop)
  await ask(shop, '+971551110001')
  const ofShop = shop.deps.sign('limit', 'text_sent shop 86400 ')
  await shop.deps.pool.query('update limit_counters set count = 500 where key = $1', [ofShop])
  expect(await ask(shop, '+971551120002')).toMatchObject({ status: 429, errorCode: 104 })

  const answers: number[] = []
  for (const hour of [12, 13, 14]) {
    for (const minute of [0, 2, 4, 6, 8]) {
      shop.setClock(`2026-11-21T${hour}:${String(minute).padStart(2, '0')}:00Z`)
      answers.push((await ask(shop)).errorCode)
    }
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 0), 104, 104, 104, 104, 104])
  // Texts to customers are not counted for the shop.
  const { rows } = await shop.deps.pool.query('select count from limit_counters where key = $1', [
    ofShop,
  ])
  expect(rows).toEqual([{ count: 500 }])
})

test('unread texts to the numbers of customers pause nothing', async () => {
  await using limited = await limitedShop()
  const { shop } = limited
  await sendBefore(shop, { minutesAgo: 10, count: 30, typed: 0 })
  await shop.deps.pool.query(
    `insert into customers (phone, name, language, created_at)
    select contact, 'Mariam', 'en', created_at - interval '1 day' from code_challenges`,
  )
  expect((await ask(shop, '+971551110001')).errorCode).toBe(0)
})

test('a text that was read and made a customer counts as one that was read', async () => {
  await using limited = await limitedShop()
  const { shop } = limited
  await sendBefore(shop, { minutesAgo: 10, count: 30, typed: 10 })
  await shop.deps.pool.query(
    `insert into customers (phone, name, language, created_at)
    select contact, 'Mariam', 'en', created_at + interval '1 minute' from code_challenges
    where used_at is not null`,
  )
  expect((await ask(shop, '+971551110001')).errorCode).toBe(0)
})

test('an account that was deleted no longer makes its number one of a customer', async () => {
  await using limited = await limitedShop()
  const { shop } = limited
  await customerWithPhone(shop)
  await shop.deps.pool.query('update customers set phone = null, deleted_at = now()')
  await sendBefore(shop, { minutesAgo: 10, count: 30, typed: 0 })
  expect(await ask(shop)).toMatchObject(paused)
})

test('an account that has only a phone can still be deleted by text while texts are paused', async () => {
  await using limited = await limitedShop()
  const { shop } = limited
  const customer = await customerWithPhone(shop)
  await sendBefore(shop, { minutesAgo: 10, count: 30, typed: 0 })
  expect(await ask(shop, '+971551110001')).toMatchObject(paused)
  expect((await customer.call('POST account/send-delete-code', { body: {} })).errorCode).toBe(0)
})
