import { messageKindNames } from '@rimal/contract/staff/message-kinds'
import { messageKindWords, messageValueWords } from '@rimal/contract/words/admin/message-kinds'
import { expect, test } from 'vitest'
import { sampleCount, sampleIn } from '../sample-in.ts'
import { kinds, messageKinds } from '../templates/kinds.ts'
import { readOwnTexts } from './check-own-texts.ts'
import { textsOfKind } from './texts-of-kind.ts'

const edited = messageKinds.filter((kind) => kind !== 'message_test')

test('every kind has a name, and a place in the list', () => {
  expect(messageKinds.toSorted()).toEqual(messageKindNames.toSorted())
  expect(Object.keys(messageKindWords).toSorted()).toEqual(messageKindNames.toSorted())
})

test.for(edited)(
  'the texts of %s stand in both languages and hold no value of an example',
  (kind) => {
    const texts = textsOfKind(kind)
    expect(texts.length).toBeGreaterThan(0)
    for (const { shipped } of texts) {
      expect(shipped.en).toMatch(/[A-Za-z]/)
      expect(shipped.ar).toMatch(/[\u0600-\u06FF]/)
      // A value without a mark would be taken for a part of the text, and no other message would have that text.
      const plain = `${shipped.en} ${shipped.ar}`.replaceAll(/\{\w+\}/g, '')
      expect(plain).not.toMatch(
        /\d|Mariam|مريم|Noor|نور|Layla|ليلى|AED|د\.إ|[\uE000-\uE002]|undefined|null/,
      )
    }
  },
)

test.for(edited)('every value of %s has a name for staff', (kind) => {
  const names = textsOfKind(kind).flatMap((text) => [...text.names.en, ...text.names.ar])
  expect(names.filter((name) => !(name in messageValueWords))).toEqual([])
})

test.for(edited)('the shipped texts of %s would be accepted as texts of a shop', (kind) => {
  const texts = textsOfKind(kind)
  const given = texts.map(({ slot, shipped }) => ({
    slot,
    shipped,
    own: { en: `${shipped.en} `, ar: `${shipped.ar}…` },
  }))
  const { own, wrong } = readOwnTexts(texts, given)
  expect(wrong).toEqual({})
  expect(own.every(({ language }) => language === 'arb')).toBe(true)
})

test.for(edited)('two texts of %s differ in each language', (kind) => {
  const texts = textsOfKind(kind)
  for (const side of ['en', 'ar'] as const) {
    const written = texts
      .filter(({ shipped }) => shipped[side] !== '')
      .map(({ slot, shipped }) => `${slot} ${shipped[side]}`)
    // A text of the shop stands in every place that has its original.
    expect(written).toEqual([...new Set(written)])
  }
})

test('a kind with branches has an example of each', () => {
  expect(sampleCount('return_update')).toBeGreaterThan(15)
  const texts = textsOfKind('order_cancelled').filter(({ slot }) => slot === 'paragraph')
  expect(texts.map(({ shipped }) => shipped.en)).toEqual(
    expect.arrayContaining([
      'Your order {orderNumber} is cancelled, as you asked.',
      'We had to cancel your order {orderNumber}. We are sorry. You owe nothing.',
      '{amount} had only been held, and will be released by {by}. Nothing was charged.',
      'The {credit} you paid with store credit is back in your store credit.',
    ]),
  )
})

test('an example in Arabic has the words of its branch in Arabic', () => {
  for (let number = 0; number < sampleCount('return_update'); number++) {
    const { due, by, arrival, refusedFor } = sampleIn('return_update', 'arb', number)
    expect([due, by, arrival, refusedFor].join(' ')).not.toMatch(/[A-Za-z]{3}/)
  }
  expect(kinds.return_update.sample.what).toBe('approved')
})
