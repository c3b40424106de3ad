import { expect, test } from 'vitest'
import { readNumbers } from './read-numbers.ts'

test.each([
  [null, []],
  ['', []],
  ['RM-20401', ['RM-20401']],
  ['RM-2, RM-1,RM-2,', ['RM-2', 'RM-1']],
  ['RM-1,<b>,../x', ['RM-1']],
])('the numbers in %j are %j', (text, numbers) => {
  expect(readNumbers(text)).toEqual(numbers)
})
