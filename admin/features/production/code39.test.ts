import { expect, test } from 'vitest'
import { code39 } from './code39.ts'

test('each character is five bars with three wide ones of nine, between two frames', () => {
  const written = code39('RM-020431')
  expect(written?.bars).toHaveLength(11 * 5)
  // Three wide and six narrow parts for each character, with a narrow space between two of them.
  expect(written?.width).toBe(11 * (3 * 2.5 + 6) + 10)
})

test('small letters are written as capitals, and what has no bars is not written', () => {
  expect(code39('rm-1')).toEqual(code39('RM-1'))
  expect(code39('ر')).toBeNull()
})
