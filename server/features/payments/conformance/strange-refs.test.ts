import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import type { FakeProvider } from '../../../test/payments/fake-provider.ts'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import { fakeTabby } from '../../../test/payments/fake-tabby.ts'
import { fakeTamara } from '../../../test/payments/fake-tamara.ts'
import { fakeTap } from '../../../test/payments/fake-tap.ts'
import { paymentRequest } from '../../../test/payments/payment-request.ts'
import type { OnlineProvider } from '../payment-provider.ts'
import { paymentProviders } from '../providers.ts'

/** A reference that leaves its place in an address unless it is encoded. */
const strange = 'a/../../b?c=1#d'
const encoded = encodeURIComponent(strange)

type Answer = { status: number; body: string }
type Call = { method: string; url: string; headers: Record<string, string>; body: string }

/** A server that notes the addresses of its calls, with `{ref}` for the encoded reference. */
async function openServer(answer: (call: Call) => Promise<Answer>) {
  const asked = new Set<string>()
  const server = createServer((request, reply) => {
    const { method = '', url = '' } = request
    const [path = ''] = url.split('?')
    asked.add(`${method} ${path.replaceAll(encoded, '{ref}')}`)
    void text(request).then(async (body) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      )
      const said = await answer({ method, url, headers, body })
      reply.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: () => [...asked].toSorted(),
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function providerAt(fake: FakeProvider, origin: string): OnlineProvider {
  const accounts = Object.fromEntries(
    Object.entries(fake.accounts).map(([name, account]) => [name, { ...account, origin }]),
  )
  const config = {
    ...readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://shop.example' }),
    paymentProviders: [fake.name],
    paymentAccounts: accounts,
  }
  const deps = { config, sign: () => '', clock: () => new Date('2026-11-21T08:00:00Z') }
  const [provider] = paymentProviders(config, () => deps)
  if (!provider?.online) throw new Error(`${fake.name} takes no payments online.`)
  return provider
}

/** Between the shop and a fake provider stands a server to which the strange reference names a payment of the fake. */
function renaming(fake: FakeProvider, trueRef: () => string) {
  return openServer(async ({ method, url, headers, body }) => {
    const { 'content-length': _, host: __, connection: ___, ...others } = headers
    const sent = body.replaceAll(strange, trueRef()).replaceAll(encoded, trueRef())
    const response = await fetch(`${fake.origin}${url.replaceAll(encoded, trueRef())}`, {
      method,
      headers: others,
      ...(method === 'GET' ? {} : { body: sent }),
    })
    const said = await response.text()
    return { status: response.status, body: said.replaceAll(trueRef(), strange) }
  })
}

test.each<[string, () => Promise<FakeProvider>, string[]]>([
  [
    'stripe',
    fakeStripe,
    [
      'GET /v1/checkout/sessions/{ref}',
      'GET /v1/refunds',
      'POST /v1/checkout/sessions',
      'POST /v1/checkout/sessions/{ref}/expire',
      'POST /v1/refunds',
    ],
  ],
  [
    'tap',
    fakeTap,
    ['GET /v2/charges/{ref}', 'POST /v2/charges', 'POST /v2/refunds', 'POST /v2/refunds/list'],
  ],
  [
    'tabby',
    fakeTabby,
    [
      'GET /api/v2/payments/{ref}',
      'POST /api/v2/checkout',
      'POST /api/v2/payments/{ref}/captures',
      'POST /api/v2/payments/{ref}/close',
      'POST /api/v2/payments/{ref}/refunds',
    ],
  ],
  [
    'tamara',
    fakeTamara,
    [
      'GET /merchants/orders/{ref}',
      'POST /checkout',
      'POST /orders/{ref}/authorise',
      'POST /orders/{ref}/cancel',
      'POST /payments/capture',
      'POST /payments/simplified-refund/{ref}',
    ],
  ],
])(
  '%s: a reference with signs of an address stays one part of every address',
  async (_, open, addresses) => {
    using fake = await open()
    let trueRef = 'none'
    using server = await renaming(fake, () => trueRef)
    const provider = providerAt(fake, server.origin)

    async function payAs(attemptId: string) {
      const answer = await provider.start({ ...paymentRequest(fake), attemptId })
      const named = 'redirectUrl' in answer ? answer.providerRef : ''
      trueRef = named === strange ? trueRef : named
      fake.pay(trueRef)
      await provider.read(strange)
    }

    await payAs('7d3c1a52-93a4-4c5e-8d7b-0f6f2f9d2b21')
    await provider.capture(strange, paymentRequest(fake).amount, 'take-1')
    await provider.refund(strange, 100, 'back-1')
    await payAs('7d3c1a52-93a4-4c5e-8d7b-0f6f2f9d2b22')
    await provider.cancel(strange)
    await provider.void(strange, 'void-1')
    expect(fake.faults).toEqual([])
    expect(server.asked()).toEqual(addresses)
  },
)

test('simulator: a reference with signs of an address stays one part of every address', async () => {
  using server = await openServer(async () => ({ status: 404, body: '{}' }))
  const config = {
    ...readConfig({ NODE_ENV: 'test', PUBLIC_URL: server.origin }),
    paymentProviders: ['simulator' as const],
  }
  const deps = { config, sign: () => 'key', clock: () => new Date() }
  const [provider] = paymentProviders(config, () => deps)
  if (!provider?.online) throw new Error('The simulator is off.')
  for (const call of [
    provider.read(strange),
    provider.cancel(strange),
    provider.capture(strange, 100, 'take-1'),
    provider.void(strange, 'void-1'),
    provider.refund(strange, 100, 'back-1'),
  ]) {
    await expect(call).rejects.toMatchObject({ name: 'ProviderError' })
  }
  const payment = '/simulator/api/payments/{ref}'
  expect(server.asked()).toEqual([
    `GET ${payment}`,
    `POST ${payment}/cancel`,
    `POST ${payment}/capture`,
    `POST ${payment}/refund`,
    `POST ${payment}/void`,
  ])
})
