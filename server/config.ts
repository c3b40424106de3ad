import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { type PictureFormat, pictureFormats } from '@rimal/contract/pictures'
import { type BucketSettings, fileSecrets, readFileSettings } from './files/file-settings.ts'
import { cdnSecrets, type CdnSettings, readCdn } from './http/cdn/cdn-settings.ts'
import { isLoopback } from './http/loopback.ts'
import {
  observabilitySecrets,
  type ObservabilitySettings,
  readObservability,
} from './observability/observability-settings.ts'
import {
  type PaymentAccounts,
  type PaymentProviderName,
  paymentProviderNames,
  readPaymentAccounts,
  secretVariables,
} from './payment-accounts.ts'
import {
  phoneAppSecrets,
  type PhoneAppSettings,
  readPhoneApp,
} from './phone-app/phone-app-settings.ts'
import { type ProcessSettings, readProcessSettings } from './process/process-settings.ts'
import { oneOf, parseSwitch, parseWhole, type ReadSetting } from './process/read-setting.ts'
import { readSecretFiles } from './secret-files.ts'

export type Config = {
  production: boolean
  host: string
  port: number
  /** Where shoppers reach us: links in emails, canonical addresses, return addresses of payments. */
  publicUrl: URL
  dataDir: string
  /** The bucket with the files of the shop; null where they are in `dataDir`. */
  bucket: BucketSettings | null
  databaseUrl: string | null
  /** A replica of the database, for answers that anyone may see; null without one. */
  databaseReadUrl: string | null
  logLevel: string
  /** The proxies whose X-Forwarded-For header the shop trusts: addresses or CIDR ranges. */
  trustProxy: string[]
  imageBase: string
  /** The formats in which the sizes of pictures are made, in this order; without one, pictures are served as they are. */
  pictureFormats: readonly PictureFormat[]
  /** In order of preference: where two take a method, the first that takes the order gets it. */
  paymentProviders: PaymentProviderName[]
  /** Whether PAYMENT_PROVIDERS names the providers; otherwise the admin may switch cash on delivery. */
  namesProviders: boolean
  /** The accounts of the providers that are switched on and have one. */
  paymentAccounts: Partial<PaymentAccounts>
  /** Signs what strangers must not forge, such as words of the simulator, and hides what they must not read. */
  secret: string | null
  mail: { smtpUrl: string; from: string } | null
  sms: SmsConfig | null
  /** Where providers that the admin connects answer, by name; other addresses only in tests. */
  connectionOrigins: Readonly<Record<string, string>>
  /** Where browsers may say that their notifications go; others only in tests. */
  pushServices: readonly string[]
  phoneApp: PhoneAppSettings
  /** Shorter ones only in tests. */
  timeouts: Timeouts
  /** A higher priority of the process that makes the sizes of pictures, only in tests: nobody waits for it otherwise. */
  pictureProcess?: { priority: number }
  /** Off only for load tests on this machine. */
  rateLimits: boolean
  /** Loads the sample shop into an empty database. */
  sampleShop: boolean
  /** Whether browsers store copies of the pages that were seen, for reading without a connection. */
  offlineCopies: boolean
  processes: ProcessSettings
  observability: ObservabilitySettings
  cdn: CdnSettings
}

/** In milliseconds: how long a request may take to arrive, and its answer to be ready. */
type Timeouts = { request: number; answer: number }
const timeouts: Timeouts = { request: 30_000, answer: 30_000 }

/** The provider of text messages, the sender, and the credentials. */
export type SmsConfig = {
  provider: SmsProviderName
  /** The address of the provider; another address only in tests. */
  origin: string
  account: string
  password: string
  sender: string
}

const smsOrigins = {
  unifonic: 'https://el.cloud.unifonic.com',
  twilio: 'https://api.twilio.com',
} as const
export type SmsProviderName = keyof typeof smsOrigins

/** The push services of Chrome, Safari, Edge and Firefox. */
const pushServices = [
  'https://fcm.googleapis.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
  'https://updates.push.services.mozilla.com',
] as const

type Env = Record<string, string | undefined>

