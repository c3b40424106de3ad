import cluster from 'node:cluster'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOf, isQuickEnd, pauseAfter, wasCutOff } from './supervise.ts'

const folder = await mkdtemp(join(tmpdir(), 'rimal-supervise-'))
const idle = join(folder, 'idle.mjs')
beforeAll(() => writeFile(idle, 'setInterval(() => {}, 1000)'))
afterAll(() => rm(folder, { recursive: true }))

test('an error of a process is not its end, and rejects nothing', { timeout: 60_000 }, async () => {
  cluster.setupPrimary({ exec: idle, execArgv: [] })
  const worker = cluster.fork()
  const end = endOf(worker)
  await once(worker, 'online')
  worker.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
  worker.process.kill('SIGKILL')
  expect(await end).toEqual({ code: null, signal: 'SIGKILL' })
})

test('a process that could not be started has ended', { timeout: 60_000 }, async () => {
  const { execPath } = process
  process.execPath = join(folder, 'no-such-program')
  cluster.setupPrimary({ exec: idle, execArgv: [] })
  const end = endOf(cluster.fork())
  process.execPath = execPath
  expect((await end).code).toBeLessThan(0)
})

test('an end is quick when the process was never open, or open for less than ten seconds', () => {
  expect(isQuickEnd(null, 60_000)).toBe(true)
  expect(isQuickEnd(50_001, 60_000)).toBe(true)
  expect(isQuickEnd(50_000, 60_000)).toBe(false)
})

test('a process that is killed while it stops was cut off, unless it was not open yet', () => {
  const killed = { code: null, signal: 'SIGKILL' } as const
  expect(wasCutOff(killed, 50_000)).toBe(true)
  expect(wasCutOff(killed, null)).toBe(false)
  expect(wasCutOff({ code: 1, signal: null }, 50_000)).toBe(true)
  expect(wasCutOff({ code: 0, signal: null }, 50_000)).toBe(false)
  expect(wasCutOff({ code: null, signal: 'SIGTERM' }, 50_000)).toBe(false)
})

test('a process that lived is started again at once, and one that ends at once ever later', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map(pauseAfter)
  expect(pauses).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
})
