import { expect, test } from 'vitest'
import { readLines } from './read-lines.ts'

const pair = { from: '/old', to: '/home' }

test.each([
  ['a space', '/old /home', [pair]],
  ['a tab', '/old\t/home', [pair]],
  ['a comma and a space', '/old, /home', [pair]],
  ['a semicolon', '/old;/home', [pair]],
  ['quotes of a spreadsheet', '"/old","/home"', [pair]],
  ['lines of Windows with an empty one', '\r\n/old /home\r\n', [pair]],
  ['one address', '/old', [null]],
  ['three addresses', '/old /home /about', [null]],
  ['nothing', ' \n', []],
])('%s', (_, pasted, lines) => {
  expect(readLines(pasted).map((line) => line.pair)).toEqual(lines)
})

test('a line is shown as it was pasted', () => {
  expect(readLines('\n"/old","/home"\n').map(({ text }) => text)).toEqual(['"/old","/home"'])
})
