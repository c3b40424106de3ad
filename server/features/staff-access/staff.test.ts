import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { signInAgain, staffOf } from '../../test/staff-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

test('a role that was changed or taken away ends the sessions, and counts at once', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const sewer = await staffOf(shop, { role: 'workshop', name: 'Sara Sewer' })
  expect((await sewer.call('GET staff/list-staff')).errorCode).toBe(errors.not_allowed.number)
  const { staffId } = sewer
  const raised = await owner.call('POST staff/change-role', { body: { staffId, role: 'owner' } })
  expect(raised.result.members).toMatchObject([
    { role: 'owner' },
    { staffId, role: 'owner', name: 'Sara Sewer' },
  ])
  expect((await sewer.call('GET staff/me')).errorCode).toBe(errors.sign_in_needed.number)
  const again = await signInAgain(shop, 'workshop@example.com')
  expect((await again.call('GET staff/list-staff')).errorCode).toBe(0)
  await owner.call('POST staff/remove-staff', { body: { staffId } })
  expect((await again.call('GET staff/me')).errorCode).toBe(errors.sign_in_needed.number)
})

test('each change leaves an audit row that names the owner and what changed', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const { staffId } = await staffOf(shop, { role: 'sales' })
  await owner.call('POST staff/change-role', { body: { staffId, role: 'manager' } })
  const { items } = (await owner.call('GET staff/list-audit', { query: { subject: staffId } }))
    .result
  expect(items).toMatchObject([
    {
      by: 'Huda Owner',
      action: 'staff/change-role',
      details: { role: { from: 'sales', to: 'manager' } },
    },
  ])
})

test('a row of the audit can neither be changed nor deleted', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  await owner.call('POST staff/change-language', { body: { language: 'arb' } })
  for (const statement of [
    "update staff_audit set subject = 'x'",
    'delete from staff_audit',
    'truncate staff_audit',
  ]) {
    await expect(shop.deps.pool.query(statement)).rejects.toThrow('never changed')
  }
})

test('the only owner stays the owner, also when two remove each other at once', async () => {
  await using shop = await testShop()
  const one = await staffOf(shop)
  const last = errors.last_owner.number
  const { staffId } = one
  const lower = { body: { staffId, role: 'sales' } } as const
  expect((await one.call('POST staff/remove-staff', { body: { staffId } })).errorCode).toBe(last)
  expect((await one.call('POST staff/change-role', lower)).errorCode).toBe(last)
  const invitation = { email: 'owner@example.com', role: 'sales', language: 'en' } as const
  expect((await one.call('POST staff/invite-staff', { body: invitation })).errorCode).toBe(last)

  const other = await staffOf(shop, { email: 'other@example.com' })
  await Promise.all([
    one.call('POST staff/remove-staff', { body: { staffId: other.staffId } }),
    other.call('POST staff/remove-staff', { body: { staffId } }),
  ])
  const { rows } = await shop.deps.pool.query(
    "select count(*)::int as owners from staff_members where role = 'owner' and removed_at is null",
  )
  expect(rows).toEqual([{ owners: 1 }])
})

test('a person without a second factor gets in with no password and no code, only on the machine', async () => {
  await using shop = await testShop()
  const password = 'seven quiet falcons'
  await staffOf(shop, { password })
  const email = 'owner@example.com'
  const { result } = await shop.call('POST staff/sign-in', { body: { email, password } })
  for (const code of ['000000', 'AAAA-AAAA-AAAA-AAAA-AAAA']) {
    const reply = await shop.call('POST staff/prove-sign-in', {
      body: { ticket: result.ticket, code },
    })
    expect(reply.errorCode).toBe(errors.factor_wrong.number)
  }
  const machine = await signInAgain(shop, email)
  expect((await machine.call('GET staff/me')).errorCode).toBe(0)
})
