import { expect, test } from 'vitest'
import { adviseSize, sizeRows } from './size-by-height.ts'

test.each([
  [165, 0, { size: 56 }],
  [165, 5, { size: 58 }],
  [165, 8, { size: 58 }],
  [148, 0, { size: 50 }],
  [184, 0, { size: 62 }],
  [168.5, 0, { size: 58 }],
  [147, 0, 'too_small'],
  [143, 5, { size: 50 }],
  [185, 0, 'too_tall'],
  [180, 8, 'too_tall'],
])('a height of %s cm in heels of %s cm: %o', (height, heel, advice) => {
  expect(adviseSize(height, heel)).toEqual(advice)
})

test('the table in flat shoes gives lengths to the half centimetre, as every table of the shop', () => {
  expect(sizeRows(0).map(({ centimetres, from, to }) => [centimetres, from, to])).toEqual([
    [127, 148, 152],
    [132, 153, 157],
    [137, 158, 162],
    [142, 163, 168],
    [147.5, 169, 173],
    [152.5, 174, 178],
    [157.5, 179, 184],
  ])
})
