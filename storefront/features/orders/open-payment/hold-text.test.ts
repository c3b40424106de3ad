import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../../i18n/words.tsx'
import { holdText } from './hold-text.ts'
import { momentText } from '../moment-text.ts'

const english = createWords('en', dictionaryOf('en'))
const arabic = createWords('arb', dictionaryOf('arb'))
const until = '2026-11-21T14:47:00Z'

test.each([
  [2580, 'Your pieces are held for another 43\u00a0min.', 'قطعكِ محجوزة لكِ، وبقيت 43\u00a0دقيقة.'],
  [61, 'Your pieces are held for another 2\u00a0min.', 'قطعكِ محجوزة لكِ، وبقيت دقيقتان.'],
  [1, 'Your pieces are held for another 1\u00a0min.', 'قطعكِ محجوزة لكِ، وبقيت دقيقة.'],
  [0, '', ''],
])('a short hold with %i seconds left names its minutes', (secondsLeft, en, ar) => {
  expect(holdText({ until, secondsLeft }, english)).toBe(en)
  expect(holdText({ until, secondsLeft }, arabic)).toBe(ar)
})

test('a long hold names its end in the zone of the reader', () => {
  const time = momentText(until, english)
  expect(holdText({ until, secondsLeft: 90_000 }, english)).toBe(
    `Your pieces are held until ${time}.`,
  )
})
