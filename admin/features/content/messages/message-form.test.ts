import type { MessageText, StaffMessage } from '@rimal/contract/staff/messages'
import { expect, test } from 'vitest'
import {
  asOneLine,
  errorsByField,
  ownTextsOf,
  placesIn,
  savedOf,
  textOfSample,
  withValue,
} from './message-form.ts'

const none = { en: [], ar: [] }

function text(slot: MessageText['slot'], en: string, samples: number[], own = {}): MessageText {
  return { slot, shipped: { en, ar: `${en} ع` }, own, names: none, required: none, samples }
}

const texts = [
  text('subject', 'Order', [0, 1]),
  text('paragraph', 'Dear {name},', [0, 1], { ar: 'أهلاً' }),
  text('paragraph', 'By us', [0]),
  text('paragraph', 'By you', [1]),
]
const message = { revision: 3, savedBy: 'Huda', savedAt: null, texts } as unknown as StaffMessage

test('a form shows the text of the shop, or the shipped one', () => {
  const { fields, revision } = savedOf(message)
  expect(revision).toBe(3)
  expect(fields).toMatchObject({ '1.en': 'Dear {name},', '1.ar': 'أهلاً', dropUnused: false })
})

test('only texts that differ from the shipped ones are sent', () => {
  const form = { ...savedOf(message).fields, '0.en': ' ', '3.en': 'By you alone ' }
  expect(ownTextsOf(texts, form)).toEqual({
    own: [
      { slot: 'paragraph', shipped: texts[1]?.shipped, own: { en: null, ar: 'أهلاً' } },
      { slot: 'paragraph', shipped: texts[3]?.shipped, own: { en: 'By you alone', ar: null } },
    ],
    places: [1, 3],
  })
})

test('a refusal stands at its field', () => {
  const errors = { 'texts.1.own.en': 'Missing.', 'texts.9.own.ar': 'x', revision: 'x' }
  expect(errorsByField(errors, [1, 3])).toEqual({ '3.en': 'Missing.' })
})

test('an example is named by a sentence of its own', () => {
  expect(textOfSample(texts, 0)?.shipped.en).toBe('By us')
  expect(textOfSample(texts, 1)?.shipped.en).toBe('By you')
  expect(textOfSample(texts, 2)).toBeUndefined()
})

test('a case has its texts in the order of its message', () => {
  const cases = [
    [0, 1, 2],
    [0, 3, 1],
  ]
  const shown = placesIn({ texts, cases }, 1).map(({ index, text }) => [index, text.shipped.en])
  expect(shown).toEqual([
    [0, 'Order'],
    [3, 'By you'],
    [1, 'Dear {name},'],
  ])
})

test('what is typed is one line, without characters that nobody sees or that turn the direction', () => {
  expect(asOneLine('one\r\ntwo\tthree')).toBe('one two three')
  expect(asOneLine('a\u202Eb\u2066c\u2069\u0007\uE000d')).toBe('abcd')
})

test('a value is put in place of what is selected', () => {
  const place = { name: 'name', start: 5, end: 7 }
  expect(withValue('Dear X!, hi', place)).toEqual({ text: 'Dear {name}, hi', caret: 11 })
})
