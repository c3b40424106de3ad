import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openLog } from '../../log.ts'
import { requestCode, customerOf, resetLimits, readOutbox } from '../../test/identity-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { messageKinds } from './templates/kinds.ts'

test('a developer of the shop reads each code and email in both languages', async () => {
  await using shop = await testShop()
  const { code, secret } = await requestCode(shop, 'mariam@example.com')
  const [email] = await readOutbox(shop, 'mariam@example.com')
  expect(code).toMatch(/^\d{4}$/)
  expect(email?.subject).toBe(`${code} is your Rimal code`)
  expect(email?.text).toMatch(new RegExp(`http://[^ ]+/user-login#[0-9a-f]{32}\\.${secret}$`))

  const body = { contact: '+971501234567', purpose: 'login', language_code: 'arb' } as const
  await shop.call('POST identity/send-code', { body })
  const [text] = await readOutbox(shop, '+971501234567')
  expect(text).toMatchObject({ channel: 'sms', kind: 'one_time_code' })
  expect(text?.text).toMatch(/^\d{4} رمز التحقّق من رِمال\. وهو لتسجيل الدخول\.[^]*\n\n@\S+ #\d{4}$/)
  expect(text?.text).not.toContain('http')
})

test('the length of a code is a setting of the owner', async () => {
  await using shop = await testShop()
  await shop.deps.pool.query(`insert into settings values ('codeDigits', '6')`)
  const { challengeId, code } = await requestCode(shop, 'mariam@example.com')
  expect(code).toMatch(/^\d{6}$/)
  const reply = await shop.guest().call('POST identity/check-code', { body: { challengeId, code } })
  expect(reply.result.next).toBe('register')
})

test('in production the outbox is not there', async () => {
  await using shop = await testShop({ production: true })
  expect((await fetch(`${shop.address}/dev/outbox`)).status).toBe(404)
})

test('every email can be viewed in both languages, outside production', async () => {
  await using shop = await testShop()
  const list = await (await fetch(`${shop.address}/dev/emails`)).text()
  const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)
  expect(links.length).toBe(messageKinds.length * 6)
  for (const path of links) {
    const shown = await fetch(`${shop.address}${path}`)
    expect(shown.status).toBe(200)
    expect(await shown.text()).not.toBe('')
  }
  expect((await fetch(`${shop.address}/dev/emails/none/en/html`)).status).toBe(404)
  await using open = await testShop({ production: true })
  expect((await fetch(`${open.address}/dev/emails`)).status).toBe(404)
})

test('the outbox cannot be read through a proxy', async () => {
  await using shop = await testShop()
  for (const headers of [
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
  ] as Record<string, string>[]) {
    expect((await fetch(`${shop.address}/dev/outbox`, { headers })).status).toBe(404)
  }
})

test('a code that would come too late is not sent any more, and a fresh one goes before other messages', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  await requestCode(shop, 'late@example.com')
  shop.setClock('2026-11-21T08:05:00Z')
  await requestCode(shop, 'fresh@example.com')
  await shop.runJob('send-messages')
  const { rows } = await shop.deps.pool.query(
    'select recipient from outbox where sent_at is not null',
  )
  expect(rows).toEqual([{ recipient: 'fresh@example.com' }])
  await resetLimits(shop)
})

test('the log contains no code, token, password, email or phone', async () => {
  const lines: string[] = []
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = openLog({ logLevel: 'trace', production: true }, output)
  await using shop = await testShop({}, { log })
  const password = 'three blue camels'
  const customer = await customerOf(shop, { password })
  await shop.guest().call('POST identity/log-in', {
    body: { contact: 'mariam@example.com', password: `${password}!` },
  })
  const { code, challengeId } = await requestCode(shop, '+971501234567')
  await shop.guest().call('POST identity/check-code', { body: { challengeId, code } })
  await customer.guest.call('POST identity/refresh', { body: {} })
  await shop.runJob('send-messages')
  const said = lines.join('')
  expect(lines.length).toBeGreaterThan(7)
  const [, refreshSecret = ''] = (customer.guest.cookies.get('rt') ?? '').split('.')
  const secrets = [password, customer.token, refreshSecret, 'mariam@', '971501234567', `"${code}"`]
  for (const secret of secrets) expect(said).not.toContain(secret)
})
