import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { markUnchanged, resetCopy } from './reset-copy.ts'
import { takeSampleCopy } from './sample-copy.ts'

async function openCopy() {
  const { url } = await takeSampleCopy()
  const connect = async () => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    await client.connect()
    onTestFinished(() => client.end().catch(() => {}))
    return client
  }
  const client = await connect()
  return { client, connect, mark: await markUnchanged(client) }
}

/** The content of the tables that the tests change. */
async function content(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query(`
    select (select jsonb_agg(v order by v.sku) from variants v) as variants,
           (select jsonb_agg(p order by p.slug) from content_pages p) as pages,
           (select count(*) from staff_audit) as audit,
           pg_sequence_last_value(pg_get_serial_sequence('staff_audit', 'id')::regclass) as last`)
  return rows
}

test('a copy is as before after rows were added, changed and deleted', async () => {
  const { client, mark } = await openCopy()
  const before = await content(client)
  const addAudit = `insert into staff_audit (role, action, subject, details, at)
    values ('machine', 'test', 'test', '{}', now()) returning id`
  const { rows: first } = await client.query(addAudit)
  await client.query(addAudit)
  await client.query('update variants set stock = stock + 1 where stock > 0')
  await client.query('delete from content_pages')
  expect(await content(client)).not.toEqual(before)
  expect(await resetCopy(client, mark)).toBe(true)
  expect(await content(client)).toEqual(before)
  const { rows: again } = await client.query(addAudit)
  expect(again).toEqual(first)
})

test('connections that a test left open are ended, and what they had begun is undone', async () => {
  const { client, connect, mark } = await openCopy()
  const forgotten = await connect()
  await forgotten.query('begin')
  await forgotten.query('update variants set stock = 0')
  expect(await resetCopy(client, mark)).toBe(true)
  await expect(forgotten.query('commit')).rejects.toThrow(/terminat|closed|not queryable/i)
})

test.each([
  ['a table has another name', 'alter table newsletter_subscribers rename to gone'],
  ['a trigger is disabled', 'alter table invoices disable trigger user'],
  ['a table was added', 'create table extra (id int)'],
  ['a table was truncated', 'truncate newsletter_subscribers'],
])('a copy is not reset when %s', async (_what, change) => {
  const { client, mark } = await openCopy()
  await client.query(change)
  expect(await resetCopy(client, mark)).toBe(false)
})
