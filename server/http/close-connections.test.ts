import { mkdtempDisposable } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictures } from '../db/tables/catalog.ts'
import { testShop } from '../test/test-shop.ts'

/** More than the buffers of both sides of a connection hold, so that the answer is under way until it is read. */
const bytes = 24_000_000

test('a shop that stops does not wait for a connection whose answer ended meanwhile', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'rimal-closing-'))
  const shop = await testShop({ dataDir: folder.path })
  const file = 'videos/large.mp4'
  await shop.deps.files.write(`pictures/originals/${file}`, Buffer.alloc(bytes))
  await shop.deps.db.insert(pictures).values({
    id: 'large',
    file: 'large.webp',
    version: '1',
    width: 400,
    height: 500,
    color: '#777777',
    alt: { en: '', ar: '' },
    videos: [{ format: 'mp4', file, bytes }],
  })

  const { hostname, port } = new URL(shop.address)
  const client = connect(Number(port), hostname)
  const all = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let read = 0
  client.on('data', (part) => {
    if (read === 0) client.pause()
    read += part.length
    begun.resolve()
    if (read > bytes) all.resolve()
  })
  client.write(`GET /media/large/video.mp4 HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
  await begun.promise
  const stopped = shop[Symbol.asyncDispose]()
  // New connections are refused as soon as the shop stops.
  const isOpen = () =>
    fetch(`${shop.address}/healthz`).then(
      () => true,
      () => false,
    )
  while (await isOpen());
  client.resume()
  await all.promise
  await stopped
  expect(read).toBeGreaterThan(bytes)
})
