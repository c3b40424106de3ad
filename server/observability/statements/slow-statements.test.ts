import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openLog } from '../../log.ts'
import { testShop } from '../../test/test-shop.ts'
import { callContext } from '../call-context.ts'
import { statementName, withoutValues } from './statement-name.ts'

const { observability: off } = readConfig({})

async function shopThatLogs(slowStatementMs: number) {
  const lines: string[] = []
  const log = openLog({ logLevel: 'warn', production: true }, { write: (line) => lines.push(line) })
  const shop = await testShop({ observability: { ...off, slowStatementMs } }, { log })
  const slow = () =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a slow statement')
  return { shop, slow, lines, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test('a slow statement is logged with its request, and without a value', async () => {
  await using logging = await shopThatLogs(50)
  const { pool } = logging.shop.deps
  // More statements than connections: those that wait still know their own request.
  const ids = Array.from({ length: 30 }, (_, index) => `request-${index}`)
  await Promise.all(
    ids.map((requestId) =>
      callContext.run({ requestId }, () =>
        pool.query(`select pg_sleep(0.06), $1 as name, 'Noor' as name_of_it /* ${requestId} */`, [
          'Mariam',
        ]),
      ),
    ),
  )
  const slow = logging.slow()
  // A slow database must not fill the log.
  expect(slow).toHaveLength(20)
  // On a slow machine other statements are slow as well.
  const own = slow.filter(({ text }) => text.includes('name_of_it'))
  expect(own.length).toBeGreaterThan(10)
  for (const line of own) {
    expect(line).toMatchObject({ level: 40, statement: 'select', database: 'main' })
    expect(line.text).toContain(`/* ${line.reqId} */`)
    expect(line.ms).toBeGreaterThanOrEqual(50)
  }
  expect(logging.lines.join('')).not.toMatch(/Mariam|Noor/)
})

test('statements of a transaction are watched, and one that fails is as well', async () => {
  await using logging = await shopThatLogs(50)
  const { db, pool } = logging.shop.deps
  await db.transaction(
    async (tx) => void (await tx.execute('select pg_sleep(0.06), count(*) from customers')),
  )
  const fails = 'select pg_sleep(0.06), 1 / (count(*) - count(*)) from orders'
  await expect(pool.query(fails)).rejects.toThrow('division by zero')
  const slow = logging.slow().map(({ statement, database }) => `${database}: ${statement}`)
  expect(slow).toEqual(expect.arrayContaining(['main: select customers', 'main: select orders']))
})

test('0 logs no statement', async () => {
  await using logging = await shopThatLogs(0)
  await logging.shop.deps.pool.query('select pg_sleep(0.06)')
  expect(logging.slow()).toEqual([])
})

test.each([
  ['select "id" from "orders" where "number" = $1', 'select orders'],
  ['insert into "outbox" ("id") values ($1)', 'insert outbox'],
  ['update only public.cart_lines set quantity = $1', 'update cart_lines'],
  ['delete from sessions', 'delete sessions'],
  ['with x as (select 1 from stock) select * from x', 'with stock'],
  ['begin isolation level serializable', 'begin'],
  ['-- why\nselect 1', 'select'],
  ['listen notifications', 'other'],
])('%s is named %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})

test('literals are left out of the text of a statement', () => {
  expect(withoutValues(`select 'it''s Noor',\n  $1`)).toBe("select '…', $1")
})
