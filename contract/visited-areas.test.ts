import { expect, test } from 'vitest'
import type { Address } from './addresses.ts'
import { hasVisitedArea, notVisited, visitedForm, visitedAreasText } from './visited-areas.ts'

const nowhere: Address = {
  type: 'home',
  name: '',
  country: 'AE',
  state: '',
  district: '',
  city: '',
  addressLineOne: '',
  addressLineTwo: '',
  zipCode: '',
  phone: '',
  alternateNumber: '',
  landmark: '',
  email: '',
}

type Place = Partial<Pick<Address, 'country' | 'state' | 'city' | 'district'>>

test.each<[string, string[], Place, ReturnType<typeof notVisited>]>([
  ['AE', [], { state: 'Fujairah' }, undefined],
  ['AE', [], { country: 'SA', city: 'Jeddah' }, 'country'],
  ['AE', ['Dubai'], { state: 'Dubai' }, undefined],
  ['AE', ['dubai'], { state: 'دبي' }, undefined],
  ['AE', ['Dubai'], { state: 'Fujairah' }, 'state'],
  ['AE', ['Dubai'], { state: 'Fujairah', district: 'Dubai' }, 'state'],
  ['AE', ['Dubai'], {}, 'state'],
  ['AE', ['Dubai', 'Al Ain'], { state: 'Abu Dhabi', district: ' al  ain ' }, undefined],
  ['AE', ['Dubai', 'Al Ain'], { state: 'Dubai', district: 'Jumeirah' }, undefined],
  ['AE', ['Dubai', 'Al Ain'], { state: 'Abu Dhabi', district: 'Yas' }, 'district'],
  ['SA', ['Jeddah'], { country: 'SA', state: 'Makkah', city: 'Jeddah' }, undefined],
  ['SA', ['Jeddah'], { country: 'SA', city: 'Taif', district: 'Jeddah' }, 'city'],
  ['SA', ['Riyadh'], { country: 'SA', state: 'Riyadh', city: 'Al Kharj' }, undefined],
  ['SA', ['Riyadh'], { country: 'SA', city: 'Riyadh' }, undefined],
  ['SA', ['Riyadh'], { country: 'SA', city: 'Jeddah' }, 'state'],
  ['QA', ['Lusail'], { country: 'QA', district: 'Lusail' }, undefined],
  ['QA', ['Lusail'], { country: 'QA', district: 'Doha' }, 'district'],
  ['GB', ['London'], { country: 'GB', city: 'London' }, undefined],
  ['GB', ['Kent'], { country: 'GB', city: 'Dover', state: 'Kent' }, undefined],
  ['GB', ['London'], { country: 'GB', city: 'Leeds' }, 'city'],
])(
  'with visits in %s to %j, the part of the address %j outside the areas is %s',
  (country, areas, place, part) => {
    expect(notVisited({ country, areas }, { ...nowhere, ...place })).toBe(part)
  },
)

test.each([
  ['AE', ['Ajman', 'Dubai'], ['Dubai', 'Ajman']],
  ['SA', ['Riyadh'], ['Riyadh']],
])('the form of %s offers only the states of the areas %j', (country, areas, states) => {
  expect(statesOf(country, areas)).toEqual(states)
})

test.each([
  ['AE', []],
  ['AE', ['Dubai', 'Al Ain']],
  ['SA', ['Jeddah']],
])('the form of %s offers every state for the areas %j', (country, areas) => {
  expect(statesOf(country, areas)?.length).toBeGreaterThan(6)
})

test('the form asks for every part of an address except the country', () => {
  const names = visitedForm({ country: 'AE', areas: ['Dubai'] }).map(({ name }) => name)
  expect(names).toEqual(['state', 'district', 'addressLineOne', 'addressLineTwo', 'landmark'])
})

test.each([
  ['AE', ['Abu Dhabi', 'Al Ain'], 'en', 'Abu Dhabi and Al Ain'],
  ['AE', ['Abu Dhabi', 'al ain'], 'arb', 'أبوظبي والعين'],
  ['SA', ['Jeddah', 'Riyadh'], 'arb', 'جدة والرياض'],
  // Areas of another country.
  ['SA', ['Abu Dhabi', 'Dubai'], 'arb', ''],
  ['SA', ['Abu Dhabi', 'Dubai'], 'en', ''],
  // An area that has no name in Arabic.
  ['GB', ['London'], 'en', 'London'],
  ['GB', ['London'], 'arb', ''],
  ['JO', ['عمّان'], 'arb', 'عمّان'],
] as const)('the areas of %s, %j, are named in %s as %j', (country, areas, language, text) => {
  expect(visitedAreasText({ country, areas }, language)).toBe(text)
})

test.each([
  ['SA', [], true],
  ['SA', ['Jeddah'], true],
  ['SA', ['Dubai', 'Jeddah'], true],
  ['SA', ['Abu Dhabi', 'Dubai'], false],
  ['GB', ['London'], true],
])('a shop in %s with the areas %j has a visited area there: %s', (country, areas, has) => {
  expect(hasVisitedArea({ country, areas })).toBe(has)
})

function statesOf(country: string, areas: string[]) {
  const state = visitedForm({ country, areas }).find(({ name }) => name === 'state')
  return state?.options?.map(({ en }) => en)
}
