import { mkdir, mkdtempDisposable, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { bucketServer } from '../test/files/bucket-server.ts'
import type { BucketSettings } from './file-settings.ts'
import { FilesAway } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { openFileStore, sayFilesAway } from './open-file-store.ts'

const server = await bucketServer()
const folder = await mkdtempDisposable(join(tmpdir(), 'rimal-files-'))
const log = pino({ level: 'silent' })
const bucket = (changes: Partial<BucketSettings> = {}) =>
  openFileStore({ dataDir: '/nowhere', bucket: server.settings(changes) }, log)
const stores = [
  ['a folder', folderStore(folder.path)],
  ['a bucket', bucket()],
  ['a folder of a bucket', bucket({ prefix: 'shops/rimal/' })],
] as const

afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await folder.remove()
})

test.each(stores)('%s returns what was written, as a whole and as a stream', async (_, files) => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
  await files.write('pictures/originals/a-1.webp', bytes)
  expect((await files.read('pictures/originals/a-1.webp'))?.equals(bytes)).toBe(true)
  const stream = await files.open('pictures/originals/a-1.webp')
  expect(stream && (await buffer(stream)).equals(bytes)).toBe(true)
})

test.each(stores)('%s replaces a file', async (_, files) => {
  for (const text of ['first', 'second']) await files.write('imports/one', Buffer.from(text))
  expect(String(await files.read('imports/one'))).toBe('second')
  expect(await files.list('imports')).toEqual(['imports/one'])
})

test.each(stores)(
  '%s has no file under another key, in a file or in a folder that does not exist',
  async (_, files) => {
    await files.write('imports/two', Buffer.from('two'))
    for (const key of ['imports/three', 'imports/two/three', 'nowhere/three']) {
      expect(await files.open(key)).toBe(undefined)
      expect(await files.read(key)).toBe(undefined)
    }
    expect(await files.list('nowhere')).toEqual([])
  },
)

test.each(stores)(
  '%s lists the files of one folder alone, and removes a file or a folder',
  async (_, files) => {
    const [small, large, other] = [
      'pictures/derived/abc/1-160.webp',
      'pictures/derived/abc/1-320.webp',
      'pictures/derived/abcd/1-160.webp',
    ] as const
    for (const key of [small, large, other]) await files.write(key, Buffer.from(key))
    expect((await files.list('pictures/derived/abc')).toSorted()).toEqual([small, large])
    expect((await files.list('pictures/derived')).toSorted()).toEqual([small, large, other])
    await files.remove(small)
    await files.remove(small)
    expect(await files.list('pictures/derived/abc')).toEqual([large])
    await files.removeFolder('pictures/derived/abc')
    await files.removeFolder('pictures/derived/abc')
    expect(await files.list('pictures/derived')).toEqual([other])
  },
)

test.each(stores)(
  '%s lists the files alone that were changed before a moment',
  async (_, files) => {
    await files.write('times/one', Buffer.from('one'))
    const at = (minutes: number) => ({ changedBefore: new Date(Date.now() + minutes * 60_000) })
    expect(await files.list('times', at(-1))).toEqual([])
    expect(await files.list('times', at(1))).toEqual(['times/one'])
  },
)

test.each(stores)('%s can be read', async (_, files) => {
  await expect(files.check()).resolves.toBe(undefined)
})

test('of two writes at the same time one wins as a whole', async () => {
  const files = folderStore(folder.path)
  const texts = ['a'.repeat(70_000), 'b'.repeat(70_000)]
  await Promise.all(texts.map((text) => files.write('same/one', Buffer.from(text))))
  expect(texts).toContain(String(await files.read('same/one')))
  expect(await files.list('same')).toEqual(['same/one'])
})

test('a file that could not be written whole leaves nothing behind', async () => {
  await mkdir(join(folder.path, 'whole/in-the-way/inside'), { recursive: true })
  const files = folderStore(folder.path)
  await expect(files.write('whole/in-the-way', Buffer.from('half'))).rejects.toThrow('rename')
  expect(await readdir(join(folder.path, 'whole'))).toEqual(['in-the-way'])
})

test('folders of the same bucket do not see each other', async () => {
  await bucket({ prefix: 'shops/one/' }).write('imports/mine', Buffer.from('mine'))
  expect(await bucket({ prefix: 'shops/two/' }).list('imports')).toEqual([])
  expect(await bucket({ prefix: 'shops/' }).list('one')).toEqual(['one/imports/mine'])
})