/** An error that the owner can fix: only its sentence is shown. */
export class StartError extends Error {}

/** Their values may hold a password, so a sentence about them does not repeat it. */
const secrets: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SECRET',
  'SMTP_URL',
  'SMS_URL',
  ...observabilitySecrets,
  ...cdnSecrets,
  ...fileSecrets,
  ...phoneAppSecrets,
]
/** Each may also stand in a file: `SECRET_FILE=/run/secrets/shop`. */
const secretSettings = [...secrets, ...secretVariables]

/** Reads every setting once; all that is wrong is said together, before anything has started. */
export function readConfig(given: Env): Config {
  const { env, wrong: wrongSecrets } = readSecretFiles(given, secretSettings)
  const { read, wrong } = openReader(env)
  const production = read(
    'NODE_ENV',
    'development',
    (value) => oneOf(['development', 'production', 'test'], value) === 'production',
    'development, test or production',
  )
  const { wrongAccounts, ...web } = readWeb(env, read, production)
  const { bucket, wrongBucket } = readFileSettings(read)
  const { phoneApp, wrongApp } = readPhoneApp(read)
  const config: Config = {
    production,
    ...web,
    ...readStorage(env, read),
    bucket,
    ...readPictures(read),
    ...readMessages(env, read),
    ...readSwitches(read),
    processes: readProcessSettings(read),
    observability: readObservability(read),
    cdn: readCdn(read),
    connectionOrigins: smsOrigins,
    pushServices,
    phoneApp,
    timeouts,
  }
  wrong.push(...wrongSecrets, ...wrongAccounts, ...wrongBucket, ...wrongApp)
  if (wrong.length > 0) {
    throw new StartError(`The shop cannot start:\n${wrong.map((line) => `  ${line}`).join('\n')}`)
  }
  return config
}

/** Reads a setting or its default; a wrong value adds a sentence to `wrong`. */
function openReader(env: Env): { read: ReadSetting; wrong: string[] } {
  const wrong: string[] = []
  const read: ReadSetting = (name, fallback, parse, expected) => {
    const value = env[name]?.trim() || fallback
    try {
      return parse(value)
    } catch {
      const shown = secrets.includes(name) ? '' : `is ${JSON.stringify(value)}, but `
      wrong.push(`${name} ${shown}must be ${expected}.`)
      return parse(fallback)
    }
  }
  return { read, wrong }
}

/** Reads where the shop is reached, and who takes its payments there. */
function readWeb(env: Env, read: ReadSetting, production: boolean) {
  const port = read(
    'PORT',
    '3000',
    (value) => parseWhole(value, { min: 0, max: 65_535 }),
    'a whole number from 0 to 65535',
  )
  const providers = read(
    'PAYMENT_PROVIDERS',
    // Play money must not buy anything by mistake.
    production ? 'cash-on-delivery' : 'simulator,cash-on-delivery',
    (value) => list(value).map((name) => oneOf(paymentProviderNames, name)),
    `a list of ${paymentProviderNames.join(', ')}`,
  )
  const publicUrl = read(
    'PUBLIC_URL',
    `http://localhost:${port}`,
    parsePublicUrl,
    'an http:// or https:// address without a path',
  )
  const { accounts: paymentAccounts, wrong: wrongAccounts } = readPaymentAccounts(env, providers)
  return {
    host: env.HOST?.trim() || '0.0.0.0',
    port,
    publicUrl,
    trustProxy: read(
      'TRUST_PROXY',
      '',
      (value) => list(value).map(parseProxy),
      'a list of addresses or CIDR ranges',
    ),
    // A caller from another machine must not order without paying.
    paymentProviders: providers.filter((name) => name !== 'simulator' || isLoopback(publicUrl)),
    namesProviders: Boolean(env.PAYMENT_PROVIDERS?.trim()),
    paymentAccounts,
    wrongAccounts,
  }
}

