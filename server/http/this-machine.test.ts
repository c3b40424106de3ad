import { request } from 'node:http'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { banner } from '../process/banner.ts'
import { readConfig } from '../config.ts'
import { signText } from '../features/payments/adapters/simulator/signed-text.ts'
import { testShop, type TestShop } from '../test/test-shop.ts'

const trialPages = ['/dev/outbox', '/dev/emails', '/simulator/simulator.css']

/** Asks for a path under the name of a host; fetch sends none but its own. */
function statusOf(shop: TestShop, path: string, host: string) {
  const { hostname, port } = new URL(shop.address)
  return new Promise<number>((resolve, reject) => {
    const sent = request({ hostname, port, path, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject).end()
  })
}

test('pages of a trial answer to a name of this machine', async () => {
  await using shop = await testShop()
  const { port } = new URL(shop.address)
  for (const path of trialPages) {
    for (const host of ['localhost', `localhost:${port}`, '127.0.0.1', `[::1]:${port}`]) {
      expect({ path, host, status: await statusOf(shop, path, host) }).toMatchObject({
        status: 200,
      })
    }
  }
})

test('a site whose name resolves to this machine reads no page of a trial', async () => {
  await using shop = await testShop()
  for (const path of [...trialPages, '/simulator/pay/x', '/%64ev/outbox']) {
    const hosts = ['evil.example', 'localhost.evil.example', 'evil.example@localhost']
    for (const host of [...hosts, '192.168.1.4:3000', '0.0.0.0']) {
      expect({ path, host, status: await statusOf(shop, path, host) }).toMatchObject({
        status: 404,
      })
    }
  }
})

test('a signed call to the simulator under another name than this machine is not found', async () => {
  await using shop = await testShop()
  const app = await createApp(shop.deps, null)
  const url = '/simulator/api/buyers'
  const payload = '{"phone":"+971501234567"}'
  const statusAt = async (host: string) => {
    const key = shop.deps.sign('simulator', 'request')
    const signature = signText(key, `POST ${url} ${payload}`, shop.deps.clock())
    const headers = { host, 'simulator-signature': signature }
    return (await app.inject({ method: 'POST', url, payload, headers })).statusCode
  }
  expect(await statusAt('localhost')).toBe(200)
  for (const host of ['evil.example', '192.168.1.4:3000']) expect(await statusAt(host)).toBe(404)
  await app.close()
})

test('another machine opens no page of a trial, under any host name, and a proxy opens none for it', async () => {
  await using shop = await testShop()
  const app = await createApp(shop.deps, null)
  const statusFor = async (url: string, remoteAddress: string, more = {}) => {
    const headers = { host: 'localhost', ...more }
    return (await app.inject({ url, remoteAddress, headers })).statusCode
  }
  for (const path of trialPages) {
    expect({ path, status: await statusFor(path, '127.0.0.1') }).toMatchObject({ status: 200 })
    expect({ path, status: await statusFor(path, '192.168.1.7') }).toMatchObject({ status: 404 })
    for (const header of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip']) {
      const proxied = await statusFor(path, '127.0.0.1', { [header]: '198.51.100.7' })
      expect({ path, header, proxied }).toMatchObject({ proxied: 404 })
    }
  }
  await app.close()
})

test('a shop with a public address has no page of a trial, whatever the host of a request', async () => {
  await using shop = await testShop()
  shop.deps.config = { ...shop.deps.config, publicUrl: new URL('https://shop.example') }
  for (const path of trialPages) {
    for (const host of ['localhost', 'shop.example']) {
      expect({ path, host, status: await statusOf(shop, path, host) }).toMatchObject({
        status: 404,
      })
    }
  }
})

test.each(['development', 'production'])(
  'with a public address nothing is paid in the simulator in %s',
  (name) => {
    const env = { NODE_ENV: name, PUBLIC_URL: 'https://shop.example' }
    expect(readConfig(env).paymentProviders).toEqual(['cash-on-delivery'])
    const named = { ...env, PAYMENT_PROVIDERS: 'simulator,cash-on-delivery' }
    expect(readConfig(named).paymentProviders).toEqual(['cash-on-delivery'])
  },
)

test('a shop that starts with a public address outside production says so loudly', () => {
  const linesOf = (env: Record<string, string>) =>
    banner(readConfig(env), { withPages: true }).join('\n')
  const open = linesOf({ PUBLIC_URL: 'https://shop.example' })
  expect(open).toContain('NOT IN PRODUCTION, BUT ITS ADDRESS IS PUBLIC')
  expect(open).not.toContain('can be read at')
  expect(linesOf({})).toContain('EVERY MESSAGE AND LOGIN CODE')
  const settled = linesOf({ PUBLIC_URL: 'https://shop.example', NODE_ENV: 'production' })
  expect(settled).not.toContain('PRODUCTION')
})
