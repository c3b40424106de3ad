import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment starts a shop on port 3000', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    production: false,
    databaseUrl: null,
    paymentProviders: ['simulator', 'cash-on-delivery'],
  })
  expect(config.publicUrl.href).toBe('http://localhost:3000/')
})

test.each([
  [{ PORT: '99999' }, 'PORT is "99999", but must be a whole number from 0 to 65535.'],
  [{ PORT: 'http' }, 'PORT is "http"'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL is "mysql://x", but must be a postgres:// address.',
  ],
  [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL is "shop.example"'],
  [{ PAYMENT_PROVIDERS: 'paypal' }, 'must be a list of cash-on-delivery, simulator'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"'],
  [{ SECRET: 'short' }, 'but must be at least 32 characters'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
  [{ SMTP_URL: 'mail.example' }, 'an smtp:// or smtps:// address'],
])('%o is refused with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('everything that is wrong is said at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^]*LOG_LEVEL/)
})
