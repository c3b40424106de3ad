import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { count } from '../../../test/order-fixtures.ts'
import { makeAuthenticator } from '../../../test/passkeys/passkey-fixtures.ts'
import { addPasskey, shopWithStaff, signIn } from '../../../test/passkeys/passkey-shop.ts'
import type { TestShop } from '../../../test/test-shop.ts'

const isWaiting = `wait_event_type = 'Lock' and datname = current_database()`

/** Runs a statement, and commits it once so many statements of calls wait for it. */
async function during<T>(
  shop: TestShop,
  { statement, waiting = 1 }: { statement: string; waiting?: number },
  calls: () => Promise<T>,
): Promise<T> {
  const other = await shop.deps.pool.connect()
  try {
    await other.query('begin')
    await other.query(statement)
    const answers = calls()
    await expect.poll(() => count(shop, 'pg_stat_activity', isWaiting)).toBe(waiting)
    await other.query('commit')
    return await answers
  } finally {
    other.release()
  }
}

test('a sign-in that is under way while its passkey is removed opens nothing', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  const statement = 'delete from staff_passkeys'
  const { guest, reply } = await during(shop, { statement }, () => signIn(shop, device))
  expect(reply.errorCode).toBe(errors.passkey_wrong.number)
  expect((await guest.call('GET staff/me')).status).toBe(401)
})

test('a proof that is under way while its passkey is removed proves nothing', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  const { result } = await staff.call('POST staff/start-passkey-proof', { body: {} })
  const body = { passkey: device.use(result) }
  const statement = 'delete from staff_passkeys'
  const reply = await during(shop, { statement }, () =>
    staff.call('POST staff/prove-by-passkey', { body }),
  )
  expect(reply.errorCode).toBe(errors.passkey_wrong.number)
})

test('two first passkeys begun at once are made for one and the same person', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const start = async () =>
    (await staff.call('POST staff/start-passkey', { body: {} })).result.user.id
  const statement = 'select 1 from staff_members for no key update'
  const both = () => Promise.all([start(), start()])
  const [one, two] = await during(shop, { statement, waiting: 2 }, both)
  expect(two).toBe(one)
})

test('two passkeys removed at once leave the last factor', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  await shop.deps.pool.query('update staff_members set totp_secret = null')
  await addPasskey(staff, makeAuthenticator(origin))
  const { result } = await addPasskey(staff, makeAuthenticator(origin))
  const remove = (id: string) => staff.call('POST staff/remove-passkey', { body: { id } })
  const statement = 'select 1 from staff_members for no key update'
  const replies = await during(shop, { statement, waiting: 2 }, () =>
    Promise.all(result.map(({ id }) => remove(id))),
  )
  const codes = replies.map(({ errorCode }) => errorCode).toSorted()
  expect(codes).toEqual([0, errors.last_factor.number])
})
