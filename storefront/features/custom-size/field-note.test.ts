import type { LengthUnit, MeasurementKey } from '@rimal/contract/measure/measurements'
import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../i18n/words.tsx'
import type { Texts } from './draft.ts'
import { fieldNote } from './field-note.ts'
import { measurementsOf, problemsOf } from './measurements.ts'

const english = createWords('en', dictionaryOf('en'))
const arabic = createWords('arb', dictionaryOf('arb'))

function noteAbout(key: MeasurementKey, texts: Texts, unit: LengthUnit, words = english) {
  const measurements = measurementsOf({ unit, texts, confirmed: [] })
  const problem = problemsOf(measurements).find((candidate) => candidate.key === key)
  if (!problem || !('code' in problem)) throw new Error(`nothing is said about ${key}`)
  return fieldNote(problem, { measurements, words })
}

test('centimetres typed as inches are named and can be taken by one press', () => {
  expect(noteAbout('sleeve_length', { sleeve_length: '62' }, 'in')).toEqual({
    kind: 'error',
    text: '62\u00a0in is longer than any sleeve. Did you mean 62\u00a0cm?',
    use: 98,
  })
  expect(noteAbout('sleeve_length', { sleeve_length: '62' }, 'in', arabic).text).toBe(
    '62\u00a0بوصة أطول من أي كُمّ. هل تقصدين 62\u00a0سم؟',
  )
})

test('inches typed as centimetres are named with the number that was typed', () => {
  expect(noteAbout('sleeve_length', { sleeve_length: '24' }, 'cm')).toEqual({
    kind: 'error',
    text: '24\u00a0cm is shorter than any sleeve. Did you mean 24\u00a0in?',
    use: 96,
  })
})

test('a measurement that is impossible in both units is answered with the accepted range', () => {
  expect(noteAbout('neck', { neck: '5' }, 'in').text).toBe(
    '5\u00a0in is narrower than any neck. We sew from 9\u00a0in to 26\u00a0in.',
  )
})

test('an unusual proportion is a question, and says what it is compared with', () => {
  expect(noteAbout('hips', { hips: '30', waist: '35' }, 'in')).toEqual({
    kind: 'question',
    text: 'Less than your waist (35\u00a0in). Are you sure?',
    value: '30\u00a0in',
  })
})

test.each([
  [
    '10 1/2',
    'Narrower than your bicep (13\u00a0in), so your arm would not go in.',
    'أضيق من عضدكِ (13\u00a0بوصة)',
  ],
  [
    '12 3/4',
    'Narrower than your bicep (13\u00a0in), so your arm would not go in.',
    'أضيق من عضدكِ (13\u00a0بوصة)',
  ],
  ['13', 'It leaves hardly any room around your bicep (13\u00a0in).', 'لا تكاد تترك فراغاً حول عضدكِ'],
  ['14', 'It leaves hardly any room around your bicep (13\u00a0in).', 'لا تكاد تترك فراغاً حول عضدكِ'],
])('an armhole of %s around a bicep of 13 is asked about truly', (armhole, en, ar) => {
  const texts = { armhole, bicep: '13' }
  expect(noteAbout('armhole', texts, 'in').text).toContain(en)
  expect(noteAbout('armhole', texts, 'in', arabic).text).toContain(ar)
})

test('an armhole that was measured flat can be doubled by one press', () => {
  expect(noteAbout('armhole', { armhole: '10 1/2', bicep: '13' }, 'in').use).toBe(84)
  expect(noteAbout('armhole', { armhole: '14', bicep: '13' }, 'in').use).toBeUndefined()
})

test('the accepted range is written as it is spoken', () => {
  const texts = { buff_normal: '1/2' }
  expect(noteAbout('buff_normal', texts, 'in', arabic).text).toContain(
    'نخيط من بوصة واحدة إلى 30\u00a0بوصة.',
  )
})

test.each<[string, LengthUnit, string, number]>([
  ['140', 'in', '140\u00a0in is longer than any abaya. Did you mean 140\u00a0cm?', 220],
  ['142.3', 'in', '142.3\u00a0in is longer than any abaya. Did you mean 142.3\u00a0cm?', 224],
  ['56.3', 'cm', '56.3\u00a0cm is shorter than any abaya. Did you mean 56.3\u00a0in?', 225],
  ['56 1/2', 'cm', '56.5\u00a0cm is shorter than any abaya. Did you mean 56\u00a0½\u00a0in?', 226],
])('%s typed as %s is repeated as it was typed', (text, unit, sentence, use) => {
  const note = noteAbout('full_length', { full_length: text }, unit)
  expect(note).toEqual({ kind: 'error', text: sentence, use })
})

test('a number is repeated in Arabic as it was typed', () => {
  const note = noteAbout('full_length', { full_length: '140' }, 'in', arabic)
  expect(note.text).toContain('140\u00a0بوصة')
  expect(note.text).toContain('هل تقصدين 140\u00a0سم؟')
  expect(note.use).toBe(220)
})

test('a question repeats the number that was typed, and so does the answer to it', () => {
  const note = noteAbout('shoulder', { shoulder: '53' }, 'cm')
  expect(note.text).toBe('Few shoulders measure 53\u00a0cm. Are you sure?')
  expect(note.value).toBe('53\u00a0cm')
})

test('a missing figure is asked for by its name', () => {
  expect(noteAbout('bust', {}, 'in').text).toBe('This field is required')
  expect(noteAbout('bust', {}, 'in', arabic).text).toBe('هذا الحقل مطلوب')
})
