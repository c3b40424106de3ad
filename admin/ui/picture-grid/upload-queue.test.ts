import { expect, test } from 'vitest'
import { createUploadQueue, type Upload } from './upload-queue.ts'

/** A queue whose uploads end when the test says so. */
function openQueue() {
  const begun: string[] = []
  const done: string[][] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const progress = new Map<string, (sent: number, total: number) => void>()
  const stopped: string[] = []
  const state = { uploads: [] as Upload[] }
  const queue = createUploadQueue<string>(async (file, { onProgress, signal }) => {
    const name = await file.text()
    const end = Promise.withResolvers<string>()
    begun.push(name)
    ends.set(name, end)
    progress.set(name, onProgress)
    signal.addEventListener('abort', () => {
      stopped.push(name)
      end.reject(signal.reason)
    })
    return end.promise
  })
  const leave = queue.listen({
    onChange: (uploads) => {
      state.uploads = uploads
    },
    onDone: (results) => done.push(results),
  })
  return {
    queue,
    leave,
    begun,
    done,
    stopped,
    progress,
    states: () => state.uploads.map(({ state: one }) => one),
    keys: () => state.uploads.map(({ key }) => key),
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
    uploads: () => state.uploads,
  }
}

const filesOf = (...names: string[]) => names.map((name) => new Blob([name]))

test('two files are uploaded at a time, and handed over in the order in which they were chosen', async () => {
  const { queue, begun, done, states, end } = openQueue()
  queue.add(filesOf('a', 'b', 'c', 'd'))
  await expect.poll(() => begun).toEqual(['a', 'b'])
  expect(states()).toEqual(['sending', 'sending', 'waiting', 'waiting'])
  end('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  expect(done).toEqual([])
  end('a')
  await expect.poll(() => done).toEqual([['a', 'b']])
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  end('d')
  end('c')
  await expect.poll(() => done.flat()).toEqual(['a', 'b', 'c', 'd'])
  expect(states()).toEqual([])
})

test('a failed upload says why, the rest goes on, and it can be tried again', async () => {
  const { queue, begun, done, states, keys, uploads, end, fail } = openQueue()
  queue.add(filesOf('a', 'b', 'c'))
  await expect.poll(() => begun).toEqual(['a', 'b'])
  fail('a')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  expect(uploads()[0]).toMatchObject({ state: 'failed', error: new Error('a') })
  end('b')
  end('c')
  await expect.poll(() => done.flat()).toEqual(['b', 'c'])
  expect(states()).toEqual(['failed'])
  queue.retry(keys()[0] ?? 0)
  expect(states()).toEqual(['sending'])
  await expect.poll(() => begun.length).toBe(4)
  end('a')
  await expect.poll(() => done.flat()).toEqual(['b', 'c', 'a'])
})

test('a stopped upload leaves the list, and the next one begins', async () => {
  const { queue, begun, done, stopped, states, keys, end } = openQueue()
  queue.add(filesOf('a', 'b', 'c'))
  await expect.poll(() => begun).toEqual(['a', 'b'])
  queue.stop(keys()[0] ?? 0)
  expect(stopped).toEqual(['a'])
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  expect(states()).toEqual(['sending', 'sending'])
  end('b')
  end('c')
  await expect.poll(() => done.flat()).toEqual(['b', 'c'])
})

test('the progress of an upload is the bytes that have left', async () => {
  const { queue, begun, progress, uploads } = openQueue()
  queue.add(filesOf('a'))
  await expect.poll(() => begun).toEqual(['a'])
  progress.get('a')?.(3_100_000, 5_000_000)
  expect(uploads()).toMatchObject([{ state: 'sending', sent: 3_100_000, total: 5_000_000 }])
})

test('a grid that leaves the page ends its uploads', async () => {
  const { queue, leave, begun, stopped } = openQueue()
  queue.add(filesOf('a', 'b', 'c'))
  await expect.poll(() => begun).toEqual(['a', 'b'])
  leave()
  expect(stopped).toEqual(['a', 'b'])
  expect(begun).toEqual(['a', 'b'])
})
