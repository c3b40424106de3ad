import { expect, test } from 'vitest'
import { isByDay, readVisitsView, visitsAddress } from './visits-view.ts'

const view = (address: string) => readVisitsView(new URLSearchParams(address))

test('the list begins with the visits to call, and each list has its own order', () => {
  expect(view('').query).toEqual({ list: 'to_call', sort: 'call' })
  expect(view('list=upcoming').query).toEqual({ list: 'upcoming', sort: 'soonest' })
  expect(view('list=past').query).toEqual({ list: 'past', sort: 'latest' })
  // Other visits are not sorted by a call.
  expect(view('list=past&sort=call').sort).toBe('latest')
})

test('a search looks in all visits, and another list has the search of this one', () => {
  expect(view('q=mariam').query).toEqual({ q: 'mariam', sort: 'latest' })
  expect(visitsAddress(view('q=mariam'), 'past')).toBe('/visits?list=past&q=mariam')
})

test('days, state and place come from the address, and what is no day counts as not chosen', () => {
  const address = 'list=all&dayFrom=2026-11-24&dayUntil=2026-11-31&state=done&place=Dubai'
  expect(view(address).query).toEqual({
    dayFrom: '2026-11-24',
    state: 'done',
    place: 'Dubai',
    sort: 'latest',
  })
  // A visit to call is in one of two states.
  expect(view('state=done').state).toBeUndefined()
})

test('visits are shown by day while they follow each other by their days', () => {
  expect(['to_call', 'upcoming', 'past'].map((list) => isByDay(view(`list=${list}`)))).toEqual([
    false,
    true,
    true,
  ])
})
