import type { MeasurementKey, Measurements } from '@rimal/contract/measurements'
import { checkMeasurements } from '@rimal/contract/measurements'
import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../i18n/words.tsx'
import { fieldNote } from './field-note.ts'

const english = createWords('en', dictionaryOf('en'))
const arabic = createWords('arb', dictionaryOf('arb'))

function noteAbout(key: MeasurementKey, values: Measurements, unit: 'in' | 'cm', words = english) {
  const finding = checkMeasurements(values, { unit }).find((candidate) => candidate.key === key)
  if (!finding) throw new Error(`nothing is said about ${key}`)
  return fieldNote(finding, { values, unit, words })
}

test('centimetres typed as inches are named and can be taken by one press', () => {
  expect(noteAbout('sleeve_length', { sleeve_length: 248 }, 'in')).toEqual({
    kind: 'error',
    text: '62 in is longer than any sleeve. Did you mean 62 cm?',
    use: 98,
  })
  expect(noteAbout('sleeve_length', { sleeve_length: 248 }, 'in', arabic).text).toBe(
    '62 بوصة أطول من أي كُمّ. هل تقصدين 62 سم؟',
  )
})

test('inches typed as centimetres are named with the number that was typed', () => {
  expect(noteAbout('sleeve_length', { sleeve_length: 38 }, 'cm')).toEqual({
    kind: 'error',
    text: '24 cm is shorter than any sleeve. Did you mean 24 in?',
    use: 96,
  })
})

test('what fits in no unit is answered with what we sew', () => {
  expect(noteAbout('neck', { neck: 20 }, 'in').text).toBe(
    '5 in is narrower than any neck. We sew from 9 in to 26 in.',
  )
})

test('an unusual proportion is a question, and says what it is compared with', () => {
  expect(noteAbout('hips', { hips: 120, waist: 140 }, 'in')).toEqual({
    kind: 'question',
    text: 'Less than your waist (35 in). Are you sure?',
  })
})
