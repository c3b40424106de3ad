import { expect, test } from 'vitest'
import { readSlowest, slowestFiles } from './slowest-files.ts'

test('the ten slowest files of a run are named, the slowest first', () => {
  const names = Array.from({ length: 12 }, (_, at) => `server/${at + 1}.test.ts`)
  const lines = slowestFiles(names.map((file, at) => ({ file, seconds: (at + 1) * 10.04 })))
  expect(lines.slice(0, 2)).toEqual([
    'slow file  120.5 s  server/12.test.ts',
    'slow file  110.4 s  server/11.test.ts',
  ])
  expect(lines.at(-1)).toBe('slow file   30.1 s  server/3.test.ts')
  expect(lines).toHaveLength(10)
})

test('a run of a few files names none', () => {
  const files = Array.from({ length: 10 }, (_, at) => ({ file: `${at}.test.ts`, seconds: 1 }))
  expect(slowestFiles(files)).toEqual([])
})

test('the slowest files are found again in the output of a step', () => {
  const lines = ['slow file  120.5 s  server/a.test.ts', 'slow file    0.4 s  server/b.test.ts']
  expect(readSlowest(`Tests  2 passed\n${lines.join('\n')}\nthe end`)).toEqual([
    '120.5 s  server/a.test.ts',
    '  0.4 s  server/b.test.ts',
  ])
  expect(readSlowest('Tests  2 passed')).toEqual([])
})
