import { chmod, mkdir, mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillCart, orderOfCustomer } from '../../test/credit-fixtures.ts'
import { addProduct } from '../../test/fixtures.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import { mailServer } from '../../test/mail/mail-server.ts'
import { noon, press } from '../../test/order-fixtures.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { villa } from '../../test/visit-fixtures.ts'

const email = 'zubaida@example.com'
const name = 'Zubaida Alhosani'
const phone = '+971501239876'
const password = 'three blue camels'

/** Returns the tables that still contain a text of a person. */
async function tablesWith(shop: TestShop, text: string): Promise<string[]> {
  const { pool } = shop.deps
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const table of tables) {
    const { rowCount } = await pool.query(
      `select from "${table.name}" t where strpos(lower(t::text), lower($1)) > 0`,
      [text],
    )
    if (rowCount) found.push(table.name)
  }
  return found.toSorted()
}

async function filesWith(folder: string, text: string): Promise<number> {
  const files = await readdir(folder)
  const emails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return emails.filter((email) => email.includes(text)).length
}

async function customerWithAll(shop: TestShop) {
  shop.setClock(noon)
  const customer = await customerOf(shop, { email, name, password })
  await shop.call('POST contact/send-message', {
    body: { name, email, phone, message: 'Is the black one lined?' },
  })
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000 })
  await fillCart(customer, product)
  const { result } = await orderOfCustomer(customer, {
    paymentMethod: 'cash_on_delivery',
    contact: { name, email, phone },
  })
  await shop.runJob('send-messages')
  return { customer, orderNumber: result.orderNumber }
}

test('a deleted account leaves only the open order, and later only the invoice of the closed order', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-deleted-'))
  const folder = join(dataDir, 'emails')
  // The folder is as an older version left it.
  await mkdir(folder)
  await chmod(folder, 0o755)
  await using shop = await testShop({ dataDir })
  const { customer, orderNumber } = await customerWithAll(shop)
  expect(orderNumber).toMatch(/^RM-/)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  expect(await filesWith(folder, email)).toBeGreaterThan(0)

  const gone = await customer.call('POST account/delete-account', { body: { password } })
  expect(gone.errorCode).toBe(0)
  await shop.runJob('send-messages')
  expect(await tablesWith(shop, email)).toEqual(['orders', 'outbox'])
  expect(await tablesWith(shop, phone)).toEqual(['orders'])
  const { rows } = await shop.deps.pool.query('select kind from outbox where recipient = $1', [
    email,
  ])
  expect(rows).toEqual([{ kind: 'account_deleted' }])

  shop.setClock('2026-11-24T12:00:00Z')
  await shop.runJob('clean-up-personal-data')
  expect(await tablesWith(shop, email)).toEqual(['orders'])
  expect(await filesWith(folder, email)).toBe(0)

  await shop.deps.pool.query("update orders set status = 'completed'")
  await shop.runJob('clean-up-personal-data')
  expect(await tablesWith(shop, email)).toEqual([])
  expect(await tablesWith(shop, phone)).toEqual([])
  expect(await tablesWith(shop, name)).toEqual(['invoices', 'orders'])
})

test('messages that were given up or failed for good are deleted with the account', async () => {
  await using mail = await mailServer(email)
  await using shop = await testShop(mail.settings)
  const { customer } = await customerWithAll(shop)
  const owner = await staffOf(shop)
  const { items } = (await owner.call('GET staff/list-failed-messages')).result
  const own = items.filter(({ recipient }) => recipient === email)
  expect(own.length).toBeGreaterThan(1)
  const body = { messageId: own[0]?.messageId ?? '' }
  await owner.call('POST staff/give-up-message', { body })
  const { pool } = shop.deps
  await pool.query('update outbox set attempts = 6 where id = $1', [own[1]?.messageId])
  await customer.call('POST account/delete-account', { body: { password } })
  const { rows } = await pool.query('select id from outbox where id = any($1)', [
    [own[0]?.messageId, own[1]?.messageId],
  ])
  expect(rows).toEqual([])

  // The confirmation of the deletion cannot be sent either.
  await pool.query(`update outbox set attempts = 6, retry_at = $1 where kind = 'account_deleted'`, [
    noon,
  ])
  shop.setClock('2026-11-24T12:00:00Z')
  await shop.runJob('clean-up-personal-data')
  const left = await pool.query(`select from outbox where kind = 'account_deleted'`)
  expect(left.rowCount).toBe(0)
})

