import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { customerOf } from '../test/identity-fixtures.ts'
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

test('the first owner is added at the machine, and the command then acts as that owner', async () => {
  await using shop = await testShop()
  const { databaseUrl } = shop
  expect(await staff(databaseUrl, 'audit')).toEqual({
    code: 1,
    said: 'The shop has no owner yet: staff add EMAIL owner\n',
  })
  const unknown = await staff(databaseUrl, 'staff', 'add', 'huda@example.com', 'owner')
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('registers') })

  const { customerId, call } = await customerOf(shop, { email: 'huda@example.com', name: 'Huda' })
  const added = await staff(databaseUrl, 'staff', 'add', 'huda@example.com', 'owner')
  expect(added).toEqual({ code: 0, said: 'owner    huda@example.com  Huda\n' })
  const audit = await staff(databaseUrl, 'audit', '--of', customerId)
  expect(audit).toMatchObject({ code: 0, said: expect.stringContaining('the machine') })
  // The login of the command has ended with it.
  expect((await call('GET identity/list-sessions')).result).toHaveLength(1)
})

test('words that mean nothing are answered by what the command knows', async () => {
  await using shop = await testShop()
  const lost = await staff(shop.databaseUrl, 'dance')
  expect(lost).toMatchObject({ code: 1, said: expect.stringContaining('staff list') })
  const role = await staff(shop.databaseUrl, 'staff', 'add', 'huda@example.com', 'queen')
  expect(role).toEqual({ code: 1, said: '“queen” must be one of owner, sales, workshop.\n' })
})

test('staff read and change the settings of the shop', { timeout: 180_000 }, async () => {
  await using shop = await testShop()
  const { databaseUrl } = shop
  await customerOf(shop, { email: 'huda@example.com', name: 'Huda' })
  await staff(databaseUrl, 'staff', 'add', 'huda@example.com', 'owner')
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