const wrong: [string, Partial<BucketSettings>, RegExp][] = [
  ['another bucket', { bucket: 'other' }, /: NoSuchBucket: /],
  [
    'another account',
    { credentials: { accessKeyId: 'other', secretAccessKey: 'S3RVER' } },
    /: InvalidAccessKeyId: /,
  ],
  ['another port', { endpoint: 'http://127.0.0.1:9' }, /: connect ECONNREFUSED /],
]

test.each(wrong)('%s is no missing file, and a start says so', async (_, changes, reason) => {
  const files = bucket(changes)
  const calls = [
    () => files.open('x'),
    () => files.read('x'),
    () => files.write('x', Buffer.from('x')),
    () => files.list('x'),
    () => files.remove('x'),
    () => files.removeFolder('x'),
  ]
  for (const call of calls) {
    const error = await call().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(FilesAway)
    expect(error).toMatchObject({ code: 'unavailable', message: expect.stringMatching(reason) })
  }
  const lines: string[] = []
  await sayFilesAway(files, (line) => lines.push(line))
  expect(lines).toEqual([expect.stringMatching(reason)])
})

test.each([
  [403, 'InvalidObjectState', false],
  [400, 'KMS.DisabledException', false],
  [400, 'InvalidRequest', false],
  [403, 'AccessDenied', true],
  [400, 'ExpiredToken', true],
  [404, 'NoSuchBucket', true],
  [429, 'TooManyRequests', true],
  [500, 'InternalError', true],
  [503, 'SlowDown', true],
  [403, 'a page', true],
  [404, 'a page', true],
])('a file refused with %i %s says that all files are away: %s', async (status, code, isAway) => {
  const files = bucket()
  const key = `refused/${status}`
  await files.write(key, Buffer.from('refused'))
  await server.refuse(key, { method: 'GET', status, code: code === 'a page' ? '' : code })
  for (const call of [() => files.open(key), () => files.read(key)]) {
    const error = await call().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof FilesAway).toBe(isAway)
  }
})

test('a wrong secret is refused', async () => {
  const files = bucket({ credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'wrong' } })
  await expect(files.read('x')).rejects.toThrow('SignatureDoesNotMatch')
})

test('a bucket that takes the request and does not answer is away, and few requests wait for it', async () => {
  const files = bucket({ timeouts: { connect: 300, read: 300, write: 300 } })
  await files.write('imports/slow', Buffer.from('slow'))
  server.pause()
  const failureOf = (work: Promise<unknown>) => work.catch((error: Error) => error.name)
  const opens = Array.from({ length: 500 }, () => failureOf(files.open('imports/slow')))
  const failures = await Promise.all(opens)
  const writes = await failureOf(files.write('imports/slow', Buffer.from('new')))
  server.goOn()
  expect(failures.filter((name) => name === 'FilesAway')).toHaveLength(400)
  expect(failures.filter((name) => name === 'ShopError')).toHaveLength(100)
  expect(writes).toBe('FilesAway')
  await expect.poll(() => bucket().check()).toBe(undefined)
})

test.each<[string, Partial<BucketSettings>]>([
  [
    's3://shop?region=me-central-1',
    { bucket: 'shop', prefix: '', region: 'me-central-1', endpoint: null },
  ],
  [
    's3://shop.example/a/b/?endpoint=http://minio:9000',
    {
      bucket: 'shop.example',
      prefix: 'a/b/',
      region: 'us-east-1',
      endpoint: 'http://minio:9000',
    },
  ],
])('%s names a bucket', (address, settings) => {
  const account = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({ FILES_URL: address }).bucket).toEqual({ ...settings, credentials: null })
  const { credentials } = readConfig({ FILES_URL: address, ...account }).bucket ?? {}
  expect(credentials).toEqual({ accessKeyId: 'id', secretAccessKey: 'secret' })
})

test.each([
  's3://shop',
  's3://id:secret@shop?region=x',
  's3://shop?region=x&secret=y',
  's3://shop/a%2Fb?region=x',
  's3://shop?endpoint=ftp://server',
  'https://shop.example?region=x',
])('%s is refused without repeating it', (address) => {
  const sentence = /^The shop cannot start:\n {2}FILES_URL must be s3:\/\/BUCKET\?region=REGION or /
  expect(() => readConfig({ FILES_URL: address })).toThrow(sentence)
})

test('half of the credentials is refused, unless no bucket needs them', () => {
  const half = { AWS_ACCESS_KEY_ID: 'id' }
  const sentence = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set together'
  expect(() => readConfig({ FILES_URL: 's3://shop?region=x', ...half })).toThrow(sentence)
  expect(readConfig(half).bucket).toBe(null)
})
