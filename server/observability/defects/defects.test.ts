import { expect, test } from 'vitest'
import { openLog } from '../../log.ts'
import { openFakeProvider } from '../../test/payments/open-fake-provider.ts'
import { parseDefectAddress } from './defect-address.ts'
import { openDefectReporter } from './defect-reporter.ts'

async function reporting(share = 1) {
  const service = await openFakeProvider(() => ({ body: {} }))
  const address = parseDefectAddress(`${service.origin.replace('//', '//publickey@')}/42`)
  const reporter = openDefectReporter({ ...address, share })
  const log = openLog({ logLevel: 'info', production: true }, { write: () => {} }, reporter.take)
  return { service, reporter, log, [Symbol.dispose]: () => service[Symbol.dispose]() }
}

test('a defect is reported in the envelope of Sentry, washed as the log is', async () => {
  using reports = await reporting()
  const { service, reporter, log } = reports
  const cause = new TypeError('no order of mariam@example.com')
  log
    .child({ reqId: 'request-1' })
    .error({ err: new Error('broken for +971 50 555 0186', { cause }) }, 'unexpected failure')
  await reporter.flush(5_000)
  const [call] = service.calls
  expect(call).toMatchObject({ method: 'POST', path: '/api/42/envelope/' })
  expect(call?.headers['x-sentry-auth']).toContain('sentry_key=publickey')
  const [head, item, event] = (call?.rawBody ?? '').split('\n').map((line) => JSON.parse(line))
  expect(head.event_id).toMatch(/^[0-9a-f]{32}$/)
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({
    event_id: head.event_id,
    level: 'error',
    platform: 'node',
    tags: { reqId: 'request-1' },
    exception: {
      values: [
        { type: 'TypeError', value: 'no order of (email)' },
        { type: 'Error', value: 'broken for (phone)' },
      ],
    },
  })
  const frames = event.exception.values[1].stacktrace.frames
  expect(frames.at(-1).filename).toContain('defects.test.ts')
  expect(call?.rawBody).not.toMatch(/mariam|555/)
})

test('requests, warnings and a database that is away are no defects, and a browser error is one', async () => {
  using reports = await reporting()
  const { service, reporter, log } = reports
  const err = new Error('gone')
  log.info('a request')
  log.warn({ err }, 'the text messages wait')
  log.error({ err }, 'the database is away')
  log.error('without an error')
  log.warn({ page: 'cart', build: 'kit-1.js', err }, 'a browser reported an error')
  await reporter.flush(5_000)
  expect(service.calls).toHaveLength(1)
  expect(JSON.parse(service.calls[0]?.rawBody.split('\n')[2] ?? '')).toMatchObject({
    platform: 'javascript',
    transaction: 'cart',
  })
})

test('a line that cannot be read, or whose error is none, is no defect and no failure', async () => {
  using reports = await reporting()
  for (const err of ['null', 'undefined', '{"message":1,"stack":2}', '{"cause":7}']) {
    reports.reporter.take(`{"level":50,"msg":"broken","err":${err}}`)
  }
  reports.reporter.take('{"level":50,"detail":{"err":{"stack":"Error: nested"}}}')
  await reports.reporter.flush(5_000)
  expect(reports.service.calls.map(({ path }) => path)).toEqual(['/api/42/envelope/'])
})

test('a defect that repeats fills neither the memory nor the service', async () => {
  using reports = await reporting()
  const { service, reporter, log } = reports
  for (let count = 0; count < 500; count++) log.error({ err: new Error('again') }, 'broken')
  await reporter.flush(10_000)
  expect(service.calls.length).toBeGreaterThan(0)
  expect(service.calls.length).toBeLessThanOrEqual(60)
})

test('a service that is away or sampled out holds up nobody', async () => {
  using reports = await reporting(0)
  reports.log.error({ err: new Error('left out') }, 'broken')
  await reports.reporter.flush(5_000)
  expect(reports.service.calls).toEqual([])

  const away = openDefectReporter({ url: 'http://127.0.0.1:1/api/1/envelope/', key: 'k', share: 1 })
  away.take('{"level":50,"time":"2026-01-01T00:00:00Z","err":{"message":"broken","stack":""}}')
  await away.flush(5_000)
})

test.each(['https://host/1', 'https://key@host', 'ftp://key@host/1', 'key'])(
  '%s is no DSN',
  (dsn) => {
    expect(() => parseDefectAddress(dsn)).toThrow(/DSN|URL/)
  },
)

test('a DSN can have a path', () => {
  expect(parseDefectAddress('https://key@errors.example.com/sentry/7')).toEqual({
    url: 'https://errors.example.com/sentry/api/7/envelope/',
    key: 'key',
  })
})
