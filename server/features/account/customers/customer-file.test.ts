import { errors } from '@rimal/contract/errors'
import { maxFileRows } from '@rimal/contract/limits'
import { expect, test } from 'vitest'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { download } from '../../../test/import-fixtures.ts'
import { noon } from '../../../test/order-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

const columns = 'name,contact,orders,spent,last,since'

test('an owner downloads the customers that the list shows, and the audit records it without their data', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const owner = await staffOf(shop)
  await customerOf(shop, { email: 'mariam@example.com', name: '@SUM(1)' })
  await customerOf(shop, { email: 'sara@example.com', name: 'Sara Haddad' })
  const search = new URLSearchParams({ language_code: 'en', columns, q: 'mariam@example.com' })
  const file = await download(shop, owner, `staff/download-customers?${search}`)
  expect(file.toString()).toBe(
    '\uFEFFCustomer,Phone,Email,Orders,Spent,"Last order","Ordered last","Customer since"\r\n' +
      `"'@SUM(1)",,mariam@example.com,0,,,,2026-11-21\r\n`,
  )
  const { items } = (
    await owner.call('GET staff/list-audit', {
      query: { action: 'staff/download-customers' },
    })
  ).result
  expect(items).toMatchObject([{ subject: 'email', details: { rows: 1, columns } }])
  const sales = await staffOf(shop, { role: 'sales' })
  expect((await sales.call('GET staff/download-customers', { query: { columns } })).status).toBe(
    403,
  )
  await shop.deps.pool.query(
    "update staff_sessions set is_machine = false, proved_at = created_at - interval '1 hour'",
  )
  const unproved = await owner.call('GET staff/download-customers', { query: { columns } })
  expect(unproved.errorCode).toBe(errors.proof_needed.number)
})

test('a list of more rows than a file has is refused before the file begins', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  await shop.deps.pool.query(
    `insert into customers (email, name, language)
     select 'c' || n || '@example.com', 'Customer', 'en' from generate_series(1, $1::int) n`,
    [maxFileRows + 1],
  )
  const asked = { query: { columns: 'name' } }
  const refused = await owner.call('GET staff/download-customers', asked)
  expect(refused.errorCode).toBe(errors.list_file_too_long.number)
  await shop.deps.pool.query(`delete from customers where email = 'c1@example.com'`)
  const file = await download(shop, owner, 'staff/download-customers?columns=name')
  expect(file.toString().trimEnd().split('\r\n')).toHaveLength(maxFileRows + 1)
})
