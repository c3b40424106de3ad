import { expect, test } from 'vitest'
import { customerOf } from '../../test/identity-fixtures.ts'
import { logInByPassword, staffOf, staffPassword } from '../../test/staff-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { staffAtTheMachine } from './at-the-machine.ts'

const owner = 'owner@example.com'
const other = 'other@example.com'

async function staffOfShop(shop: Awaited<ReturnType<typeof testShop>>) {
  const customer = await staffOf(shop, { email: owner, name: 'Huda Owner' })
  const machine = staffAtTheMachine(shop.deps)
  return { customer, machine }
}

test('an owner adds members, and each change leaves an audit row that names the owner', async () => {
  await using shop = await testShop()
  const { customer } = await staffOfShop(shop)
  const sewer = await customerOf(shop, { email: other, name: 'Sara Sewer' })
  const { result } = await customer.call('POST staff/add-staff', {
    body: { contact: ' Other@Example.com', role: 'atelier' },
  })
  expect(result).toMatchObject([
    { contact: owner, role: 'owner' },
    { contact: other, role: 'atelier', customerId: sewer.customerId },
  ])
  const audit = await customer.call('GET staff/list-audit', {
    query: { subject: sewer.customerId },
  })
  expect(audit.result).toMatchObject([
    { by: 'Huda Owner', action: 'staff/add-staff', details: { role: 'atelier' } },
  ])
  const first = await customer.call('GET staff/list-audit', {
    query: { subject: customer.customerId },
  })
  expect(first.result).toMatchObject([{ by: null, details: { role: 'owner' } }])
})

test('an action that a role does not allow is refused, and a role that was taken away ends at once', async () => {
  await using shop = await testShop()
  const { customer } = await staffOfShop(shop)
  await customerOf(shop, { email: other, password: staffPassword })
  const sewer = await logInByPassword(shop, other)
  expect((await sewer.call('GET staff/list-staff')).status).toBe(403)
  await customer.call('POST staff/add-staff', { body: { contact: other, role: 'sales' } })
  expect((await sewer.call('GET staff/list-staff')).errorCode).toBe(501)
  const raise = { body: { contact: other, role: 'owner' } } as const
  expect((await sewer.call('POST staff/add-staff', raise)).status).toBe(403)
  await customer.call('POST staff/add-staff', raise)
  expect((await sewer.call('GET staff/list-staff')).status).toBe(200)
  await customer.call('POST staff/remove-staff', { body: { contact: other } })
  expect((await sewer.call('GET staff/list-staff')).status).toBe(403)
})

test('the only owner stays the owner, also when two remove each other at once', async () => {
  await using shop = await testShop()
  const { customer } = await staffOfShop(shop)
  const alone = await customer.call('POST staff/remove-staff', { body: { contact: owner } })
  expect(alone.errorCode).toBe(503)
  const lower = { body: { contact: owner, role: 'sales' } } as const
  expect((await customer.call('POST staff/add-staff', lower)).errorCode).toBe(503)

  await customerOf(shop, { email: other, password: staffPassword })
  const second = await logInByPassword(shop, other)
  await customer.call('POST staff/add-staff', { body: { contact: other, role: 'owner' } })
  await Promise.all([
    customer.call('POST staff/remove-staff', { body: { contact: other } }),
    second.call('POST staff/remove-staff', { body: { contact: owner } }),
  ])
  const { rows } = await shop.deps.pool.query('select role from staff_members')
  expect(rows).toEqual([{ role: 'owner' }])
})

test('a person without an account, or with a deleted one, cannot work here', async () => {
  await using shop = await testShop()
  const { customer, machine } = await staffOfShop(shop)
  const nobody = { body: { contact: 'nobody@example.com', role: 'sales' } } as const
  expect((await customer.call('POST staff/add-staff', nobody)).errorCode).toBe(502)
  await expect(machine.addStaff('nobody@example.com', 'sales')).rejects.toThrow('staff_not_found')
})
