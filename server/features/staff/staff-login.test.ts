import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { requestCode, loginOf, customerOf, latestCode } from '../../test/identity-fixtures.ts'
import { logInByPassword, staffOf, staffPassword } from '../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const email = 'owner@example.com'
const needsLogin = { status: 403, errorCode: errors.staff_login_needed.number }

type Member = Awaited<ReturnType<typeof staffOf>>

/** The bearer that a login has after so many hours, renewed as the page renews it. */
async function laterOn(shop: TestShop, { guest }: Member, hours: number) {
  shop.setClock(new Date(Date.UTC(2026, 10, 21, 8 + hours)).toISOString())
  const { result } = await guest.call('POST identity/refresh', { body: {} })
  const headers = { authorization: `Bearer ${result.accessToken}` }
  const call: typeof guest.call = (address, input) => guest.call(address, { ...input, headers })
  return {
    call,
    orders: () => guest.call('GET staff/list-orders', { headers }),
    members: () => guest.call('GET staff/list-staff', { headers }),
  }
}

test('a member of staff who came in by a code of four digits works only after a login by password', async () => {
  await using shop = await testShop()
  await staffOf(shop)
  const byCode = await loginOf(shop, email)
  expect(await byCode.call('GET staff/list-orders')).toMatchObject(needsLogin)
  const { challengeId, secret } = await requestCode(shop, email)
  const byLink = await shop.call('POST identity/check-code', {
    body: { challengeId, code: secret },
  })
  const headers = { authorization: `Bearer ${byLink.result.login?.accessToken}` }
  expect(await shop.call('GET staff/list-orders', { headers })).toMatchObject(needsLogin)
  const byPassword = await logInByPassword(shop, email)
  expect((await byPassword.call('GET staff/list-orders')).errorCode).toBe(0)
})

test('the password chosen at registration was not proved by a login', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const other = await customerOf(shop, { email: 'other@example.com', password: staffPassword })
  await owner.call('POST staff/add-staff', {
    body: { contact: 'other@example.com', role: 'sales' },
  })
  expect(await other.call('GET staff/list-orders')).toMatchObject(needsLogin)
})

test('a login of staff counts for twelve hours, and for two where money or rights are at stake', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const owner = await staffOf(shop)
  const { orders, members } = await laterOn(shop, owner, 2)
  expect((await members()).errorCode).toBe(0)
  expect((await orders()).errorCode).toBe(0)
  const after3 = await laterOn(shop, owner, 3)
  expect(await after3.members()).toMatchObject(needsLogin)
  expect((await after3.orders()).errorCode).toBe(0)
  expect(await (await laterOn(shop, owner, 13)).orders()).toMatchObject(needsLogin)
})

test('a refund and store credit need a login of the last two hours, and not of the last twelve', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const owner = await staffOf(shop)
  await customerOf(shop)
  const payOut = async (hours: number) => {
    const { call } = await laterOn(shop, owner, hours)
    const refund = await call('POST staff/refund-order', {
      body: {
        orderNumber: 'RM-000001',
        key: `refund-after-${hours}`,
        lines: [{ position: 0, quantity: 1 }],
        reason: 'goodwill',
      },
    })
    const credit = await call('POST staff/grant-credit', {
      body: {
        contact: 'mariam@example.com',
        key: `grant-after-${hours}`,
        amount: 500,
        currency: 'AED',
        reason: 'goodwill',
      },
    })
    return [refund.errorCode, credit.errorCode]
  }
  // The order does not exist: whoever learns that was let in.
  expect(await payOut(2)).toEqual([errors.order_not_found.number, 0])
  const needed = errors.staff_login_needed.number
  expect(await payOut(3)).toEqual([needed, needed])
  expect((await (await laterOn(shop, owner, 3)).orders()).errorCode).toBe(0)
})

test('a caller who is not a member of staff does not learn how staff log in', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  expect(await customer.call('GET staff/list-orders')).toMatchObject({
    status: 403,
    errorCode: errors.not_allowed.number,
  })
})

test('a member of staff sets a new password with the link of the email, and not with four digits', async () => {
  await using shop = await testShop()
  await staffOf(shop)
  const setBy = async (which: 'code' | 'secret') => {
    const asked = await requestCode(shop, email, { purpose: 'password' })
    const body = { challengeId: asked.challengeId, code: asked[which] }
    const { result } = await shop.call('POST identity/check-code', { body })
    return shop.call('POST identity/set-password', {
      body: { ticket: result.ticket ?? '', password: 'nine slow tortoises' },
    })
  }
  expect(await setBy('code')).toMatchObject({ errorCode: errors.password_link_needed.number })
  expect((await logInByPassword(shop, email)).token).toMatch(/^[0-9a-f]{64}$/)
  expect((await setBy('secret')).errorCode).toBe(0)
  expect((await logInByPassword(shop, email, 'nine slow tortoises')).token).toMatch(/^[0-9a-f]+$/)
})

test('a member of staff without an email learns that a new password needs one', async () => {
  await using shop = await testShop()
  const phone = '+971501234567'
  await staffOf(shop)
  await shop.deps.pool.query('update customers set email = null, phone = $1', [phone])
  const { challengeId, code } = await requestCode(shop, phone, { purpose: 'password' })
  const { result } = await shop.call('POST identity/check-code', { body: { challengeId, code } })
  const set = await shop.call('POST identity/set-password', {
    body: { ticket: result.ticket ?? '', password: 'nine slow tortoises' },
  })
  expect(set.errorCode).toBe(errors.password_email_needed.number)
})

test('a customer still sets a new password with four digits', async () => {
  await using shop = await testShop()
  await customerOf(shop)
  const { challengeId, code } = await requestCode(shop, 'mariam@example.com', {
    purpose: 'password',
  })
  const { result } = await shop.call('POST identity/check-code', { body: { challengeId, code } })
  const set = await shop.call('POST identity/set-password', {
    body: { ticket: result.ticket ?? '', password: 'nine slow tortoises' },
  })
  expect(set.errorCode).toBe(0)
})

test('a stranger who guessed four digits of a member of staff can neither move nor delete the account', async () => {
  await using shop = await testShop()
  await staffOf(shop)
  const thief = await loginOf(shop, email)
  const body = { contact: 'thief@example.com' }
  expect(await thief.call('POST account/send-contact-code', { body })).toMatchObject(needsLogin)
  await thief.call('POST account/send-delete-code', { body: {} })
  const { code } = await latestCode(shop, email)
  const { rows } = await shop.deps.pool.query(
    "select id from code_challenges where purpose = 'delete'",
  )
  const ended = await thief.call('POST account/delete-account', {
    body: { challengeId: rows[0]?.id ?? '0'.repeat(32), code },
  })
  expect(ended).toMatchObject(needsLogin)
  const owner = await logInByPassword(shop, email)
  const asked = await owner.call('POST account/send-contact-code', { body })
  expect(asked.errorCode).toBe(0)
  // Even the code of the owner's own change takes no thief further.
  const { code: contactCode } = await latestCode(shop, body.contact)
  const change = { challengeId: asked.result.challengeId, code: contactCode }
  const changed = await thief.call('POST account/change-contact', { body: change })
  expect(changed).toMatchObject(needsLogin)
  expect((await owner.call('POST account/change-contact', { body: change })).errorCode).toBe(0)
})
