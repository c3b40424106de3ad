import { expect, test } from 'vitest'
import { readConfig, StartError } from '../config.ts'

test('without settings one process does everything and stops at once', () => {
  expect(readConfig({}).processes).toEqual({ role: 'all', webConcurrency: 1, drainMs: 0 })
})

test('a role, a number of processes and a time to drain are read', () => {
  const env = { ROLE: 'web', WEB_CONCURRENCY: '4', DRAIN_SECONDS: '5' }
  expect(readConfig(env).processes).toEqual({ role: 'web', webConcurrency: 4, drainMs: 5000 })
})

test.each([
  [{ ROLE: 'boss' }, 'ROLE is "boss", but must be all, web or worker.'],
  [{ WEB_CONCURRENCY: '0' }, 'WEB_CONCURRENCY is "0", but must be a whole number from 1 to 64.'],
  [{ WEB_CONCURRENCY: 'auto' }, 'WEB_CONCURRENCY is "auto", but must be'],
  [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS is "-1", but must be a whole number from 0 to 60.'],
])('%o is refused in a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(StartError)
  expect(() => readConfig(env)).toThrow(sentence)
})
