import { expect, test } from 'vitest'
import { checkSizes, describeSizes } from './check-sizes.ts'

test.each([
  ['storefront/styles/base.css', 400, 0],
  ['storefront/styles/base.css', 401, 1],
])('%s of %i lines: %i findings', (file, lines, count) => {
  expect(checkSizes([{ file, text: 'x\n'.repeat(lines) }])).toHaveLength(count)
})

test.each([
  ['x.ts', 20, 0],
  ['x.ts', 21, 1],
  ['x.test.ts', 30, 0],
])('a folder with *%s %i times: %i findings', (ending, files, count) => {
  const sources = Array.from({ length: files }, (_, at) => ({
    file: `server/http/${at}${ending}`,
    text: '',
  }))
  expect(checkSizes(sources)).toHaveLength(count)
})

test('median and p95 do not count tests and lists of data', () => {
  const sources = [10, 20, 30].map((lines) => ({
    file: `server/${lines}.ts`,
    text: 'x\n'.repeat(lines),
  }))
  const others = ['server/a.test.ts', 'contract/words/a.ts'].map((file) => ({ file, text: '' }))
  expect(describeSizes([...sources, ...others])).toBe(
    'sizes: 3 files, median 20 lines, p95 30, longest 30',
  )
})
