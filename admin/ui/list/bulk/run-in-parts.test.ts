import { bulkAtOnce } from '@rimal/contract/limits'
import { expect, test } from 'vitest'
import { Refusal } from '../../../call.ts'
import { type BulkPart, runInParts } from './run-in-parts.ts'
import type { Selection } from './selection.ts'

type Filter = { state: string }
const filter: Filter = { state: 'draft' }
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `p${n}`)

/** Runs an act whose server has this many items that match, and returns its calls and its outcome. */
async function run(
  selection: Selection,
  { matching = 0, failsAt = -1, endsAt = -1, stopsAfter = 99 } = {},
) {
  const parts: BulkPart<Filter>[] = []
  const outcome = await runInParts({
    selection,
    filter,
    onProgress: () => {},
    isStopped: () => parts.length >= stopsAfter,
    run: async (part) => {
      parts.push(part)
      if (parts.length === failsAt) throw new Error('no answer')
      if ('ids' in part.selection) {
        const { ids } = part.selection
        if (parts.length !== endsAt) return { done: ids, skipped: [], ended: null, next: null }
        const ended = { code: 'unavailable', errorCode: 5, message: 'Not now.' }
        return { done: ids.slice(0, 7), skipped: [], ended, next: null }
      }
      const from = part.after === undefined ? 0 : Number(part.after)
      const done = numbered(matching).slice(from, from + bulkAtOnce)
      const isLast = from + bulkAtOnce >= matching
      return { done, skipped: [], ended: null, next: isLast ? null : String(from + bulkAtOnce) }
    },
  })
  return { parts, outcome }
}

const some = (count: number): Selection => ({ kind: 'some', ids: new Set(numbered(count)) })

test('chosen rows are sent in parts', async () => {
  const { parts, outcome } = await run(some(120))
  expect(parts).toHaveLength(3)
  expect(outcome).toEqual({ done: numbered(120), skipped: [], isWhole: true, error: null })
})

test('everything that matches is sent as the filter, and goes on where the last part ended', async () => {
  const all: Selection = { kind: 'all', except: new Set(['x']) }
  const { parts, outcome } = await run(all, { matching: 130 })
  expect(parts.map(({ after }) => after)).toEqual([undefined, '50', '100'])
  expect(parts[0]?.selection).toEqual({ filter, except: ['x'] })
  expect(outcome.done).toHaveLength(130)
  expect(outcome.isWhole).toBe(true)
})

test('what was done before a failure or a stop is known', async () => {
  const failed = await run(some(120), { failsAt: 2 })
  expect(failed.outcome).toMatchObject({ done: numbered(50), error: new Error('no answer') })
  const ended = await run(some(120), { endsAt: 2 })
  expect(ended.outcome).toMatchObject({ done: numbered(57), error: new Refusal(5, 'Not now.') })
  expect([failed.outcome.isWhole, ended.outcome.isWhole]).toEqual([false, false])
  const stopped = await run(some(120), { stopsAfter: 1 })
  expect(stopped.outcome).toMatchObject({ done: numbered(50), isWhole: false, error: null })
})
