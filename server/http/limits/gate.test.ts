import { expect, onTestFinished, test, vi } from 'vitest'
import { Gate } from './gate.ts'

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

test('a refusal is answered after its pause, and keeps nobody else waiting', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const gate = new Gate({ running: 1, waiting: 0, refusalMs: 500 })
  const first = openWork()
  const running = gate.run(first.work)
  const answers: string[] = []
  const refused = gate.run(async () => 'served').catch(({ code }) => answers.push(code))
  await vi.advanceTimersByTimeAsync(499)
  expect(answers).toEqual([])
  first.end()
  await running
  expect(await gate.run(async () => 'served')).toBe('served')
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
