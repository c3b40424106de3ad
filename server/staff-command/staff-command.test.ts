import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { staffOf } from '../test/staff-fixtures.ts'
import { testShop } from '../test/test-shop.ts'

const run = promisify(execFile)

/** Runs the command as staff type it, in a separate process, on the database of a running shop. */
async function staff(databaseUrl: string, ...words: string[]) {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl }
  return run(process.execPath, ['server/staff.ts', ...words], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code: Number(code), said: `${stdout}${stderr}` }),
  )
}

test('the machine prints the link for the first owner, and the command then acts as that owner', async () => {
  await using shop = await testShop()
  const { databaseUrl } = shop
  expect(await staff(databaseUrl, 'audit')).toEqual({
    code: 1,
    said: 'The shop has no owner yet: run staff link, and open the link that it prints.\n',
  })
  const link = await staff(databaseUrl, 'staff', 'link')
  expect(link).toMatchObject({
    code: 0,
    said: expect.stringMatching(/\/admin\/join#[0-9a-f-]{36}\./),
  })
  const unknown = await staff(databaseUrl, 'staff', 'role', 'huda@example.com', 'owner')
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('does not work') })

  const { staffId, call } = await staffOf(shop, { email: 'huda@example.com', name: 'Huda' })
  const listed = await staff(databaseUrl, 'staff', 'list')
  expect(listed).toEqual({ code: 0, said: 'owner      huda@example.com  Huda\n' })
  await staff(databaseUrl, 'staff', 'invite', 'sara@example.com', 'sales')
  const { result } = await call('GET staff/list-staff')
  expect(result.invitations).toMatchObject([
    { email: null, role: 'owner' },
    { email: 'sara@example.com', role: 'sales' },
  ])
  const audit = await staff(databaseUrl, 'audit')
  expect(audit).toMatchObject({ code: 0, said: expect.stringContaining('the machine') })
  // The session of the command has ended with it.
  const { rows } = await shop.deps.pool.query(
    'select count(*)::int as open from staff_sessions where ended_at is null and staff_id = $1',
    [staffId],
  )
  expect(rows).toEqual([{ open: 1 }])
})

test('words that mean nothing are answered by what the command knows', async () => {
  await using shop = await testShop()
  const lost = await staff(shop.databaseUrl, 'dance')
  expect(lost).toMatchObject({ code: 1, said: expect.stringContaining('staff list') })
  const role = await staff(shop.databaseUrl, 'staff', 'role', 'huda@example.com', 'queen')
  expect(role).toEqual({
    code: 1,
    said: '“queen” must be one of owner, manager, sales, workshop, warehouse, accountant.\n',
  })
})

test('staff read and change the settings of the shop', { timeout: 180_000 }, async () => {
  await using shop = await testShop()
  const { databaseUrl } = shop
  await staffOf(shop, { email: 'huda@example.com', name: 'Huda' })
  const set = await staff(databaseUrl, 'setting', 'set', 'cutOffHour', '12')
  expect(set).toEqual({ code: 0, said: '* cutOffHour  12\n' })
  const wrong = await staff(databaseUrl, 'setting', 'set', 'cutOffHour', '25')
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('value: invalid') })
  const text = await staff(databaseUrl, 'setting', 'set', 'currency', 'AED')
  expect(text).toMatchObject({ code: 1, said: expect.stringContaining('is not JSON') })
  expect((await staff(databaseUrl, 'setting', 'show', 'cutOffHour')).said).toBe('12\n')
  const reset = await staff(databaseUrl, 'setting', 'reset', 'cutOffHour')
  expect(reset).toEqual({ code: 0, said: '  cutOffHour  14\n' })
})
