import type { ReadSetting } from '../process/read-setting.ts'

/** A bucket that speaks S3's protocol. */
export type BucketSettings = {
  bucket: string
  /** Stands before every key: empty, or a path that ends with `/`. */
  prefix: string
  region: string
  /** The address of the server; null for that of AWS. */
  endpoint: string | null
  /** Null where AWS's client finds them itself, such as those of the machine's role. */
  credentials: Credentials | null
  /** Other ones only in tests. */
  timeouts?: BucketTimeouts
}

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }

/** Each of two tries waits so many milliseconds until the bucket begins to answer. */
export type BucketTimeouts = { connect: number; read: number; write: number }

const keyId = 'AWS_ACCESS_KEY_ID'
const secretKey = 'AWS_SECRET_ACCESS_KEY'
const sessionToken = 'AWS_SESSION_TOKEN'

/** Variables whose value no sentence may repeat. Somebody may write credentials into the address. */
export const fileSecrets = ['FILES_URL', keyId, secretKey, sessionToken] as const

/**
 * Reads where the files are: null for the folder DATA_DIR. The names of the credentials are AWS's own. What is wrong with
 * the credentials is a sentence in `wrongBucket`.
 */
export function readFileSettings(read: ReadSetting): {
  bucket: BucketSettings | null
  wrongBucket: string[]
} {
  const address = read(
    'FILES_URL',
    '',
    parseAddress,
    's3://BUCKET?region=REGION or s3://BUCKET/FOLDER?endpoint=https://…, without credentials',
  )
  const [id, secret, token] = [keyId, secretKey, sessionToken].map((name) =>
    read(name, '', (value) => value, 'a text'),
  )
  if (!address) return { bucket: null, wrongBucket: [] }
  if (Boolean(id) !== Boolean(secret)) {
    const sentence = `${keyId} and ${secretKey} must be set together, or neither of them.`
    return { bucket: null, wrongBucket: [sentence] }
  }
  const credentials =
    id && secret
      ? { accessKeyId: id, secretAccessKey: secret, ...(token ? { sessionToken: token } : {}) }
      : null
  return { bucket: { ...address, credentials }, wrongBucket: [] }
}

/** The address of a bucket without what only its client needs. */
export function placeOf({ bucket, prefix }: Pick<BucketSettings, 'bucket' | 'prefix'>): string {
  return `s3://${bucket}/${prefix}`.replace(/\/$/, '')
}

/** Other servers than those of AWS mostly take any region, and this one is the default of most clients. */
const usualRegion = 'us-east-1'

function parseAddress(value: string): Omit<BucketSettings, 'credentials'> | null {
  if (value === '') return null
  const { protocol, host, pathname, searchParams, username, password } = new URL(value)
  const { region, endpoint, ...others } = Object.fromEntries(searchParams)
  const isKnown = protocol === 's3:' && Object.keys(others).length === 0 && !username && !password
  const parts = pathname.split('/').filter(Boolean)
  const isPlain = [host, ...parts].every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part))
  if (!isKnown || !isPlain || !(region || endpoint)) throw new Error(value)
  return {
    bucket: host,
    prefix: parts.map((part) => `${part}/`).join(''),
    region: region || usualRegion,
    endpoint: endpoint ? parseEndpoint(endpoint) : null,
  }
}

function parseEndpoint(value: string): string {
  const url = new URL(value)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw new Error(value)
  }
  return value
}
