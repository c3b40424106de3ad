import { fastify, type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { warnOfProxy } from './warn-of-proxy.ts'

/** Returns the warnings about calls with `X-Forwarded-For` that come from these addresses. */
async function warningsOf(trustProxy: string[], addresses: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = pino(
    { level: 'warn' },
    { write: (line: string) => lines.push(line) },
  )
  const app = fastify({ loggerInstance, trustProxy: trustProxy.length > 0 ? trustProxy : false })
  warnOfProxy(app, { trustProxy })
  app.get('/', async () => 'ok')
  for (const remoteAddress of addresses) {
    await app.inject({ url: '/', remoteAddress })
    await app.inject({
      url: '/',
      remoteAddress,
      headers: { 'x-forwarded-for': '198.51.100.7' },
    })
  }
  await app.close()
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
}

const whole = 'limits take all shoppers behind it for one.'

test('a proxy at a private address that TRUST_PROXY does not name is reported once', async () => {
  const warnings = [`A proxy at 10.0.0.4 is not in TRUST_PROXY: ${whole}`]
  expect(await warningsOf([], ['10.0.0.4', '10.0.0.5'])).toEqual(warnings)
  expect(await warningsOf(['127.0.0.1'], ['10.0.0.4'])).toEqual(warnings)
})

test('without TRUST_PROXY any address that forwards is reported once', async () => {
  expect(await warningsOf([], ['203.0.113.9', '203.0.113.10', '10.0.0.4'])).toEqual([
    `203.0.113.9 sends X-Forwarded-For, and TRUST_PROXY is not set: if it is a proxy, ${whole}`,
    `A proxy at 10.0.0.4 is not in TRUST_PROXY: ${whole}`,
  ])
})

test('a proxy that TRUST_PROXY names is not reported, and neither is a caller beside it', async () => {
  expect(await warningsOf(['10.0.0.4'], ['10.0.0.4', '203.0.113.9'])).toEqual([])
})