test('an address that ends like the deleted one belongs to somebody else', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const customer = await customerOf(shop, { email, name, password })
  for (const [from, message] of [
    [`al.${email}`, 'Do you open on Friday?'],
    [`${email}.au`, `Write to sister+${email}, please.`],
    ['sister@example.com', `Write to her:\n${email}.`],
    ['aunt@example.com', `Her address is <${email.toUpperCase()}>`],
  ]) {
    const body = { name: 'Hessa', email: from ?? '', message: message ?? '' }
    await shop.call('POST contact/send-message', { body })
  }
  await shop.runJob('send-messages')
  await customer.call('POST account/delete-account', { body: { password } })
  const { rows } = await shop.deps.pool.query<{ from: string }>(
    "select data ->> 'email' as from from outbox where kind = 'contact_message' order by 1",
  )
  expect(rows.map(({ from }) => from)).toEqual([`al.${email}`, `${email}.au`])
})

test('the messages of somebody else stay, and those to the shop for two years', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const customer = await customerOf(shop, { email, name, password })
  await shop.call('POST contact/send-message', {
    body: { name: 'Hessa', email: 'hessa@example.com', message: 'Do you open on Friday?' },
  })
  await shop.runJob('send-messages')
  await customer.call('POST account/delete-account', { body: { password } })
  expect(await tablesWith(shop, 'hessa@example.com')).toEqual(['contact_messages', 'outbox'])
  shop.setClock('2028-11-30T12:00:00Z')
  await shop.deps.pool.query("update contact_messages set created_at = '2026-11-21T12:00:00Z'")
  await shop.runJob('clean-up-personal-data')
  expect(await tablesWith(shop, 'hessa@example.com')).toEqual([])
})

test('a message to the shop that is not sent yet is deleted with the account, and one that mentions its owner is sent', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const customer = await customerOf(shop, { email, name, password })
  const write = (body: { name: string; email: string; message: string; phone?: string }) =>
    shop.call('POST contact/send-message', { body })
  await write({ name, email: email.toUpperCase(), message: 'Is the black one lined?' })
  await write({ name: 'Hessa', email: 'hessa@example.com', message: `Ask ${email} as well.` })
  await customer.call('POST account/delete-account', { body: { password } })
  const { rows } = await shop.deps.pool.query<{ from: string }>(
    "select data ->> 'email' as from from outbox where kind = 'contact_message'",
  )
  expect(rows).toEqual([{ from: 'hessa@example.com' }])
  expect(await tablesWith(shop, 'Is the black one lined?')).toEqual([])
})

test('an order of a deleted account that was never placed keeps no name, and a placed one keeps that of its invoice', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const customer = await customerOf(shop, { email, name, password })
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000 })
  const other = 'Sheikha Alketbi'
  const order = async (paymentMethod: 'card' | 'cash_on_delivery') => {
    await fillCart(customer, product)
    const { result } = await orderOfCustomer(customer, {
      paymentMethod,
      contact: { name, email, phone },
      address: { ...villa, name: other },
      billing: {
        sameAsDelivery: false,
        company: `${other} LLC`,
        taxNumber: '',
        address: { ...villa, name: other, phone },
      },
    })
    return result
  }
  const paid = await order('card')
  await press(shop, paid.paymentToken, 'approve')
  const expired = await order('card')
  await shop.deps.pool.query('update orders set pay_before = $1 where number = $2', [
    noon,
    expired.orderNumber,
  ])
  await shop.runJob('expire-unpaid-orders')
  const cancelled = await order('card')
  await customer.call('POST order/cancel-order', {
    body: { order: cancelled.orderToken, reason: 'changed_mind' },
  })
  await shop.deps.pool.query("update orders set status = 'completed' where status = 'placed'")
  await shop.runJob('send-messages')
  expect(
    (await customer.call('POST account/delete-account', { body: { password } })).errorCode,
  ).toBe(0)

  await shop.runJob('clean-up-personal-data')
  const { rows } = await shop.deps.pool.query<{ number: string; status: string; text: string }>(
    'select number, status, o::text as text from orders o order by number',
  )
  const namesIn = (text: string) => [name, other, email, phone].filter((one) => text.includes(one))
  expect(rows.map(({ number, status, text }) => [number, status, namesIn(text)])).toEqual([
    [paid.orderNumber, 'completed', [name, other]],
    [expired.orderNumber, 'expired', []],
    [cancelled.orderNumber, 'cancelled', []],
  ])
})
