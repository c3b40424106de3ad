import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function counted() {
  const sent: string[] = []
  const { call, stop } = coalesce(async (name: string) => void sent.push(name), 1000)
  return { sent, call, stop }
}

test('the first call is sent at once, a burst after it once more when the pause is over', async () => {
  const { sent, call } = counted()
  await call('mail')
  expect(sent).toEqual(['mail'])
  for (let order = 0; order < 200; order++) await call('mail')
  expect(sent).toEqual(['mail'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toEqual(['mail', 'mail'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['mail', 'mail'])
  await call('mail')
  expect(sent).toHaveLength(3)
})

test('under a steady stream one call a pause is sent, and the last is never lost', async () => {
  const { sent, call } = counted()
  for (let ms = 0; ms < 10_000; ms += 10) {
    await call('mail')
    await vi.advanceTimersByTimeAsync(10)
  }
  // The first at once, then one at the end of each second.
  expect(sent).toHaveLength(11)
  await call('mail')
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent).toHaveLength(12)
})

test('each name has a pause of its own', async () => {
  const { sent, call } = counted()
  await call('mail')
  await call('sweep')
  expect(sent).toEqual(['mail', 'sweep'])
})

test('waiting calls are dropped when everything stops', async () => {
  const { sent, call, stop } = counted()
  await call('mail')
  await call('mail')
  stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual(['mail'])
})
