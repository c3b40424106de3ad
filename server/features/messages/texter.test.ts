import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { SmsConfig } from '../../config.ts'
import { requestCode } from '../../test/identity-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

const phone = '+971501234567'

/** Starts a provider of text messages that gives these answers. */
async function provider(answers: { status: number; body: unknown }[]) {
  const received: {
    path: string
    authorization: string | undefined
    form: Record<string, string>
  }[] = []
  const server = createServer(async (request, reply) => {
    const text = (await request.toArray()).join('')
    received.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      form: Object.fromEntries(new URLSearchParams(text)),
    })
    const { status, body } = answers.shift() ?? { status: 500, body: '' }
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = (sms: Partial<SmsConfig>) => ({
    sms: {
      provider: 'unifonic' as const,
      origin: `http://127.0.0.1:${port}`,
      account: 'app-1',
      password: '',
      sender: 'Rimal',
      ...sms,
    },
  })
  return {
    received,
    settings,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

test('Unifonic gets the number without its plus, and one text', async () => {
  await using sms = await provider([{ status: 200, body: { success: true, errorCode: 'ER-00' } }])
  await using shop = await testShop(sms.settings({}))
  const { code } = await requestCode(shop, phone)
  await shop.runJob('send-messages')
  await shop.runJob('send-messages')
  expect(sms.received).toMatchObject([
    {
      path: '/rest/SMS/messages',
      form: {
        AppSid: 'app-1',
        SenderID: 'Rimal',
        Recipient: '971501234567',
        responseType: 'JSON',
        CorrelationID: expect.any(String),
      },
    },
  ])
  expect(sms.received[0]?.form.Body).toContain(`${code} is your Rimal code`)
})

test('Twilio gets account and secret in the header, and a service where the sender is one', async () => {
  await using sms = await provider([{ status: 201, body: { sid: 'SM1' } }])
  const account = { provider: 'twilio', account: 'AC1', password: 'hush', sender: 'MG9' } as const
  await using shop = await testShop(sms.settings(account))
  await requestCode(shop, phone)
  await shop.runJob('send-messages')
  expect(sms.received).toMatchObject([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:hush').toString('base64')}`,
      form: { To: phone, MessagingServiceSid: 'MG9' },
    },
  ])
})

test('a text message that was refused is tried again while its code is good', async () => {
  await using sms = await provider([
    { status: 200, body: { success: 'false', errorCode: 'ER-01' } },
    { status: 500, body: {} },
    { status: 200, body: { success: true } },
  ])
  await using shop = await testShop(sms.settings({}))
  shop.setClock('2026-11-21T08:00:00Z')
  await requestCode(shop, phone)
  await shop.runJob('send-messages')
  await shop.runJob('send-messages')
  expect(sms.received).toHaveLength(1)
  shop.setClock('2026-11-21T08:01:00Z')
  await shop.runJob('send-messages')
  expect(sms.received).toHaveLength(2)
  shop.setClock('2026-11-21T08:06:00Z')
  await shop.runJob('send-messages')
  expect(sms.received).toHaveLength(2)
})
