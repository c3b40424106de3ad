import { errors } from '@rimal/contract/errors'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { readOutbox, resetLimits } from '../../test/identity-fixtures.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { staffAtTheMachine } from './at-the-machine.ts'
import { setUpLink } from './invitations/set-up-link.ts'

const email = 'noura@example.com'
const password = 'seven quiet falcons'
const start = '2026-11-21T08:00:00Z'
const number = (code: keyof typeof errors) => errors[code].number

/** The code that an authenticator app shows so many seconds after the start. */
function codeAt(secret: string, seconds = 0): string {
  const timestamp = Date.parse(start) + seconds * 1000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

function at(shop: TestShop, seconds: number) {
  shop.setClock(new Date(Date.parse(start) + seconds * 1000).toISOString())
}

/** Returns the token of the link that the terminal prints for the first owner. */
async function ownersToken(shop: TestShop): Promise<string> {
  const link = await staffAtTheMachine(shop.deps).inviteOwner()
  return new URL(link).hash.slice(1)
}

/** Sets up the first owner as the admin does. */
async function firstOwner(shop: TestShop, guest = shop.guest()) {
  at(shop, 0)
  const token = await ownersToken(shop)
  const { result: enrolment } = await guest.call('POST staff/open-invitation', { body: { token } })
  const { secret } = enrolment
  const { result } = await guest.call('POST staff/accept-invitation', {
    body: { token, email, name: ' Noura Saleh ', password, code: codeAt(secret), language: 'arb' },
  })
  return { ...result, guest, secret, token, enrolment }
}

async function signInAt(
  shop: TestShop,
  seconds: number,
  { code, guest = shop.guest() }: { code: string; guest?: ReturnType<TestShop['guest']> },
) {
  at(shop, seconds)
  const { result } = await guest.call('POST staff/sign-in', { body: { email, password } })
  const proved = await guest.call('POST staff/prove-sign-in', {
    body: { ticket: result.ticket, code },
  })
  return { guest, proved, ticket: result.ticket }
}

test('the first owner is made with the link of the terminal, a password and an authenticator app', async () => {
  await using shop = await testShop()
  const { me, recoveryCodes, guest, token, enrolment } = await firstOwner(shop)
  expect(enrolment).toMatchObject({ email: null, role: 'owner' })
  expect(enrolment.uri).toMatch(/^otpauth:\/\/totp\/Rimal:owner\?.*secret=[A-Z2-7]{32}/)
  expect(me).toMatchObject({ email, name: 'Noura Saleh', role: 'owner', language: 'arb' })
  expect(me.permissions).toContain('staff.manage')
  expect(recoveryCodes).toHaveLength(10)
  expect(me.recoveryCodesLeft).toBe(10)
  expect((await guest.call('GET staff/me')).result).toEqual(me)
  const again = await guest.call('POST staff/open-invitation', { body: { token } })
  expect(again.errorCode).toBe(number('invitation_ended'))
})

test('password and code open a session in a cookie that scripts cannot read', async () => {
  await using shop = await testShop()
  const { secret } = await firstOwner(shop)
  const { guest, proved } = await signInAt(shop, 60, { code: codeAt(secret, 60) })
  expect(proved.result).toMatchObject({ email, role: 'owner' })
  const [cookie = ''] = proved.headers.getSetCookie()
  expect(cookie).toMatch(/^staff=[0-9a-f]{64};/)
  for (const part of ['Path=/api/staff', 'HttpOnly', 'SameSite=Strict']) {
    expect(cookie).toContain(part)
  }
  const { items: audit } = (
    await guest.call('GET staff/list-audit', {
      query: { action: 'staff/sign-in' },
    })
  ).result
  expect(audit).toMatchObject([{ by: 'Noura Saleh', details: { with: 'app' } }])
  await guest.call('POST staff/sign-out', { body: {} })
  expect((await guest.call('GET staff/me')).errorCode).toBe(number('sign_in_needed'))
})

test('Arabic digits are accepted, and text that is not a code is refused', async () => {
  await using shop = await testShop()
  const { secret } = await firstOwner(shop)
  const arabic = codeAt(secret, 60).replaceAll(/\d/g, (digit) =>
    String.fromCodePoint(0x660 + Number(digit)),
  )
  expect((await signInAt(shop, 60, { code: arabic })).proved.errorCode).toBe(0)
  const { guest, ticket } = await signInAt(shop, 120, { code: '000000' })
  for (const code of ['١٢٣٤٥٦٧', '      ', '12345６😀', 'ABCDEF-GHJK']) {
    await resetLimits(shop)
    const reply = await guest.call('POST staff/prove-sign-in', { body: { ticket, code } })
    expect(reply.errorCode).toBe(number('factor_wrong'))
  }
})

test('a code is accepted once, and an older one is not accepted after a newer one', async () => {
  await using shop = await testShop()
  const { secret } = await firstOwner(shop)
  const code = codeAt(secret, 60)
  expect((await signInAt(shop, 60, { code })).proved.errorCode).toBe(0)
  expect((await signInAt(shop, 61, { code })).proved.errorCode).toBe(number('factor_wrong'))
  const older = codeAt(secret, 30)
  expect((await signInAt(shop, 62, { code: older })).proved.errorCode).toBe(number('factor_wrong'))
  const both = await Promise.all([1, 2].map(() => signInAt(shop, 90, { code: codeAt(secret, 90) })))
  expect(both.map(({ proved }) => proved.errorCode).toSorted()).toEqual([0, number('factor_wrong')])
})

test('a recovery code works once, and the person is informed', async () => {
  await using shop = await testShop()
  const { recoveryCodes } = await firstOwner(shop)
  const code = recoveryCodes[3]?.toLowerCase() ?? ''
  const { proved } = await signInAt(shop, 60, { code })
  expect(proved.result.recoveryCodesLeft).toBe(9)
  expect((await signInAt(shop, 61, { code })).proved.errorCode).toBe(number('factor_wrong'))
  const subjects = (await readOutbox(shop, email)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(2)
})

test('the password alone opens nothing, and its ticket ends after ten minutes', async () => {
  await using shop = await testShop()
  const { secret } = await firstOwner(shop)
  const { ticket } = await signInAt(shop, 60, { code: '000000' })
  const headers = { authorization: `Bearer ${ticket}` }
  expect((await shop.call('GET staff/me', { headers })).status).toBe(401)
  at(shop, 661)
  const body = { ticket, code: codeAt(secret, 661) }
  const late = await shop.call('POST staff/prove-sign-in', { body })
  expect(late.errorCode).toBe(number('sign_in_expired'))
})

test('an unknown email and a wrong password get the same refusal', async () => {
  await using shop = await testShop()
  await firstOwner(shop)
  const wrong = { email, password: 'eight loud falcons' }
  const unknown = { email: 'nobody@example.com', password }
  for (const body of [wrong, unknown]) {
    const reply = await shop.call('POST staff/sign-in', { body })
    expect(reply.errorCode).toBe(number('sign_in_wrong'))
  }
})

test('wrong tries are limited for strangers, and the browser of the person is not locked out', async () => {
  await using shop = await testShop()
  const { guest } = await firstOwner(shop)
  const stranger = { email, password: 'eight loud falcons' }
  const codes: number[] = []
  for (let tries = 0; tries < 12; tries++) {
    codes.push((await shop.call('POST staff/sign-in', { body: stranger })).errorCode)
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill(number('sign_in_wrong')))
  expect(codes.slice(10)).toEqual([number('too_many_sign_ins'), number('too_many_sign_ins')])
  const own = await guest.call('POST staff/sign-in', { body: { email, password } })
  expect(own.errorCode).toBe(0)
})

test('after five wrong codes, further codes are refused for a quarter of an hour', async () => {
  await using shop = await testShop()
  const { secret } = await firstOwner(shop)
  const { guest, ticket } = await signInAt(shop, 60, { code: '000000' })
  const body = { ticket, code: '000001' }
  for (let tries = 1; tries < 5; tries++) {
    await guest.call('POST staff/prove-sign-in', { body })
  }
  const right = { ticket, code: codeAt(secret, 60) }
  const reply = await guest.call('POST staff/prove-sign-in', { body: right })
  expect(reply).toMatchObject({ status: 429, errorCode: number('too_many_sign_ins') })
})

test('a session ends after an hour without a call, and after eight hours in any case', async () => {
  await using shop = await testShop()
  const { guest } = await firstOwner(shop)
  const isOpen = async () => (await guest.call('GET staff/me')).status === 200
  at(shop, 3599)
  expect(await isOpen()).toBe(true)
  at(shop, 3599 + 3601)
  expect(await isOpen()).toBe(false)
  at(shop, 3599 + 3500)
  for (let seconds = 3599 + 3500; seconds < 8 * 3600; seconds += 3500) {
    at(shop, seconds)
    expect(await isOpen()).toBe(true)
  }
  at(shop, 8 * 3600 + 1)
  expect(await isOpen()).toBe(false)
})

test('a call that asks for proof is refused ten minutes after the last code, until another is given', async () => {
  await using shop = await testShop()
  const { guest, secret } = await firstOwner(shop)
  const renew = () => guest.call('POST staff/renew-recovery-codes', { body: {} })
  expect((await renew()).errorCode).toBe(0)
  at(shop, 601)
  expect(await renew()).toMatchObject({ status: 403, errorCode: number('proof_needed') })
  await guest.call('POST staff/prove', { body: { code: codeAt(secret, 601) } })
  expect((await renew()).errorCode).toBe(0)
})

test('an invitation comes by email, is bound to it, and a newer one ends it', async () => {
  await using shop = await testShop()
  const { guest: owner } = await firstOwner(shop)
  const invite = { email: 'Sara@Example.com', role: 'sales', language: 'en' } as const
  await owner.call('POST staff/invite-staff', { body: invite })
  const linkOf = async () => {
    const [message] = await readOutbox(shop, 'sara@example.com')
    return /#([0-9a-f-]{36}\.[0-9a-f]{64})/.exec(message?.text ?? '')?.[1] ?? ''
  }
  const first = await linkOf()
  at(shop, 1)
  await owner.call('POST staff/invite-staff', { body: invite })
  const ended = await shop.call('POST staff/open-invitation', { body: { token: first } })
  expect(ended.errorCode).toBe(number('invitation_ended'))
  const token = await linkOf()
  const opened = await shop.call('POST staff/open-invitation', { body: { token } })
  expect(opened.result).toMatchObject({ email: 'sara@example.com', role: 'sales' })
  const code = codeAt(opened.result.secret, 1)
  const body = { token, name: 'Sara Omar', password, code, language: 'en' } as const
  const common = await shop.call('POST staff/accept-invitation', {
    body: { ...body, password: 'passwordpassword' },
  })
  expect(common.errorCode).toBe(number('password_common'))
  const accepted = await shop
    .guest()
    .call('POST staff/accept-invitation', { body: { ...body, email: 'thief@example.com' } })
  expect(accepted.result.me).toMatchObject({ email: 'sara@example.com', role: 'sales' })
  const { result } = await owner.call('GET staff/list-staff')
  expect(result.members.map(({ role }) => role)).toEqual(['owner', 'sales'])
  expect(result.invitations).toEqual([])
})

test('the link of the first owner is the same at every start until the shop has an owner', async () => {
  await using shop = await testShop()
  at(shop, 0)
  const links = await Promise.all([setUpLink(shop.deps), setUpLink(shop.deps)])
  expect(links[1]).toBe(links[0])
  await firstOwner(shop)
  expect(await setUpLink(shop.deps)).toBeUndefined()
})

test('a link of the first owner ends with the first owner, and replaces nobody', async () => {
  await using shop = await testShop()
  const { guest } = await firstOwner(shop)
  const token = await ownersToken(shop)
  const { result } = await guest.call('POST staff/open-invitation', { body: { token } })
  const body = { token, email, name: 'Thief', password: 'nine slow tortoises' } as const
  const taken = await shop.guest().call('POST staff/accept-invitation', {
    body: { ...body, code: codeAt(result.secret), language: 'en' },
  })
  expect(taken.errorCode).toBe(number('invitation_ended'))
  expect((await guest.call('GET staff/me')).result.name).toBe('Noura Saleh')
})

test('the invitations of a person who is removed end with the person', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const leaving = await staffOf(shop, { email: 'leaving@example.com' })
  for (const invited of ['friend@example.com', 'leaving@example.com']) {
    await leaving.call('POST staff/invite-staff', {
      body: { email: invited, role: 'owner', language: 'en' },
    })
  }
  const { staffId } = leaving
  const { result } = await owner.call('POST staff/remove-staff', { body: { staffId } })
  expect(result.invitations).toEqual([])
})

test('a forged or expired link opens nothing', async () => {
  await using shop = await testShop()
  at(shop, 0)
  const token = await ownersToken(shop)
  const forged = token.replace(/\.[0-9a-f]/, (two) => (two === '.0' ? '.1' : '.0'))
  const refused = await shop.call('POST staff/open-invitation', { body: { token: forged } })
  expect(refused.errorCode).toBe(number('invitation_ended'))
  at(shop, 24 * 3600 + 1)
  const late = await shop.call('POST staff/open-invitation', { body: { token } })
  expect(late.errorCode).toBe(number('invitation_ended'))
})

test('staff list their sessions and end one', async () => {
  await using shop = await testShop()
  const { guest, secret } = await firstOwner(shop)
  const { guest: phone } = await signInAt(shop, 60, { code: codeAt(secret, 60) })
  const { result } = await guest.call('GET staff/list-sessions')
  expect(result.map(({ isThis }) => isThis)).toEqual([false, true])
  const id = result.find(({ isThis }) => !isThis)?.id ?? ''
  const left = await guest.call('POST staff/end-session', { body: { id } })
  expect(left.result).toHaveLength(1)
  expect((await phone.call('GET staff/me')).status).toBe(401)
  const other = await staffOf(shop, { role: 'sales' })
  const foreign = await other.call('POST staff/end-session', {
    body: { id: left.result[0]?.id ?? '' },
  })
  expect(foreign.errorCode).toBe(number('session_not_found'))
})

test('a changed password ends the other sessions', async () => {
  await using shop = await testShop()
  const { guest, secret } = await firstOwner(shop)
  const { guest: phone } = await signInAt(shop, 60, { code: codeAt(secret, 60) })
  const body = { password: 'nine slow tortoises' }
  expect((await guest.call('POST staff/change-password', { body })).errorCode).toBe(0)
  expect((await phone.call('GET staff/me')).status).toBe(401)
  const old = await shop.call('POST staff/sign-in', { body: { email, password } })
  expect(old.errorCode).toBe(number('sign_in_wrong'))
})
