import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { readOutbox } from '../../../test/identity-fixtures.ts'
import { makeAuthenticator } from '../../../test/passkeys/passkey-fixtures.ts'
import {
  addPasskey,
  at,
  codeOf,
  firstSecret,
  shopWithStaff,
  signIn,
  start,
} from '../../../test/passkeys/passkey-shop.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'

const number = (code: keyof typeof errors) => errors[code].number

test('a passkey that was added opens the admin by itself, and is both factors', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  const added = await addPasskey(staff, device)
  expect(added.result).toMatchObject([{ name: 'My phone', usedAt: null, isSynced: false }])
  const { guest, reply } = await signIn(shop, device)
  expect(reply.result).toMatchObject({ email: 'owner@example.com', passkeys: 1 })
  expect(reply.headers.getSetCookie()[0]).toMatch(/^staff=[0-9a-f]{64};.*HttpOnly/)
  // The session is proved: a call that asks for proof is answered.
  const renewed = await guest.call('POST staff/renew-recovery-codes', { body: {} })
  expect(renewed.errorCode).toBe(0)
  const { items: audit } = (
    await guest.call('GET staff/list-audit', {
      query: { action: 'staff/sign-in' },
    })
  ).result
  expect(audit).toMatchObject([{ details: { with: 'passkey' } }])
  const { result: passkeys } = await guest.call('GET staff/list-passkeys')
  expect(passkeys[0]?.usedAt).toBe(new Date(start).toISOString())
  const texts = (await readOutbox(shop, 'owner@example.com')).map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('“My phone” was added'))
})

test('the browser is asked for a passkey of the configured domain that verifies the person', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const { result: options } = await staff.call('POST staff/start-passkey', { body: {}, headers })
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    excludeCredentials: [{ id: device.id }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  })
  expect(options.user.id).not.toContain(staff.staffId)
  const { result } = await shop.call('POST staff/start-passkey-sign-in', { body: {}, headers })
  expect(result.options).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
    allowCredentials: [],
  })
  shop.deps.config = { ...shop.deps.config, publicUrl: new URL(shop.address) }
  const byNumber = await shop.call('POST staff/start-passkey-sign-in', { body: {} })
  expect(byNumber.errorCode).toBe(number('passkeys_unavailable'))
})

test('a passkey is refused that another site, another person or nobody has used', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  const wrong = number('passkey_wrong')
  for (const fault of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { isUnverified: true },
    { challenge: 'AAAA' },
    { userHandle: 'AAAA' },
  ]) {
    const { reply } = await signIn(shop, device, fault)
    expect({ fault, errorCode: reply.errorCode }).toEqual({ fault, errorCode: wrong })
  }
  const unknown = await signIn(shop, makeAuthenticator(origin))
  expect(unknown.reply.errorCode).toBe(wrong)
  expect((await signIn(shop, device)).reply.errorCode).toBe(0)
})

test('a passkey is not added that another site has made or that has not verified the person', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  for (const fault of [{ origin: 'https://evil.example' }, { isUnverified: true }]) {
    const reply = await addPasskey(staff, makeAuthenticator(origin), fault)
    expect(reply.errorCode).toBe(number('passkey_wrong'))
  }
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  const other = await staffOf(shop, { role: 'sales' })
  const taken = await addPasskey(other, device)
  expect(taken.errorCode).toBe(number('passkey_wrong'))
})

test('a challenge is answered once, within five minutes, and with its own ticket', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  const { guest, body } = await signIn(shop, device)
  const again = await guest.call('POST staff/sign-in-by-passkey', { body })
  expect(again.errorCode).toBe(number('challenge_expired'))

  const { result: first } = await guest.call('POST staff/start-passkey-sign-in', { body: {} })
  const { result: second } = await guest.call('POST staff/start-passkey-sign-in', { body: {} })
  const crossed = { ticket: second.ticket, passkey: device.use(first.options) }
  const other = await guest.call('POST staff/sign-in-by-passkey', { body: crossed })
  expect(other.errorCode).toBe(number('passkey_wrong'))
  at(shop, 301)
  const late = { ticket: first.ticket, passkey: device.use(first.options) }
  const expired = await guest.call('POST staff/sign-in-by-passkey', { body: late })
  expect(expired.errorCode).toBe(number('challenge_expired'))
})

test('wrong passkeys have a count of their own, so the password and code go on working', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  const codes: number[] = []
  for (let tries = 0; tries < 11; tries++) {
    codes.push((await signIn(shop, device, { isUnverified: true })).reply.errorCode)
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill(number('passkey_wrong')))
  expect(codes[10]).toBe(number('too_many_sign_ins'))
  const body = { email: 'owner@example.com', password: 'seven quiet falcons' }
  expect((await shop.call('POST staff/sign-in', { body })).errorCode).toBe(0)
})

test('a passkey that states fewer uses than before opens the admin, and the person is warned', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  expect((await signIn(shop, device, { counter: 9 })).reply.errorCode).toBe(0)
  expect(await readOutbox(shop, 'owner@example.com')).toHaveLength(1)
  expect((await signIn(shop, device, { counter: 4 })).reply.errorCode).toBe(0)
  const subjects = (await readOutbox(shop, 'owner@example.com')).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining('may have been copied'))
})

