import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/connect.ts'
import { readingFrom } from '../../db/replica/reading.ts'
import { makeDeps } from '../../make-deps.ts'
import { takeSampleCopy } from '../../test/databases/sample-copy.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { watchJobs } from '../watch-jobs.ts'

const { observability: off } = readConfig({})
const observability = { ...off, metrics: { host: '127.0.0.1', port: 0 } }

async function metricsOf({ deps }: Pick<TestShop, 'deps'>): Promise<string> {
  const response = await fetch(deps.observability.metrics?.address ?? '')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  return response.text()
}

/** The value of the sample that begins with this text. */
function valueOf(metrics: string, sample: string): number {
  const line = metrics.split('\n').find((it) => it.startsWith(`${sample} `))
  return Number(line?.split(' ').at(-1) ?? NaN)
}

test('nothing is counted unless a port for the metrics is set', async () => {
  await using shop = await testShop()
  await shop.call('GET home/get-home')
  expect(shop.deps.observability).toEqual({ metrics: null, tracer: null })
  expect((await fetch(`${shop.address}/metrics`)).status).toBe(404)
})

test('requests are counted by the pattern of their route, and what a shopper sent is in no label', async () => {
  await using shop = await testShop({ observability })
  const body = { email: 'mariam@example.com' }
  await shop.call('POST shop/report-error', { body: body as never })
  await fetch(`${shop.address}/nowhere/mariam?q=mariam`)
  for (const _ of [1, 2]) await shop.call('GET home/get-home', { query: { language_code: 'en' } })
  const { address = '' } = shop.deps.observability.metrics ?? {}
  const metrics = await metricsOf(shop)
  const count = (labels: string) =>
    valueOf(metrics, `rimal_http_request_duration_seconds_count{${labels}}`)
  expect(count('method="POST",route="/api/shop/report-error",status="4xx"')).toBe(1)
  expect(count('method="GET",route="page",status="4xx"')).toBe(1)
  expect(count('method="GET",route="/api/home/get-home",status="2xx"')).toBe(2)
  expect(metrics).not.toContain('mariam')

  // The process says how its memory, its event loop, its connections and its cache are.
  expect(valueOf(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(metrics).toContain('nodejs_gc_duration_seconds')
  expect(valueOf(metrics, 'rimal_database_connections_max{database="main"}')).toBe(
    shop.deps.pool.options.max,
  )
  expect(valueOf(metrics, 'rimal_database_waiting{database="main"}')).toBe(0)
  expect(valueOf(metrics, 'rimal_page_cache_misses_total')).toBe(1)
  expect(valueOf(metrics, 'rimal_page_cache_hits_total')).toBe(1)
  expect(valueOf(metrics, 'rimal_page_cache_bytes')).toBe(shop.deps.pageCache.bytes)
  expect(valueOf(metrics, 'rimal_live_listeners')).toBe(0)
  expect(metrics).toMatch(
    /rimal_database_statement_duration_seconds_count\{statement="select \w+",database="main"\}/,
  )

  // They are answered at their own port alone, and nothing else is answered there.
  expect((await fetch(`${shop.address}/metrics`)).status).toBe(404)
  expect((await fetch(address.replace('/metrics', '/api/home/get-home'))).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
})

test('refusals of a limit are counted by route', async () => {
  await using shop = await testShop({ observability, rateLimits: true })
  const subscribe = () =>
    shop.call('POST newsletter/subscribe', { body: { email: 'mariam@example.com' } })
  for (let call = 0; call < 7; call++) await subscribe()
  const metrics = await metricsOf(shop)
  const refused = valueOf(
    metrics,
    'rimal_rate_limit_refusals_total{route="/api/newsletter/subscribe"}',
  )
  expect(refused).toBe(2)
  expect(metrics).not.toContain('mariam')
})

test('runs of jobs are counted with their outcome', async () => {
  await using shop = await testShop({ observability })
  const fails = () => Promise.reject(new Error('broken'))
  const table = watchJobs(
    {
      'send-messages': { run: fails, cron: null },
      'count-sales': { run: async () => {}, cron: null },
    } as never,
    shop.deps.observability,
  )
  await expect(table['send-messages'].run(shop.deps)).rejects.toThrow('broken')
  await table['count-sales'].run(shop.deps)
  const metrics = await metricsOf(shop)
  const runs = (labels: string) => valueOf(metrics, `rimal_job_duration_seconds_count{${labels}}`)
  expect(runs('job="send-messages",outcome="failed"')).toBe(1)
  expect(runs('job="count-sales",outcome="done"')).toBe(1)
})

test('messages that wait and pictures without sizes are read when somebody asks, and what cannot be read is absent', async () => {
  await using shop = await testShop({ observability })
  await shop.deps.pool.query(
    `insert into outbox (dedup_key, kind, recipient, language, data, created_at)
      values ('a', 'contact', 'mariam@example.com', 'en', '{}', now() - interval '90 seconds')`,
  )
  const metrics = await metricsOf(shop)
  expect(valueOf(metrics, 'rimal_messages_waiting{channel="email"}')).toBe(1)
  expect(valueOf(metrics, 'rimal_messages_lag_seconds{channel="email"}')).toBeGreaterThanOrEqual(90)
  const { rows } = await shop.deps.pool.query(
    'select count(*)::int as n from pictures where derived_at is null',
  )
  expect(valueOf(metrics, 'rimal_pictures_waiting')).toBe(rows[0].n)
  expect(metrics).not.toContain('mariam')

  const failures = valueOf(metrics, 'rimal_metrics_failures_total')
  await shop.deps.pool.query('alter table pictures rename to pictures_gone')
  const without = await metricsOf(shop)
  // A test shop has no queue of jobs, which is missing in each reading.
  expect(valueOf(without, 'rimal_metrics_failures_total')).toBe(2 * failures + 1)
  expect(valueOf(without, 'rimal_pictures_waiting')).toBeNaN()
  expect(valueOf(without, 'rimal_messages_waiting{channel="email"}')).toBe(1)
})

test('a statement that waits too long for its table holds up no scrape, and later metrics are absent', async () => {
  await using shop = await testShop({ observability })
  const { pool } = shop.deps
  expect(valueOf(await metricsOf(shop), 'rimal_pictures_waiting')).toBeGreaterThanOrEqual(0)
  const client = await pool.connect()
  await client.query('begin; lock table outbox')
  const without = await metricsOf(shop)
  expect(without).toContain('rimal_page_cache_bytes ')
  expect(valueOf(without, 'rimal_pictures_waiting')).toBeNaN()
  await client.query('rollback')
  client.release()
  expect(valueOf(await metricsOf(shop), 'rimal_pictures_waiting')).toBeGreaterThanOrEqual(0)
})

test('a shop that does not make all formats counts no pictures as waiting for ever', async () => {
  await using shop = await testShop({ observability, pictureFormats: ['webp'] })
  expect(await metricsOf(shop)).not.toContain('rimal_pictures_waiting')
})

test('the statements of a replica and its connections are counted apart', async () => {
  const copy = await takeSampleCopy()
  const replica = openDatabase(copy.url)
  const log = pino({ level: 'silent' })
  const { db, pool } = openDatabase(copy.url)
  const config = { ...readConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'test' }), observability }
  const reading = { ...readingFrom(replica.db), replicaPool: replica.pool }
  const jobs = { wake: async () => {} }
  const clock = () => new Date()
  const deps = makeDeps({ config, db, pool, reading, log, jobs, clock, secret: 'test' })
  const app = await createApp(deps, null)
  await replica.pool.query('select 1 from orders limit 1')
  const metrics = await metricsOf({ deps })
  const count = 'rimal_database_statement_duration_seconds_count'
  expect(valueOf(metrics, `${count}{statement="select orders",database="replica"}`)).toBe(1)
  expect(valueOf(metrics, 'rimal_database_connections_idle{database="replica"}')).toBe(1)
  await app.close()
  await pool.end()
  await replica.pool.end()
  copy.release()
})

test('a browser reports how a page felt, by kind of page, language and connection', async () => {
  await using shop = await testShop({ observability })
  const body = {
    page: 'product',
    connection: '4g',
    vitals: [
      { name: 'LCP', value: 2.1 },
      { name: 'CLS', value: 0.02 },
    ],
  } as const
  const reply = await shop.call('POST shop/report-vitals', {
    body: { ...body, vitals: [...body.vitals], language_code: 'arb' },
  })
  expect(reply).toMatchObject({ status: 200, errorCode: 0 })
  const metrics = await metricsOf(shop)
  const labels = 'page="product",language="arb",connection="4g"'
  expect(valueOf(metrics, `rimal_web_vital_lcp_seconds_sum{${labels}}`)).toBe(2.1)
  expect(valueOf(metrics, `rimal_web_vital_lcp_seconds_bucket{le="2.5",${labels}}`)).toBe(1)
  expect(valueOf(metrics, `rimal_web_vital_cls_score_count{${labels}}`)).toBe(1)
})

test('a report with a page, a value or a vital of another kind is refused', async () => {
  await using shop = await testShop({ observability })
  const body = { page: 'home', connection: '4g', vitals: [{ name: 'LCP', value: 1 }] }
  for (const part of [
    { page: 'noor@example.com' },
    { vitals: [{ name: 'LCP', value: 1e9 }] },
    { vitals: [{ name: 'XYZ', value: 1 }] },
  ]) {
    const reply = await shop.call('POST shop/report-vitals', {
      body: { ...body, ...part } as never,
    })
    expect(reply).toMatchObject({ status: 400, errorCode: 1 })
  }
})
