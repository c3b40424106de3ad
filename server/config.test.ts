import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('a shop in production uses the payment simulator only when it is configured', () => {
  const providers = (env: Record<string, string>) =>
    readConfig({ NODE_ENV: 'production', ...env }).paymentProviders
  expect(providers({})).toEqual(['cash-on-delivery'])
  expect(providers({ PAYMENT_PROVIDERS: ' ' })).toEqual(['cash-on-delivery'])
  expect(providers({ PAYMENT_PROVIDERS: 'simulator' })).toEqual(['simulator'])
})

test('a switch is on or off, and yes and no say the same', () => {
  const isOn = (value: string) => readConfig({ SAMPLE_SHOP: value }).sampleShop
  expect(['', 'on', 'yes', 'off', 'no'].map(isOn)).toEqual([true, true, true, false, false])
  expect(() => isOn('never')).toThrow('SAMPLE_SHOP is "never", but must be on or off.')
})

test('pictures are made in both formats, in those that are named, or in none', () => {
  const formats = (value: string) => readConfig({ PICTURE_FORMATS: value }).pictureFormats
  expect(['', 'webp', 'none'].map(formats)).toEqual([['webp', 'avif'], ['webp'], []])
})

test.each([
  [{ PICTURE_FORMATS: 'webp, none' }, 'must be a list of webp, avif, or none'],
  [{ PORT: '99999' }, 'PORT is "99999", but must be a whole number from 0 to 65535.'],
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address.'],
  [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL is "shop.example"'],
  [
    { PAYMENT_PROVIDERS: 'paypal' },
    'must be a list of stripe, tap, tabby, tamara, cash-on-delivery, simulator',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod"'],
  [{ SECRET: 'short' }, 'SECRET must be at least 32 characters'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
  [{ SMTP_URL: 'mail.example' }, 'an smtp:// or smtps:// address'],
  [{ SMS_URL: 'twilio://sid@+15550100' }, 'SMS_URL must be unifonic://AppSid@SenderName or'],
  [{ SMS_URL: 'https://sms.example' }, 'SMS_URL must be'],
  [{ TRUST_PROXY: '10.0.0.1, proxy' }, 'must be a list of addresses or CIDR ranges'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is "10.0.0.0/33"'],
])('%o is refused with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('a secret may stand in a file, and never in both places', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'rimal-config-'))
  const file = join(folder.path, 'secret')
  await writeFile(file, `${'s'.repeat(40)}\n`)
  expect(readConfig({ SECRET_FILE: file }).secret).toBe('s'.repeat(40))
  const accounts = readConfig({
    PAYMENT_PROVIDERS: 'tap',
    TAP_SECRET_KEY: 'sk_test_1',
  }).paymentAccounts
  await writeFile(file, 'sk_test_1\n')
  expect(
    readConfig({ PAYMENT_PROVIDERS: 'tap', TAP_SECRET_KEY_FILE: file }).paymentAccounts,
  ).toEqual(accounts)
  expect(() => readConfig({ SECRET: 'x'.repeat(40), SECRET_FILE: file })).toThrow(
    'SECRET and SECRET_FILE are both set; only one may be.',
  )
  await writeFile(file, 'postgres://shop:secret@replica/shop\n')
  expect(readConfig({ DATABASE_READ_URL_FILE: file }).databaseReadUrl).toBe(
    'postgres://shop:secret@replica/shop',
  )
  await writeFile(file, '\n')
  expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(
    'DATABASE_URL_FILE names a file that is empty.',
  )
  expect(() => readConfig({ DATABASE_URL_FILE: join(folder.path, 'none') })).toThrow(
    'DATABASE_URL_FILE names a file that cannot be read (ENOENT).',
  )
})

test('everything that is wrong is said at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[^]*LOG_LEVEL/)
})

test('a provider that is switched on needs its settings, and each missing one is named', () => {
  const PAYMENT_PROVIDERS = 'tap,tabby'
  expect(() => readConfig({ PAYMENT_PROVIDERS })).toThrow(
    /TAP_SECRET_KEY[^]*TABBY_SECRET_KEY[^]*TABBY_MERCHANT_CODE[^]*TABBY_WEBHOOK_TOKEN/,
  )
  const { paymentAccounts } = readConfig({
    PAYMENT_PROVIDERS,
    TAP_SECRET_KEY: 'sk_live_1',
    TABBY_SECRET_KEY: 'sk_1',
    TABBY_MERCHANT_CODE: 'rimal_ae',
    TABBY_WEBHOOK_TOKEN: 'a-word-that-nobody-guesses',
    TABBY_API: 'https://api.tabby.sa',
  })
  expect(paymentAccounts).toEqual({
    tap: { origin: 'https://api.tap.company', secretKey: 'sk_live_1' },
    tabby: {
      origin: 'https://api.tabby.sa',
      secretKey: 'sk_1',
      merchantCode: 'rimal_ae',
      webhookToken: 'a-word-that-nobody-guesses',
    },
  })
})

test.each([
  { DATABASE_URL: 'mysql://shop:hush-hush@db' },
  { DATABASE_READ_URL: 'mysql://shop:hush-hush@replica' },
  { SMTP_URL: 'mail://shop:hush-hush@mail' },
  { SECRET: 'hush-hush' },
  { SMS_URL: 'nobody://shop:hush-hush@sms' },
  { PAYMENT_PROVIDERS: 'tap', TAP_SECRET_KEY: 'hush-hush' },
  { PAYMENT_PROVIDERS: 'tamara', TAMARA_API: 'https://hush-hush' },
])('a refused setting that may hold a secret is not repeated: %o', (env) => {
  let said = ''
  try {
    readConfig(env)
  } catch (error) {
    said = String(error)
  }
  expect(said).toContain('must be')
  expect(said).not.toContain('hush-hush')
})

test('one address configures the provider of text messages', () => {
  expect(readConfig({}).sms).toBeNull()
  expect(readConfig({ SMS_URL: 'unifonic://app-1@Rimal%20Abaya' }).sms).toEqual({
    provider: 'unifonic',
    origin: 'https://el.cloud.unifonic.com',
    account: 'app-1',
    password: '',
    sender: 'Rimal Abaya',
  })
  expect(readConfig({ SMS_URL: 'twilio://AC1:pass%2Fword@+15550100' }).sms).toMatchObject({
    provider: 'twilio',
    account: 'AC1',
    password: 'pass/word',
    sender: '+15550100',
  })
})

test('proxies are addresses and ranges', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1, 127.0.0.1' })
  expect(trustProxy).toEqual(['10.0.0.0/8', '::1', '127.0.0.1'])
})
