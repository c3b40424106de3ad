import { expect, onTestFinished, test, vi } from 'vitest'
import { PageCache } from '../cache/page-cache.ts'
import { Gate, refuseSlowly } from './gate.ts'

/** Work that ends when the test says so. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { end: resolve, work: () => promise }
}

test('calls beyond the limit wait in order, and a call that finds the queue full is refused', async () => {
  const gate = new Gate({ running: 1, waiting: 2 })
  const first = openWork()
  const begun: string[] = []
  const ask = (name: string) =>
    gate.run(async () => {
      begun.push(name)
      return name
    })
  const running = gate.run(first.work)
  const waiting = [ask('a'), ask('b')]
  await expect(ask('c')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 3 })
  expect(begun).toEqual([])
  first.end()
  await running
  expect(await Promise.all(waiting)).toEqual(['a', 'b'])
  expect(begun).toEqual(['a', 'b'])
})

test('the refusal of a page waits, and whoever asks for the same page meanwhile gets it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const gate = new Gate({ running: 1, waiting: 0 })
  const cache = new PageCache({ clock: () => new Date(), sendsTags: false })
  const page = {
    body: 'page',
    contentType: 'text/html',
    tags: [],
    seconds: 60,
    until: null,
    cacheable: true,
  }
  const ask = async () =>
    cache
      .through('page', () => gate.run(async () => page))
      .then(() => 'served')
      .catch(refuseSlowly)
      .catch(({ code }) => code)
  const first = openWork()
  const running = gate.run(first.work)
  const answers: string[] = []
  const refused = ask().then((answer) => answers.push(answer))
  await vi.advanceTimersByTimeAsync(499)
  expect(answers).toEqual([])
  first.end()
  await running
  expect(await ask()).toBe('served')
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(answers).toEqual(['unavailable'])
})

test('work that fails makes room for the next', async () => {
  const gate = new Gate({ running: 1, waiting: 1 })
  const failing = gate.run(() => Promise.reject(new Error('broken')))
  const next = gate.run(async () => 'served')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('served')
  expect(await gate.run(async () => 'served again')).toBe('served again')
})
