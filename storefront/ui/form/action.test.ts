import { expect, test } from 'vitest'
import { createAction } from './action.ts'

test('a second press while the first is under way does nothing', async () => {
  const action = createAction()
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = action.run(() => promise)
  expect(action.get()).toBe(true)
  expect(await action.run(async () => 'second')).toBe(undefined)
  resolve('first')
  expect(await first).toBe('first')
  expect(action.get()).toBe(false)
  expect(await action.run(async () => 'third')).toBe('third')
})

test('an act that fails has ended', async () => {
  const action = createAction()
  await expect(action.run(() => Promise.reject(new Error('defect')))).rejects.toThrow('defect')
  expect(action.get()).toBe(false)
})
