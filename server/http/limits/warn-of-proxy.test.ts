import { fastify, type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { warnOfProxy } from './warn-of-proxy.ts'

type Call = { from: string; forwardedFor?: string }

/** Returns the warnings about these calls. */
async function warningsOf(trustProxy: string[], calls: readonly Call[]): Promise<string[]> {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = pino(
    { level: 'warn' },
    { write: (line: string) => lines.push(line) },
  )
  const app = fastify({ loggerInstance, trustProxy: trustProxy.length > 0 ? trustProxy : false })
  warnOfProxy(app, { trustProxy })
  app.get('/', async () => 'ok')
  for (const { from, forwardedFor } of calls) {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    await app.inject({ url: '/', remoteAddress: from, headers })
  }
  await app.close()
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
}

const forwards = (from: string, forwardedFor = '198.51.100.7') => ({ from, forwardedFor })
const whole = 'limits take all shoppers behind it for one.'

test('each proxy at a private address that TRUST_PROXY does not name is reported once', async () => {
  const calls = ['10.0.0.4', '10.0.0.5', '10.0.0.4'].map((from) => forwards(from))
  const warnings = [
    `A proxy at 10.0.0.4 is not in TRUST_PROXY: ${whole}`,
    `A proxy at 10.0.0.5 is not in TRUST_PROXY: ${whole}`,
  ]
  expect(await warningsOf([], calls)).toEqual(warnings)
  expect(await warningsOf(['127.0.0.1'], calls)).toEqual(warnings)
})

test('without TRUST_PROXY the first public address that forwards is reported, and no more of them', async () => {
  const calls = ['203.0.113.9', '203.0.113.10', '10.0.0.4'].map((from) => forwards(from))
  expect(await warningsOf([], calls)).toEqual([
    `203.0.113.9 sends X-Forwarded-For, and TRUST_PROXY is not set: if it is a proxy, ${whole}`,
    `A proxy at 10.0.0.4 is not in TRUST_PROXY: ${whole}`,
  ])
})

test('a proxy that TRUST_PROXY names is not reported, and neither is a caller beside it', async () => {
  const calls = [forwards('10.0.0.4'), forwards('203.0.113.9'), { from: '10.0.0.5' }]
  expect(await warningsOf(['10.0.0.4'], calls)).toEqual([])
  expect(await warningsOf(['10.0.0.0/8'], [forwards('::ffff:10.0.0.4')])).toEqual([])
})

test('a caller with a private address behind a proxy of TRUST_PROXY is not reported as a proxy', async () => {
  const calls = ['127.0.0.1', '10.0.0.7', '192.168.1.20'].map((caller) =>
    forwards('127.0.0.1', caller),
  )
  expect(await warningsOf(['127.0.0.1'], calls)).toEqual([])
  expect(await warningsOf(['127.0.0.1'], [forwards('127.0.0.1', '')])).toEqual([])
})

test('no more than ten proxies are reported, because a whole network may call', async () => {
  const calls = Array.from({ length: 20 }, (_, index) => forwards(`10.0.0.${index}`))
  expect(await warningsOf([], calls)).toHaveLength(10)
})
