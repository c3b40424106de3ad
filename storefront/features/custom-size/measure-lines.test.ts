import { expect, test } from 'vitest'
import { activeRadius, isWholeIn, measureLines, numberRadius, tickRadius } from './measure-lines.ts'

test.each(Object.entries(measureLines))(
  'a small screen shows all of the number and the ticks of %s',
  (_key, { part, label, ticks = [] }) => {
    expect(isWholeIn(part, label, activeRadius)).toBe(true)
    for (const { at } of ticks) expect(isWholeIn(part, at, tickRadius)).toBe(true)
  },
)

test('a number at the edge of what a small screen shows is not whole', () => {
  const { part } = measureLines.waist
  expect(isWholeIn(part, measureLines.waist.label, numberRadius)).toBe(true)
  expect(isWholeIn(part, { x: part.x, y: part.y - part.height / 2 + 1 }, numberRadius)).toBe(false)
  expect(isWholeIn(part, { x: part.x + part.height, y: part.y }, numberRadius)).toBe(false)
})
