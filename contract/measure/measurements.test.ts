import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkMeasurements } from './check-measurements.ts'
import {
  cmToQuarters,
  inchesToQuarters,
  measurements,
  quartersToText,
  type Measurements,
  type MeasurementKey,
} from './measurements.ts'

/** A set in inches without any finding. */
const sound: Record<MeasurementKey, number> = {
  full_length: 56,
  shoulder: 16,
  armhole: 18,
  sleeve: 23,
  sleeve_length: 24,
  sleeve_width: 14,
  neck: 14,
  chest: 38,
  bust: 40,
  hips: 44,
  waist: 34,
  bicep: 13,
  lower_arm: 10,
  buff_coat: 8,
  buff_normal: 6,
}

function inInches(changes: Partial<Record<MeasurementKey, number>> = {}): Measurements {
  return converted({ ...sound, ...changes }, inchesToQuarters)
}

function converted(values: object, convert: (value: number) => number): Measurements {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, convert(value)]))
}

test('there are fifteen measurements, numbered in order, each with a minimum below its maximum', () => {
  expect(measurements.map(({ number }) => number)).toEqual([...Array(15).keys()].map((n) => n + 1))
  for (const { key, min, max } of measurements) {
    expect(inInches()[key]).toBeGreaterThan(min)
    expect(inInches()[key]).toBeLessThan(max)
  }
})

test('a plausible set has no finding for any body', () => {
  expect(checkMeasurements(inInches())).toEqual([])
  expect(checkMeasurements(inInches(), { unit: 'cm' })).toEqual([])
})

test('absent values are reported as missing, in the order of the form', () => {
  expect(checkMeasurements({})).toEqual(
    measurements.map(({ key }) => ({ key, kind: 'missing', code: 'missing' })),
  )
  expect(checkMeasurements({ ...inInches(), waist: Number.NaN })).toEqual([
    { key: 'waist', kind: 'missing', code: 'missing' },
  ])
})

test.each(measurements)(
  '$key is accepted at its bounds and refused beyond them',
  ({ key, min, max }) => {
    const findingAt = (value: number) =>
      checkMeasurements({ ...inInches(), [key]: value }).find((finding) => finding.key === key)
    expect(findingAt(min)?.kind ?? 'sure').toBe('sure')
    expect(findingAt(max)?.kind ?? 'sure').toBe('sure')
    expect(findingAt(min - 1)).toMatchObject({ kind: 'too_small', code: 'too_small', hint: min })
    expect(findingAt(max * 10)).toMatchObject({ kind: 'too_large', code: 'too_large', hint: max })
  },
)

test('a sleeve of 62 in is refused with the hint 24 ½ in, which is 62 cm', () => {
  const [finding, ...others] = checkMeasurements(inInches({ sleeve_length: 62 }))
  expect(others).toEqual([])
  expect(finding).toEqual({
    key: 'sleeve_length',
    kind: 'too_large',
    code: 'centimetres_as_inches',
    hint: 98,
  })
  expect(quartersToText(98, 'in', 'en')).toBe('24\u00a0½\u00a0in')
})

test('inches typed as centimetres are recognised only in a form in centimetres', () => {
  const values = { ...inInches(), full_length: cmToQuarters(56) }
  expect(checkMeasurements(values, { unit: 'cm' })).toEqual([
    { key: 'full_length', kind: 'too_small', code: 'inches_as_centimetres', hint: 224 },
  ])
  expect(checkMeasurements(values)).toEqual([
    { key: 'full_length', kind: 'too_small', code: 'too_small', hint: 160 },
  ])
})

test('a whole form typed in centimetres has a converted hint for every value', () => {
  const centimetres = converted(sound, (inches) => inchesToQuarters(Math.round(inches * 2.54)))
  const findings = checkMeasurements(centimetres)
  expect(findings.map(({ key }) => key)).toEqual(measurements.map(({ key }) => key))
  for (const { key, code, hint = 0 } of findings) {
    expect(code).toBe('centimetres_as_inches')
    expect(Math.abs(hint - inchesToQuarters(sound[key]))).toBeLessThanOrEqual(1)
  }
})

test('one value in centimetres does not make the others doubtful', () => {
  expect(checkMeasurements(inInches({ hips: 112 })).map(({ key }) => key)).toEqual(['hips'])
})

test.each<[Partial<Record<MeasurementKey, number>>, MeasurementKey, string, number]>([
  [{ shoulder: 12 }, 'shoulder', 'unusual', 13],
  [{ shoulder: 21 }, 'shoulder', 'unusual', 20],
  [{ armhole: 14 }, 'armhole', 'armhole_too_close_to_bicep', 14.25],
  [{ armhole: 13 }, 'armhole', 'armhole_too_close_to_bicep', 14.25],
  [{ armhole: 12.75 }, 'armhole', 'armhole_below_bicep', 13],
  [{ armhole: 10.5 }, 'armhole', 'armhole_below_bicep', 13],
  [{ sleeve_width: 9 }, 'sleeve_width', 'sleeve_narrower_than_lower_arm', 10],
  [{ bust: 36.75 }, 'bust', 'bust_below_chest', 37],
  [{ hips: 33 }, 'hips', 'hips_below_waist', 34],
  [{ lower_arm: 13, bicep: 10 }, 'lower_arm', 'lower_arm_above_bicep', 12],
])('the change %j has for %s the finding %s', (changes, key, code, hint) => {
  expect(checkMeasurements(inInches(changes))).toEqual([
    { key, kind: 'sure', code, hint: inchesToQuarters(hint) },
  ])
})

