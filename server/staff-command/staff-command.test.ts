import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { staffAtTheMachine } from '../features/staff-access/at-the-machine.ts'
import { staffOf } from '../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../test/test-shop.ts'
import { openStaffClient } from './open-staff-client.ts'
import { verbs } from './verbs.ts'
import { readWords } from './words/read-words.ts'

const run = promisify(execFile)
/** The test starts five processes, four of them at once. */
const patience = { timeout: 180_000 }

/** Runs the command as staff type it, in a separate process, on the database of a running shop. */
async function staff({ databaseUrl }: TestShop, ...words: string[]) {
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl }
  return run(process.execPath, ['server/staff.ts', ...words], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code: Number(code), said: `${stdout}${stderr}` }),
  )
}

/** Opens the command in the process of the test, on the same shop: a process takes seconds to start. */
async function openCommand({ deps }: TestShop) {
  const app = await createApp(deps, null)
  const machine = staffAtTheMachine(deps)
  const bearerOf = async (person: { staffId: string }) => (await machine.openSession(person)).token
  const client = openStaffClient({ app, machine, bearerOf, as: undefined })
  return {
    /** Returns the lines that the command prints for words that staff type. */
    async type(...words: string[]): Promise<string[]> {
      const read = readWords(verbs, words)
      if (!read) throw new Error(`Nothing is called ${words.join(' ')}.`)
      return read.verb.run(client, read.given)
    },
    [Symbol.asyncDispose]: () => app.close(),
  }
}

test(
  'the machine prints the link for the first owner, and the command then acts as that owner',
  patience,
  async () => {
    await using shop = await testShop()
    const [early, link, unknown, lost] = await Promise.all([
      staff(shop, 'audit'),
      staff(shop, 'staff', 'link'),
      staff(shop, 'staff', 'role', 'huda@example.com', 'owner'),
      staff(shop, 'dance'),
    ])
    expect(early).toEqual({
      code: 1,
      said: 'The shop has no owner yet: run staff link, and open the link that it prints.\n',
    })
    expect(link).toMatchObject({
      code: 0,
      said: expect.stringMatching(/\/admin\/join#[0-9a-f-]{36}\./),
    })
    expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('does not work') })
    // Words that mean nothing are answered by what the command knows.
    expect(lost).toMatchObject({ code: 1, said: expect.stringContaining('staff list') })

    const { staffId, call } = await staffOf(shop, { email: 'huda@example.com', name: 'Huda' })
    const set = await staff(shop, 'setting', 'set', 'cutOffHour', '12')
    expect(set).toEqual({ code: 0, said: '* cutOffHour  12\n' })
    // The session of the command has ended with it.
    const { rows } = await shop.deps.pool.query(
      'select count(*)::int as open from staff_sessions where ended_at is null and staff_id = $1',
      [staffId],
    )
    expect(rows).toEqual([{ open: 1 }])
    const { items } = (await call('GET staff/list-audit', { query: {} })).result
    expect(items).toMatchObject([
      { action: 'staff/change-setting', by: 'Huda' },
      { action: 'staff/invite-staff', by: null },
    ])
  },
)

test('the machine lists and invites staff, and knows the roles that there are', async () => {
  await using shop = await testShop()
  const { call } = await staffOf(shop, { email: 'huda@example.com', name: 'Huda' })
  await using command = await openCommand(shop)
  expect(await command.type('staff', 'list')).toEqual(['owner      huda@example.com  Huda'])
  await command.type('staff', 'link')
  await command.type('staff', 'invite', 'sara@example.com', 'sales')
  const { result } = await call('GET staff/list-staff')
  expect(result.invitations).toMatchObject([
    { email: null, role: 'owner' },
    { email: 'sara@example.com', role: 'sales' },
  ])
  expect(await command.type('audit')).toContainEqual(expect.stringContaining('the machine'))
  await expect(command.type('staff', 'role', 'huda@example.com', 'queen')).rejects.toThrow(
    '“queen” must be one of owner, manager, sales, workshop, warehouse, content, accountant, read_only.',
  )
})

test('staff read and change the settings of the shop', async () => {
  await using shop = await testShop()
  await staffOf(shop, { email: 'huda@example.com', name: 'Huda' })
  await using command = await openCommand(shop)
  const set = (name: string, value: string) => command.type('setting', 'set', name, value)
  expect(await set('cutOffHour', '12')).toEqual(['* cutOffHour  12'])
  await expect(set('cutOffHour', '25')).rejects.toThrow('value: invalid')
  await expect(set('currency', 'AED')).rejects.toThrow('is not JSON')
  expect(await command.type('setting', 'show', 'cutOffHour')).toEqual(['12'])
  expect(await command.type('setting', 'reset', 'cutOffHour')).toEqual(['  cutOffHour  14'])
})

test('a running promotion is printed first, however many ended ones are newer', async () => {
  await using shop = await testShop()
  await staffOf(shop, { email: 'huda@example.com', name: 'Huda' })
  await shop.deps.pool.query('delete from promotions')
  await shop.deps.pool.query(
    `insert into promotions (title, kind, percent, ends_at, created_at)
     select jsonb_build_object('en', title, 'ar', 'خصم'), 'percent', 5, ends_at, created_at
     from (select 'Running' as title, null::timestamptz as ends_at, timestamptz '2026-01-01' as created_at
       union all select 'Ended', '2026-01-02', '2026-01-02' from generate_series(1, 210)) made`,
  )
  await using command = await openCommand(shop)
  const lines = await command.type('promotion', 'list')
  expect(lines).toHaveLength(202)
  expect([lines[0], lines.at(-1)]).toEqual([
    expect.stringContaining('Running'),
    'and more: --search finds them',
  ])
})
