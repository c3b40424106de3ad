import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseAway } from '../db/database-away.ts'
import { openLog } from '../log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function logOf() {
  const lines: string[] = []
  const config = { logLevel: 'info', production: true }
  const log = openLog(config, { write: (line) => lines.push(line) })
  return { log, read: () => lines.map((line) => JSON.parse(line)) }
}

test('a thousand failures of an outage are two lines, the second with their number', () => {
  const { log, read } = logOf()
  const away = new DatabaseAway(new Error('connect ECONNREFUSED'))
  for (let call = 0; call < 1000; call++) log.error({ err: away }, 'unexpected failure')
  expect(read()).toHaveLength(1)
  vi.advanceTimersByTime(5_000)
  expect(read()).toMatchObject([
    { level: 50, msg: 'the database is away' },
    { level: 50, msg: 'the database is away', failures: 999 },
  ])
  vi.advanceTimersByTime(60_000)
  expect(read()).toHaveLength(2)
})

test('other failures are all logged', () => {
  const { log, read } = logOf()
  for (let call = 0; call < 3; call++) log.error({ err: new Error('a defect') }, 'broken')
  expect(read()).toHaveLength(3)
})
