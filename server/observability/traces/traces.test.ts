import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openFakeProvider } from '../../test/payments/open-fake-provider.ts'
import { testShop } from '../../test/test-shop.ts'
import { watchJobs } from '../watch-jobs.ts'

const { observability: off } = readConfig({})

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } }
type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
  attributes: Attribute[]
}

async function openCollector() {
  const fake = await openFakeProvider(() => ({ body: {} }))
  const bodies = () => fake.calls.filter(({ path }) => path === '/v1/traces')
  const spans = (): SentSpan[] =>
    bodies()
      .flatMap(({ rawBody }) => JSON.parse(rawBody).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans)
  return {
    fake,
    spans,
    sent: () =>
      bodies()
        .map(({ rawBody }) => rawBody)
        .join('\n'),
  }
}

function tracing(origin: string) {
  return { ...off, traces: { address: `${origin}/v1/traces`, share: 1 } }
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`

test('a request, its statements and the calls to other servers are one trace without a value of the shopper', async () => {
  const { fake, spans, sent } = await openCollector()
  using _collector = fake
  using other = await openFakeProvider(() => ({ body: {} }))
  {
    await using shop = await testShop({
      observability: tracing(fake.origin),
      trustProxy: ['127.0.0.1'],
    })
    const body = { email: 'mariam@example.com', language_code: 'en' } as const
    await shop.call('POST newsletter/subscribe', {
      body,
      headers: { traceparent, 'x-request-id': 'request-of-a-proxy' },
    })
    const run = async () => {
      await shop.deps.pool.query('select 1 from orders where number = $1', ['RM-1'])
      await fetch(`${other.origin}/orders/secret-of-an-order`)
    }
    const jobs = watchJobs({ 'count-sales': { run, cron: null } } as never, shop.deps.observability)
    await jobs['count-sales'].run(shop.deps)
  }
  const all = spans()
  const named = (name: string) => all.find((span) => span.name === name)
  const request = named('POST /api/newsletter/subscribe')
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  const notes = new Map(request?.attributes.map(({ key, value }) => [key, value]))
  expect(notes.get('http.route')?.stringValue).toBe('/api/newsletter/subscribe')
  expect(Number(notes.get('http.response.status_code')?.intValue)).toBe(200)
  expect(notes.get('rimal.request.id')?.stringValue).toBe('request-of-a-proxy')
  const statements = all.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.map(({ name }) => name)).toContain('insert newsletter_subscribers')

  const job = named('job count-sales')
  const parts = all.filter(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(parts.map(({ name }) => name)).toEqual([
    'select orders',
    `GET ${new URL(other.origin).host}`,
  ])
  expect(all.filter(({ name }) => name === 'select orders')).toHaveLength(1)
  expect(sent()).not.toMatch(/mariam|RM-1|secret-of-an-order/)
})

test('whoever is no trusted proxy decides neither the trace nor whether there is one', async () => {
  const { fake, spans } = await openCollector()
  using _collector = fake
  {
    await using shop = await testShop({ observability: tracing(fake.origin) })
    await shop.call('GET ip', { headers: { traceparent } })
  }
  const request = spans().find(({ name }) => name === 'GET /api/ip')
  expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/)
  expect(request?.traceId).not.toBe(traceId)
})

test('a shop whose collector is away answers and stops', async () => {
  const { fake } = await openCollector()
  fake[Symbol.dispose]()
  await using shop = await testShop({ observability: tracing(fake.origin) })
  expect((await shop.call('GET ip')).status).toBe(200)
})
