import type { LengthUnit, MeasurementKey, Quarters } from '@rimal/contract/measurements'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  converted,
  countFilled,
  figuresOf,
  left,
  looksLikeOtherUnit,
  problemsOf,
  savedFigures,
  typed,
  valuesOf,
} from './figures.ts'
import { fieldText, inUnit, sameNumberIn } from './lengths.ts'

const sound = {
  full_length: 228,
  shoulder: 62,
  armhole: 76,
  sleeve: 116,
  sleeve_length: 98,
  sleeve_width: 48,
  neck: 56,
  chest: 160,
  bust: 164,
  hips: 172,
  waist: 140,
  bicep: 52,
  lower_arm: 40,
  buff_coat: 60,
  buff_normal: 64,
}
const empty = figuresOf({ unit: 'in', texts: {}, confirmed: [] })
const sentence = (figures: ReturnType<typeof savedFigures>) =>
  problemsOf(figures).map((problem) => [
    problem.key,
    'code' in problem ? problem.code : problem.kind,
  ])

test.each<[string, LengthUnit, LengthUnit, string]>([
  ['24.5', 'in', 'in', '24 ½'],
  ['24 1/2', 'in', 'cm', '62'],
  ['٢٤٫٥', 'in', 'in', '24 ½'],
  ['62 cm', 'in', 'in', '24 ½'],
  ['62', 'cm', 'in', '24 ½'],
  ['about 24', 'in', 'cm', 'about 24'],
])('"%s" typed in %s reads in %s as "%s"', (text, from, to, read) => {
  expect(inUnit(text, from, to)).toBe(read)
})

test.each<[Quarters, LengthUnit, string]>([
  [248, 'cm', '62'],
  [38, 'in', '24'],
])('%s quarters, meant in %s, are the same number %s', (quarters, unit, number) => {
  expect(fieldText(sameNumberIn(unit, quarters), unit)).toBe(number)
})

test('a set goes to the other unit and back without changing a quarter inch', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 280 }), (quarters) => {
      const there = converted(savedFigures({ hips: quarters }, 'in'), 'cm')
      expect(valuesOf(converted(there, 'in'))).toEqual({ hips: quarters })
    }),
  )
})

test('a saved set has nothing left to ask', () => {
  expect(problemsOf(savedFigures({ ...sound, hips: 120 }, 'in'))).toEqual([])
  expect(countFilled(savedFigures(sound, 'in'))).toBe(15)
})

test('problems come in the order of the form: missing, unreadable, impossible, unusual', () => {
  const figures = [
    ['armhole', 'wide'],
    ['sleeve_length', '62'],
    ['hips', '30'],
  ].reduce(
    (now, [key, text]) => typed(now, key as MeasurementKey, text ?? ''),
    typed(savedFigures(sound, 'in'), 'shoulder', ''),
  )
  expect(sentence(figures)).toEqual([
    ['shoulder', 'missing'],
    ['armhole', 'unreadable'],
    ['sleeve_length', 'centimetres_as_inches'],
    ['hips', 'hips_below_waist'],
  ])
})

test('a question that she has answered is not asked again, until the figure changes', () => {
  const unusual = typed(savedFigures(sound, 'in'), 'hips', '30')
  const answered = { ...unusual, confirmed: ['hips' as const] }
  expect(sentence(answered)).toEqual([])
  expect(sentence(typed(answered, 'hips', '31'))).toEqual([['hips', 'hips_below_waist']])
})

test('a figure is spoken about only after she has left its field', () => {
  const writing = typed(empty, 'hips', '2')
  expect(writing.shown).toEqual([])
  expect(left(writing, 'hips').shown).toEqual(['hips'])
  expect(left(typed(writing, 'hips', ''), 'hips').shown).toEqual([])
})

test('two figures that fit only in the other unit cast doubt on the unit of all', () => {
  const one = left(typed(empty, 'sleeve_length', '62'), 'sleeve_length')
  expect(looksLikeOtherUnit(one)).toBe(false)
  const two = left(typed(one, 'hips', '110'), 'hips')
  expect(looksLikeOtherUnit(two)).toBe(true)
  expect(looksLikeOtherUnit({ ...two, unit: 'cm' })).toBe(false)
})
