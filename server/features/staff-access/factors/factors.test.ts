import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { readOutbox, resetLimits } from '../../../test/identity-fixtures.ts'
import { at, codeOf, firstSecret, shopWithStaff } from '../../../test/passkeys/passkey-shop.ts'
import type { TestShop } from '../../../test/test-shop.ts'

const number = (code: keyof typeof errors) => errors[code].number

const subjectsOf = async (shop: TestShop) =>
  (await readOutbox(shop, 'owner@example.com')).map(({ subject }) => subject)

test('new recovery codes and another password are emailed', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  await staff.call('POST staff/renew-recovery-codes', { body: {} })
  expect(await subjectsOf(shop)).toEqual([expect.stringContaining('recovery codes')])
  const body = { password: 'nine slow tortoises' }
  expect((await staff.call('POST staff/change-password', { body })).errorCode).toBe(0)
  const messages = await readOutbox(shop, 'owner@example.com')
  expect(messages).toHaveLength(2)
  expect(messages[0]?.subject).toContain('password')
  expect(JSON.stringify(messages)).not.toContain(body.password)
})

test('a wrong code and a recovery code of a proof are emailed, once an hour', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const prove = (code: string) => staff.call('POST staff/prove', { body: { code } })
  expect((await prove('000000')).errorCode).toBe(number('factor_wrong'))
  await prove('000000')
  const [wrong, ...more] = await readOutbox(shop, 'owner@example.com')
  expect(more).toEqual([])
  // The password was not typed, so it is not said to be known to somebody.
  expect(wrong?.subject).not.toContain('has your password')
  const { result: codes } = await staff.call('POST staff/renew-recovery-codes', { body: {} })
  expect((await prove(codes[0] ?? '')).errorCode).toBe(0)
  const subjects = await subjectsOf(shop)
  expect(subjects).toContainEqual(expect.stringMatching(/recovery code was used/i))
})

test('a new app whose answer was lost is confirmed by the same code', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const { result: app } = await staff.call('POST staff/start-app', { body: {} })
  const change = (code: string) => staff.call('POST staff/change-app', { body: { code } })
  expect((await change(codeOf(app.secret))).errorCode).toBe(0)
  expect((await change(codeOf(app.secret))).errorCode).toBe(0)
  expect((await change(codeOf(firstSecret))).errorCode).toBe(number('challenge_expired'))
  expect(await subjectsOf(shop)).toHaveLength(1)
  at(shop, 301)
  expect((await change(codeOf(app.secret, 301))).errorCode).toBe(number('challenge_expired'))
})

test('without a new app, no code of the earlier one counts as a change or as a try', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const change = () => staff.call('POST staff/change-app', { body: { code: codeOf(firstSecret) } })
  for (let tries = 0; tries < 12; tries++) {
    expect((await change()).errorCode).toBe(number('challenge_expired'))
  }
  await resetLimits(shop)
  await staff.call('POST staff/start-app', { body: {} })
  expect((await change()).errorCode).toBe(number('factor_wrong'))
})

test('a wrong code leaves the newest secret, and the right code of it replaces the app', async () => {
  await using given = await shopWithStaff()
  const { staff } = given
  await staff.call('POST staff/start-app', { body: {} })
  const { result: app } = await staff.call('POST staff/start-app', { body: {} })
  const change = (code: string) => staff.call('POST staff/change-app', { body: { code } })
  expect((await change('000000')).errorCode).toBe(number('factor_wrong'))
  expect((await change(codeOf(app.secret))).errorCode).toBe(0)
})

test('beginning a proof, a passkey or an app leaves no row in the audit', async () => {
  await using given = await shopWithStaff()
  const { staff } = given
  await staff.call('POST staff/start-passkey-proof', { body: {} })
  await staff.call('POST staff/start-passkey', { body: {} })
  await staff.call('POST staff/start-app', { body: {} })
  expect((await staff.call('GET staff/list-audit', { query: {} })).result.items).toEqual([])
})
