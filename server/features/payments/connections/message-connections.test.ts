import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { requestCode } from '../../../test/identity-fixtures.ts'
import { mailServer } from '../../../test/mail/mail-server.ts'
import { connect, readConnection } from '../../../test/payments/connection-fixtures.ts'
import { type FakeCall, openFakeProvider } from '../../../test/payments/open-fake-provider.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

const unanswered = errors.connection_unanswered.number
const sender = 'Rimal <hello@rimal.example>'

function portOf({ settings }: Awaited<ReturnType<typeof mailServer>>): string {
  return new URL(settings.mail.smtpUrl).port
}

test('an owner connects a mail server, and the next email goes there', async () => {
  await using server = await mailServer('nobody@example.com')
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const saved = await connect(owner, 'smtp', {
    values: { host: '127.0.0.1', port: portOf(server), sender },
  })
  expect(saved.errorCode).toBe(0)
  await requestCode(shop, 'mariam@example.com')
  await shop.runJob('send-messages')
  expect(server.received).toHaveLength(1)
  expect(server.received[0]).toContain('From: Rimal <hello@rimal.example>')
  await connect(owner, 'smtp', { isOn: false })
  expect(shop.deps.mail).toBeNull()
})

test('a mail server that does not answer is not saved', async () => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const values = { host: '127.0.0.1', port: '1', sender }
  expect((await connect(owner, 'smtp', { values })).errorCode).toBe(unanswered)
  expect((await readConnection(owner, 'smtp')).revision).toBe(0)
})

test.each([
  [{ host: '127.0.0.1', port: '587', sender }, { host: 'not_public' }],
  [{ host: 'localhost', port: '587', sender }, { host: 'not_public' }],
  [{ host: 'mail.example.com', port: '6379', sender }, { port: 'malformed' }],
  [{ host: 'mail.example.com/a', port: '587', sender }, { host: 'malformed' }],
  [{ host: 'mail.example.com', port: '587', sender: 'a\r\nBcc: b@c.de' }, { sender: 'malformed' }],
])('in production %j is refused', async (values, fields) => {
  await using shop = await testShop({ production: true })
  const owner = await staffOf(shop)
  expect((await connect(owner, 'smtp', { values })).fields).toEqual(fields)
})

test('a stored password does not go to another mail server', async () => {
  await using server = await mailServer('nobody@example.com')
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const values = { host: '127.0.0.1', port: portOf(server), sender }
  await connect(owner, 'smtp', { values: { ...values, user: 'rimal', password: 'the-password' } })
  const moved = await connect(owner, 'smtp', { values: { host: 'localhost', password: '' } })
  expect(moved.fields).toEqual({ password: 'required' })
  const again = await connect(owner, 'smtp', {
    values: { host: 'localhost', password: 'the-password' },
  })
  expect(again.errorCode).toBe(0)
})

test('a mail server that offers no login is asked to log in, and a user needs a password', async () => {
  await using server = await mailServer('nobody@example.com')
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const values = { host: '127.0.0.1', port: portOf(server), sender, user: 'nobody@example.com' }
  expect((await connect(owner, 'smtp', { values })).fields).toEqual({ password: 'required' })
  const wrong = await connect(owner, 'smtp', { values: { ...values, password: 'a-password' } })
  expect(wrong.fields).toEqual({ password: 'not_accepted' })
})

test('a mail server whose password cannot be read is not used', async () => {
  await using server = await mailServer('nobody@example.com')
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const values = { host: '127.0.0.1', port: portOf(server), sender, user: 'rimal' }
  await connect(owner, 'smtp', { values: { ...values, password: 'the-password' } })
  await shop.deps.pool.query("update connection_secrets set sealed = 'AAAA.AAAA.AAAA'")
  await shop.deps.loadConnections()
  expect(shop.deps.mail).toBeNull()
  expect((await connect(owner, 'smtp')).fields).toEqual({ password: 'required' })
})

/** Answers as Twilio and Unifonic document the call for an account. */
function smsAnswer({ path, headers, rawBody }: FakeCall) {
  if (path === '/rest/Account/GetBalance') {
    const isKnown = new URLSearchParams(rawBody).get('AppSid') === 'app-1'
    return { body: { success: isKnown, errorCode: isKnown ? 'ER-00' : 'ER-01', data: null } }
  }
  if (path.endsWith('/Messages.json')) return { status: 201, body: { sid: 'SM1' } }
  const expected = `Basic ${Buffer.from(`${twilio.account}:${twilio.password}`).toString('base64')}`
  const isKnown = headers.authorization === expected
  return isKnown ? { body: { status: 'active' } } : { status: 401, body: { code: 20_003 } }
}

const twilio = {
  account: `AC${'0'.repeat(32)}`,
  password: 'a-token-of-twilio',
  sender: '+15550100',
}

test('an owner connects a provider of text messages, and one of them sends', async () => {
  using fake = await openFakeProvider(smsAnswer)
  const origins = { twilio: fake.origin, unifonic: fake.origin }
  await using shop = await testShop({ connectionOrigins: origins })
  const owner = await staffOf(shop)
  const refused = await connect(owner, 'twilio', { values: { ...twilio, password: 'another' } })
  expect(refused.fields).toEqual({ password: 'not_accepted' })
  expect((await connect(owner, 'twilio', { values: twilio })).errorCode).toBe(0)
  await requestCode(shop, '+971501234567')
  await shop.runJob('send-messages')
  expect(fake.calls.at(-1)?.path).toMatch(/Messages\.json$/)

  const unknown = { account: 'app-2', sender: 'Rimal' }
  expect((await connect(owner, 'unifonic', { values: unknown })).fields).toEqual({
    account: 'not_accepted',
  })
  const saved = await connect(owner, 'unifonic', { values: { ...unknown, account: 'app-1' } })
  expect(saved.errorCode).toBe(0)
  expect(shop.deps.sms?.provider).toBe('unifonic')
  expect((await readConnection(owner, 'twilio')).isOn).toBe(false)
})