test.each<[Partial<Record<MeasurementKey, number>>]>([
  [{ shoulder: 13 }],
  [{ shoulder: 20 }],
  [{ armhole: 14.25 }],
  [{ sleeve_width: 10 }],
  [{ bust: 37 }],
  [{ hips: 34 }],
  [{ lower_arm: 12, bicep: 10 }],
])('the change %j breaks no proportion', (changes) => {
  expect(checkMeasurements(inInches(changes))).toEqual([])
})

test('proportions of a refused or missing value are not checked', () => {
  const findings = checkMeasurements({ ...inInches({ bicep: 31 }), waist: undefined })
  expect(findings.map(({ key, kind }) => [key, kind])).toEqual([
    ['waist', 'missing'],
    ['bicep', 'too_large'],
  ])
})

const anyValues = fc.record(
  Object.fromEntries(
    measurements.map(({ key }) => [key, fc.integer({ min: 0, max: 1000 })]),
  ) as Record<MeasurementKey, fc.Arbitrary<number>>,
  { requiredKeys: [] },
)
const unit = fc.constantFrom('in', 'cm')

test('each value has at most one finding, in the order of the form', () => {
  fc.assert(
    fc.property(anyValues, unit, (values, typed) => {
      const found = checkMeasurements(values, { unit: typed }).map(({ key }) => key)
      const inOrder = measurements.map(({ key }) => key).filter((key) => found.includes(key))
      expect(found).toEqual(inOrder)
    }),
  )
})

test('a value is refused exactly when it is absent or out of bounds', () => {
  fc.assert(
    fc.property(anyValues, unit, (values, typed) => {
      const refused = checkMeasurements(values, { unit: typed })
        .filter(({ kind }) => kind !== 'sure')
        .map(({ key }) => key)
      const expected = measurements
        .filter(({ key, min, max }) => {
          const value = values[key]
          return value === undefined || value < min || value > max
        })
        .map(({ key }) => key)
      expect(refused).toEqual(expected)
    }),
  )
})

test('the hint of a refused value is accepted', () => {
  fc.assert(
    fc.property(anyValues, unit, (values, typed) => {
      const repaired: Measurements = { ...values }
      for (const { key, hint } of checkMeasurements(values, { unit: typed })) {
        if (hint !== undefined) repaired[key] = hint
      }
      const kinds = checkMeasurements(repaired, { unit: typed }).map(({ kind }) => kind)
      expect(kinds).not.toContain('too_small')
      expect(kinds).not.toContain('too_large')
    }),
  )
})

test.each([
  [98, '24\u00a0½\u00a0in', '62\u00a0cm', '\u206624\u00a0½\u2069\u00a0بوصة', '62\u00a0سم'],
  [228, '57\u00a0in', '145\u00a0cm', '57\u00a0بوصة', '145\u00a0سم'],
  [97, '24\u00a0¼\u00a0in', '61.5\u00a0cm', '\u206624\u00a0¼\u2069\u00a0بوصة', '61.5\u00a0سم'],
  [99, '24\u00a0¾\u00a0in', '63\u00a0cm', '\u206624\u00a0¾\u2069\u00a0بوصة', '63\u00a0سم'],
  [3, '¾\u00a0in', '2\u00a0cm', '¾\u00a0بوصة', '2\u00a0سم'],
  [4, '1\u00a0in', '2.5\u00a0cm', 'بوصة واحدة', '2.5\u00a0سم'],
  [12, '3\u00a0in', '7.5\u00a0cm', '3\u00a0بوصات', '7.5\u00a0سم'],
  [40, '10\u00a0in', '25.5\u00a0cm', '10\u00a0بوصات', '25.5\u00a0سم'],
  [42, '10\u00a0½\u00a0in', '26.5\u00a0cm', '\u206610\u00a0½\u2069\u00a0بوصة', '26.5\u00a0سم'],
  [0, '0\u00a0in', '0\u00a0cm', '0\u00a0بوصة', '0\u00a0سم'],
])('%i quarters read %s, %s, %s and %s', (quarters, inches, cm, inchesArabic, cmArabic) => {
  expect(quartersToText(quarters, 'in', 'en')).toBe(inches)
  expect(quartersToText(quarters, 'cm', 'en')).toBe(cm)
  expect(quartersToText(quarters, 'in', 'arb')).toBe(inchesArabic)
  expect(quartersToText(quarters, 'cm', 'arb')).toBe(cmArabic)
})
