import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Logger } from 'pino'
import { Gate } from '../http/limits/gate.ts'
import { type BucketSettings, type BucketTimeouts, placeOf } from './file-settings.ts'
import { type FilePart, type FileStore, FilesAway, type ListOptions } from './file-store.ts'
import { isOfOneFile } from './is-of-one-file.ts'

/** Two tries of a write end before the answer to the upload would be late. */
const usual: BucketTimeouts = { connect: 3_000, read: 4_000, write: 12_000 }
const tries = 2
/** A transfer in which no byte moves for so long is ended. */
const stalledMs = 30_000
const logPauseMs = 5_000
/** Shoppers ask for many pictures at once, and while a bucket does not answer their requests must not fill the memory. */
const opensAtOnce = { running: 200, waiting: 200 }

/** Files in a bucket. They are private as long as the bucket is: the shop gives no right to read them. */
export function bucketStore(settings: BucketSettings, log: Pick<Logger, 'error'>): FileStore {
  const { bucket: Bucket, prefix, timeouts = usual } = settings
  const client = openClient(settings)
  const logOutage = outageLog(log)
  const gate = new Gate(opensAtOnce)
  const named = (key: string) => ({ Bucket, Key: `${prefix}${key}` })
  const reading = { requestTimeout: timeouts.read }

  async function unlessAway<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (cause) {
      if (isOfOneFile(cause)) throw cause
      const away = new FilesAway(cause as Error)
      logOutage(away)
      throw away
    }
  }

  const find = async (key: string, part?: FilePart) => {
    const asked = { ...named(key), ...(part ? { Range: `bytes=${part.start}-${part.end}` } : {}) }
    return client.send(new GetObjectCommand(asked), reading).then(({ Body }) => Body, unlessMissing)
  }
  const remove = (key: string) =>
    unlessAway(async () => void (await client.send(new DeleteObjectCommand(named(key)), reading)))

  async function list(folder: string, { changedBefore }: ListOptions = {}): Promise<string[]> {
    const keys: string[] = []
    const asked = { Bucket, Prefix: `${prefix}${folder}/` }
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked, reading)) {
      const listed = Contents.filter(
        ({ LastModified }) => !changedBefore || (LastModified && LastModified < changedBefore),
      )
      keys.push(...listed.map(({ Key = '' }) => Key.slice(prefix.length)))
    }
    return keys
  }

  return {
    place: placeOf(settings),
    // In Node the body is a stream of Node.
    open: (key, part) =>
      gate.run(() => unlessAway(async () => (await find(key, part)) as Readable | undefined)),
    read: (key) =>
      unlessAway(async () => {
        const bytes = await (await find(key))?.transformToByteArray()
        return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      }),
    write: (key, Body) =>
      unlessAway(async () => {
        const writing = { requestTimeout: timeouts.write }
        await client.send(new PutObjectCommand({ ...named(key), Body }), writing)
      }),
    list: (folder, options) => unlessAway(() => list(folder, options)),
    remove,
    async removeFolder(folder) {
      // Not every server of this protocol removes several files in one call.
      await Promise.all((await unlessAway(() => list(folder))).map(remove))
    },
    // Who may not list the bucket is refused here, because a missing file would look forbidden to the shop.
    check: () => unlessAway(async () => void (await find('missing'))),
  }
}

function openClient({ region, endpoint, credentials, timeouts = usual }: BucketSettings): S3Client {
  // A shopper with a slow connection holds a connection to the bucket and must not keep others waiting.
  const agent = { keepAlive: true, maxSockets: Infinity }
  return new S3Client({
    region,
    // Other servers than those of AWS may have no name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: tries,
    // Not every server knows the checksums that the client would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connect,
      throwOnRequestTimeout: true,
      socketTimeout: stalledMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
}

function unlessMissing(error: Error): undefined {
  if (error.name !== 'NoSuchKey') throw error
}

/** One line in five seconds: an outage fails as many requests as there are pictures. */
function outageLog(log: Pick<Logger, 'error'>) {
  let failures = 0
  let quietUntil = 0
  return (err: FilesAway) => {
    failures++
    if (Date.now() < quietUntil) return
    log.error({ err, failures }, 'the files cannot be reached')
    failures = 0
    quietUntil = Date.now() + logPauseMs
  }
}