/** Reads where the shop stores its data, what its secret is and how much its log says. */
function readStorage(env: Env, read: ReadSetting) {
  return {
    dataDir: absolute(env.DATA_DIR?.trim() || 'data'),
    databaseUrl: read(
      'DATABASE_URL',
      '',
      optionalUrl(['postgres:', 'postgresql:']),
      'a postgres:// address',
    ),
    databaseReadUrl: read(
      'DATABASE_READ_URL',
      '',
      optionalUrl(['postgres:', 'postgresql:']),
      'a postgres:// address',
    ),
    secret: read('SECRET', '', optionalSecret, 'at least 32 characters'),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (value) => oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], value),
      'fatal, error, warn, info, debug, trace or silent',
    ),
  }
}

function readPictures(read: ReadSetting) {
  return {
    imageBase: read('IMAGE_BASE', '/media', parseImageBase, 'a path or an https:// address'),
    pictureFormats: read(
      'PICTURE_FORMATS',
      'webp,avif',
      (value) =>
        value === 'none' ? [] : list(value).map((format) => oneOf(pictureFormats, format)),
      `a list of ${pictureFormats.join(', ')}, or none`,
    ),
  }
}

function readMessages(env: Env, read: ReadSetting) {
  const smtpUrl = read(
    'SMTP_URL',
    '',
    optionalUrl(['smtp:', 'smtps:']),
    'an smtp:// or smtps:// address',
  )
  return {
    mail: smtpUrl
      ? { smtpUrl, from: env.MAIL_FROM?.trim() || 'Rimal <hello@rimal.example>' }
      : null,
    sms: read(
      'SMS_URL',
      '',
      optionalSms,
      'unifonic://AppSid@SenderName or twilio://AccountSid:AuthToken@+15550100',
    ),
  }
}

function readSwitches(read: ReadSetting) {
  return {
    rateLimits: read('RATE_LIMITS', 'on', parseSwitch, 'on or off'),
    sampleShop: read('SAMPLE_SHOP', 'on', parseSwitch, 'on or off'),
    offlineCopies: read('OFFLINE_COPIES', 'on', parseSwitch, 'on or off'),
  }
}

function parsePublicUrl(value: string): URL {
  const url = new URL(value)
  if (!['http:', 'https:'].includes(url.protocol) || url.pathname !== '/') throw new Error(value)
  return url
}

function parseImageBase(value: string): string {
  if (!/^(\/[\w/-]*|https:\/\/\S+)$/.test(value)) throw new Error(value)
  return value.replace(/\/$/, '')
}

function parseProxy(value: string): string {
  const [address = '', bits = '0', ...rest] = value.split('/')
  const max = isIP(address) === 6 ? 128 : 32
  if (!isIP(address) || rest.length > 0 || !/^\d+$/.test(bits) || Number(bits) > max) {
    throw new Error(value)
  }
  return value
}

function optionalUrl(protocols: string[]) {
  return (value: string) => {
    if (value === '') return null
    const { protocol, username, password } = new URL(value)
    if (!protocols.includes(protocol)) throw new Error(value)
    // A stray % fails here instead of in whoever connects.
    decodeURIComponent(username + password)
    return value
  }
}

function optionalSms(value: string): SmsConfig | null {
  if (value === '') return null
  const { protocol, username, password, host } = new URL(value)
  const provider = oneOf(['unifonic', 'twilio'], protocol.slice(0, -1))
  const [account = '', secret = '', sender = ''] = [username, password, host].map(
    decodeURIComponent,
  )
  const complete = account && sender && (provider === 'unifonic' || secret)
  if (!complete) throw new Error('incomplete')
  return { provider, origin: smsOrigins[provider], account, password: secret, sender }
}

function optionalSecret(value: string): string | null {
  if (value !== '' && value.length < 32) throw new Error('too short')
  return value || null
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function absolute(path: string): string {
  // npm runs workspace scripts in the folder of the workspace; a relative path starts at the folder from which the
  // owner ran npm.
  return isAbsolute(path) ? path : resolve(process.env.INIT_CWD ?? process.cwd(), path)
}

/** Whether text messages reach anybody: a provider, or the developer who reads the outbox. */
export function canSendText({
  sms,
  config,
}: Pick<Config, 'sms'> & { config: Pick<Config, 'production'> }): boolean {
  return sms !== null || !config.production
}
