import type { LengthUnit, MeasurementKey } from '@rimal/contract/measure/measurements'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  converted,
  countFilled,
  measurementsOf,
  left,
  looksLikeOtherUnit,
  problemsOf,
  reread,
  savedMeasurements,
  typed,
  valuesOf,
} from './measurements.ts'
import { inUnit } from './lengths.ts'

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
const empty = measurementsOf({ unit: 'in', texts: {}, confirmed: [] })
const sentence = (measurements: ReturnType<typeof savedMeasurements>) =>
  problemsOf(measurements).map((problem) => [
    problem.key,
    'code' in problem ? problem.code : problem.kind,
  ])

test.each<[string, LengthUnit, LengthUnit, string]>([
  ['24.5', 'in', 'in', '24 ½'],
  ['24 1/2', 'in', 'cm', '62'],
  ['٢٤٫٥', 'in', 'in', '24 ½'],
  ['62 cm', 'in', 'in', '24 ½'],
  ['62', 'cm', 'in', '24 ½'],
  ['140', 'cm', 'cm', '140'],
  ['٦١٫٣', 'cm', 'cm', '61.3'],
  ['24 5/8', 'in', 'in', '24 ⅝'],
  ['24.3', 'in', 'in', '24.3'],
  ['about 24', 'in', 'cm', 'about 24'],
])('"%s" typed in %s reads in %s as "%s"', (text, from, to, read) => {
  expect(inUnit(text, from, to)).toBe(read)
})

test('a set goes to the other unit and back without changing a quarter inch', () => {
  fc.assert(
    fc.property(fc.integer({ min: 40, max: 280 }), (quarters) => {
      const there = converted(
        savedMeasurements({ measurements: { hips: quarters }, unit: 'in' }),
        'cm',
      )
      expect(valuesOf(converted(there, 'in'))).toEqual({ hips: quarters })
    }),
  )
})

test('a saved set has nothing left to ask', () => {
  expect(
    problemsOf(savedMeasurements({ measurements: { ...sound, hips: 120 }, unit: 'in' })),
  ).toEqual([])
  expect(countFilled(savedMeasurements({ measurements: sound, unit: 'in' }))).toBe(15)
})

test('problems come in the order of the form: missing, unreadable, impossible, unusual', () => {
  const measurements = [
    ['armhole', 'wide'],
    ['sleeve_length', '62'],
    ['hips', '30'],
  ].reduce(
    (now, [key, text]) => typed(now, key as MeasurementKey, text ?? ''),
    typed(savedMeasurements({ measurements: sound, unit: 'in' }), 'shoulder', ''),
  )
  expect(sentence(measurements)).toEqual([
    ['shoulder', 'missing'],
    ['armhole', 'unreadable'],
    ['sleeve_length', 'centimetres_as_inches'],
    ['hips', 'hips_below_waist'],
  ])
})

test('a question that was answered is not asked again until the measurement changes', () => {
  const unusual = typed(savedMeasurements({ measurements: sound, unit: 'in' }), 'hips', '30')
  const answered = { ...unusual, confirmed: ['hips' as const] }
  expect(sentence(answered)).toEqual([])
  expect(sentence(typed(answered, 'hips', '31'))).toEqual([['hips', 'hips_below_waist']])
})

test('a note about a measurement appears only after its field was left', () => {
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

test('numbers that were in the other unit all the time stay as they were typed', () => {
  const inches = { ...empty, texts: { hips: '110', sleeve_length: '62 ½' } }
  const now = reread(inches, 'cm')
  expect(now).toMatchObject({ unit: 'cm', texts: { hips: '110', sleeve_length: '62.5' } })
})
