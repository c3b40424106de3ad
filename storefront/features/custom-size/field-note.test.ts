import type { LengthUnit, MeasurementKey } from '@rimal/contract/measure/measurements'
import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../i18n/words.tsx'
import type { Texts } from './draft.ts'
import { fieldNote } from './field-note.ts'
import { figuresOf, problemsOf } from './figures.ts'

const english = createWords('en', dictionaryOf('en'))
const arabic = createWords('arb', dictionaryOf('arb'))

function noteAbout(key: MeasurementKey, texts: Texts, unit: LengthUnit, words = english) {
  const figures = figuresOf({ unit, texts, confirmed: [] })
  const problem = problemsOf(figures).find((candidate) => candidate.key === key)
  if (!problem || !('code' in problem)) throw new Error(`nothing is said about ${key}`)
  return fieldNote(problem, { figures, words })
}

test('centimetres typed as inches are named and can be taken by one press', () => {
  expect(noteAbout('sleeve_length', { sleeve_length: '62' }, 'in')).toEqual({
    kind: 'error',
    text: '62 in is longer than any sleeve. Did you mean 62 cm?',
    use: 98,
  })
  expect(noteAbout('sleeve_length', { sleeve_length: '62' }, 'in', arabic).text).toBe(
    '62 بوصة أطول من أي كُمّ. هل تقصدين 62 سم؟',
  )
})

test('inches typed as centimetres are named with the number that was typed', () => {
  expect(noteAbout('sleeve_length', { sleeve_length: '24' }, 'cm')).toEqual({
    kind: 'error',
    text: '24 cm is shorter than any sleeve. Did you mean 24 in?',
    use: 96,
  })
})

test('what fits in no unit is answered with what we sew', () => {
  expect(noteAbout('neck', { neck: '5' }, 'in').text).toBe(
    '5 in is narrower than any neck. We sew from 9 in to 26 in.',
  )
})

test('an unusual proportion is a question, and says what it is compared with', () => {
  expect(noteAbout('hips', { hips: '30', waist: '35' }, 'in')).toEqual({
    kind: 'question',
    text: 'Less than your waist (35 in). Are you sure?',
    value: '30 in',
  })
})

test.each<[string, LengthUnit, string, number]>([
  ['140', 'in', '140 in is longer than any abaya. Did you mean 140 cm?', 220],
  ['142.3', 'in', '142.3 in is longer than any abaya. Did you mean 142.3 cm?', 224],
  ['56.3', 'cm', '56.3 cm is shorter than any abaya. Did you mean 56.3 in?', 225],
  ['56 1/2', 'cm', '56.5 cm is shorter than any abaya. Did you mean 56 ½ in?', 226],
])('%s typed as %s is repeated as it was typed', (text, unit, sentence, use) => {
  const note = noteAbout('full_length', { full_length: text }, unit)
  expect(note).toEqual({ kind: 'error', text: sentence, use })
})

test('a question repeats the number that was typed, and so does the answer to it', () => {
  const note = noteAbout('shoulder', { shoulder: '53' }, 'cm')
  expect(note.text).toBe('Few shoulders measure 53 cm. Are you sure?')
  expect(note.value).toBe('53 cm')
})

test('a missing figure is asked for by its name', () => {
  expect(noteAbout('bust', {}, 'in').text).toBe('Write your bust measurement.')
  expect(noteAbout('bust', {}, 'in', arabic).text).toBe('اكتبي محيط صدركِ.')
})
