import { expect, test } from 'vitest'
import { changedFields, mergeFields } from './merge-fields.ts'

const base = { name: { en: 'Layla', ar: 'ليلى' }, price: 72_900, tags: ['new'] }

test('fields are compared by what they hold', () => {
  expect(changedFields(base, structuredClone(base))).toEqual([])
  expect(changedFields(base, { ...base, price: 1 })).toEqual(['price'])
})

test('a field that only the other person changed is taken over', () => {
  const mine = { ...base, price: 69_900 }
  const theirs = { ...base, tags: [] as string[] }
  expect(mergeFields({ base, mine, theirs })).toEqual({
    fields: { ...base, price: 69_900, tags: [] },
    conflicts: [],
    taken: ['tags'],
  })
})

test('a field that both changed differently is a conflict, and the own value stays until one is chosen', () => {
  const mine = { ...base, price: 69_900 }
  const theirs = { ...base, price: 79_900 }
  expect(mergeFields({ base, mine, theirs })).toEqual({
    fields: mine,
    conflicts: ['price'],
    taken: [],
  })
})

test('two people who wrote the same do not disagree', () => {
  const same = { ...base, price: 69_900 }
  expect(mergeFields({ base, mine: same, theirs: { ...same } }).conflicts).toEqual([])
})