test('a synced passkey, which states no uses, warns of nothing', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device, { counter: 0 })
  for (let uses = 0; uses < 2; uses++) await signIn(shop, device, { counter: 0 })
  expect(await readOutbox(shop, 'owner@example.com')).toHaveLength(1)
})

test('a passkey proves the second factor for the next ten minutes', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  const { guest } = await signIn(shop, device)
  at(shop, 601)
  const renew = () => guest.call('POST staff/renew-recovery-codes', { body: {} })
  expect((await renew()).errorCode).toBe(number('proof_needed'))
  const { result } = await guest.call('POST staff/start-passkey-proof', { body: {} })
  expect(result.allowCredentials).toEqual([
    { id: device.id, type: 'public-key', transports: ['internal'] },
  ])
  const body = { passkey: device.use(result) }
  expect((await guest.call('POST staff/prove-by-passkey', { body })).errorCode).toBe(0)
  expect((await renew()).errorCode).toBe(0)
})

test('the passkey of somebody else proves nothing', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  const other = await staffOf(shop, { role: 'sales' })
  const { result } = await other.call('POST staff/start-passkey-proof', { body: {} })
  const body = { passkey: device.use(result) }
  const reply = await other.call('POST staff/prove-by-passkey', { body })
  expect(reply.errorCode).toBe(number('passkey_wrong'))
  const id = (await staff.call('GET staff/list-passkeys')).result[0]?.id ?? ''
  const removed = await other.call('POST staff/remove-passkey', { body: { id } })
  expect(removed.errorCode).toBe(number('passkey_not_found'))
})

test('a passkey that was removed opens nothing, its sessions end, and the person is informed', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  const device = makeAuthenticator(origin)
  const { result } = await addPasskey(staff, device)
  const { guest } = await signIn(shop, device)
  const body = { id: result[0]?.id ?? '' }
  expect((await staff.call('POST staff/remove-passkey', { body })).result).toEqual([])
  expect((await guest.call('GET staff/me')).status).toBe(401)
  expect((await signIn(shop, device)).reply.errorCode).toBe(number('passkey_wrong'))
  const subjects = (await readOutbox(shop, 'owner@example.com')).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining('was removed'))
})

test('a person without an authenticator app keeps the last passkey', async () => {
  await using given = await shopWithStaff()
  const { shop, staff, origin } = given
  await shop.deps.pool.query('update staff_members set totp_secret = null')
  const { result: one } = await addPasskey(staff, makeAuthenticator(origin))
  const { result: two } = await addPasskey(staff, makeAuthenticator(origin))
  const remove = (id = '') => staff.call('POST staff/remove-passkey', { body: { id } })
  expect((await remove(one[0]?.id)).errorCode).toBe(0)
  expect((await remove(two[1]?.id)).errorCode).toBe(number('last_factor'))
  expect((await staff.call('GET staff/list-passkeys')).result).toHaveLength(1)
})

test('passkeys end with the access of a person, and with the invitation that replaces it', async () => {
  await using given = await shopWithStaff()
  const { shop, staff: owner, origin } = given
  const staff = await staffOf(shop, { role: 'sales' })
  const device = makeAuthenticator(origin)
  await addPasskey(staff, device)
  const { staffId } = staff
  await owner.call('POST staff/remove-staff', { body: { staffId } })
  expect((await signIn(shop, device)).reply.errorCode).toBe(number('passkey_wrong'))

  const another = makeAuthenticator(origin)
  await addPasskey(owner, another)
  const email = 'owner@example.com'
  await owner.call('POST staff/invite-staff', { body: { email, role: 'owner', language: 'en' } })
  const messages = await readOutbox(shop, email)
  const token = messages
    .map(({ text }) => /#([0-9a-f-]{36}\.[0-9a-f]{64})/.exec(text)?.[1])
    .find(Boolean)
  const { result } = await shop.call('POST staff/open-invitation', { body: { token: token ?? '' } })
  const accepted = await shop.call('POST staff/accept-invitation', {
    body: {
      token: token ?? '',
      name: 'Huda Owner',
      password: 'nine slow tortoises',
      code: codeOf(result.secret),
      language: 'en',
    },
  })
  expect(accepted.result.me).toMatchObject({ email, passkeys: 0 })
  expect((await signIn(shop, another)).reply.errorCode).toBe(number('passkey_wrong'))
})

test('another authenticator app replaces the earlier one with its first code', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const { result: app } = await staff.call('POST staff/start-app', { body: {} })
  const change = (code: string) => staff.call('POST staff/change-app', { body: { code } })
  expect((await change('000000')).errorCode).toBe(number('factor_wrong'))
  expect((await change(codeOf(app.secret))).errorCode).toBe(0)
  const prove = (code: string) => staff.call('POST staff/prove', { body: { code } })
  at(shop, 60)
  expect((await prove(codeOf(firstSecret, 60))).errorCode).toBe(number('factor_wrong'))
  expect((await prove(codeOf(app.secret, 60))).errorCode).toBe(0)
  const subjects = (await readOutbox(shop, 'owner@example.com')).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining('Another authenticator app'))
})
