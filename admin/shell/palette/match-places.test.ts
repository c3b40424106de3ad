import { expect, test } from 'vitest'
import { navigation } from '../navigation.ts'
import { matchPlaces } from './match-places.ts'

const places = navigation.flatMap((group) => group.places)

test.each([
  ['ord', '/orders'],
  ['ORDERS', '/orders'],
  ['الطلبات', '/orders'],
  ['طلبات', '/orders'],
  ['log', '/audit'],
  ['عملاء', '/customers'],
])('“%s” finds %s in both languages', (search, path) => {
  expect(matchPlaces(places, search).map((place) => place.path)).toContain(path)
})

test('a part inside a word finds no place, and no search finds all', () => {
  expect(matchPlaces(places, 'rders')).toEqual([])
  expect(matchPlaces(places, ' ')).toEqual(places)
})
