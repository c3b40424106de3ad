import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressForm,
  checkAddress,
  contactFields,
  isRequired,
  stateName,
  normaliseAddress,
  type Address,
} from './addresses.ts'

const empty: Address = {
  type: 'home',
  name: '',
  country: '',
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

const someone = { ...empty, name: 'Mariam Al Mansoori', phone: '+971 50 555 0186' }

const complete: Record<string, Address> = {
  AE: {
    ...someone,
    country: 'AE',
    state: 'Dubai',
    district: 'Jumeirah 1',
    addressLineOne: 'Street 14, villa 9',
  },
  SA: { ...someone, country: 'SA', city: 'Riyadh', zipCode: 'RRRD2929' },
  KW: {
    ...someone,
    country: 'KW',
    state: 'Hawalli',
    city: 'Salmiya',
    district: '4',
    addressLineOne: 'Street 2, house 11',
  },
  QA: { ...someone, country: 'QA', district: '61', addressLineOne: 'Street 850, building 12' },
  BH: { ...someone, country: 'BH', district: '338', addressLineOne: 'Road 3803, building 25' },
  OM: { ...someone, country: 'OM', city: 'Muttrah', district: 'Ruwi' },
  GB: { ...someone, country: 'GB', city: 'London', addressLineOne: '1 Brook Street' },
}

test.each([
  ['AE', ['state', 'district', 'addressLineOne']],
  ['SA', ['city', 'district', 'addressLineOne']],
  ['KW', ['state', 'city', 'district', 'addressLineOne']],
  ['QA', ['district', 'addressLineOne']],
  ['BH', ['district', 'addressLineOne']],
  ['OM', ['city', 'district']],
  ['GB', ['city', 'addressLineOne']],
])('in %s an address needs %j besides country, name and phone', (country, needed) => {
  const refused = checkAddress(country, empty)
  expect(refused.map(({ field }) => field)).toEqual([...needed, 'name', 'phone'])
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['required']))
})

test.each(Object.entries(complete))(
  'the shortest complete address of %s is accepted',
  (country, address) => {
    expect(checkAddress(country, address)).toEqual([])
  },
)

test.each([
  ['AE', 7],
  ['SA', 13],
  ['KW', 6],
  ['BH', 4],
  ['OM', 11],
])('%s offers %i states, each once in both languages', (country, count) => {
  const options = addressForm(country).find(({ name }) => name === 'state')?.options ?? []
  expect(new Set(options.map(({ en }) => en)).size).toBe(count)
  expect(new Set(options.map(({ ar }) => ar)).size).toBe(count)
})

test.each(['AE', 'KW', 'QA', 'BH', 'OM'])(
  'the form of %s does not ask for a postcode',
  (country) => {
    expect(addressForm(country).map(({ name }) => name)).not.toContain('zipCode')
  },
)

test.each(['AE', 'SA', 'KW', 'QA', 'BH', 'OM', 'GB'])(
  'the form of %s asks for each field once and uses each autocomplete value once',
  (country) => {
    const fields = [...addressForm(country), ...contactFields]
    const tokens = fields.map(({ autocomplete }) => autocomplete).filter((token) => token !== 'off')
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
    expect(new Set(tokens).size).toBe(tokens.length)
  },
)

test('a country code may be in lower case, and an unknown country has the common form', () => {
  expect(addressForm('ae')).toBe(addressForm('AE'))
  expect(addressForm('FR')).toBe(addressForm('GB'))
  expect(addressForm('constructor')).toBe(addressForm('GB'))
})

test.each([
  ['AE', { state: 'Riyadh' }, { field: 'state', code: 'not_offered' }],
  ['AE', { district: '  \u200f ' }, { field: 'district', code: 'required' }],
  ['AE', { district: 'x'.repeat(101) }, { field: 'district', code: 'too_long' }],
  ['AE', { addressLineTwo: 'x'.repeat(201) }, { field: 'addressLineTwo', code: 'too_long' }],
  ['AE', { phone: 'call me' }, { field: 'phone', code: 'malformed' }],
  ['AE', { phone: '+971' }, { field: 'phone', code: 'malformed' }],
  ['AE', { email: 'mariam@example' }, { field: 'email', code: 'malformed' }],
  ['AE', { email: 'mariam example.com' }, { field: 'email', code: 'malformed' }],
  ['SA', { zipCode: '12211' }, { field: 'zipCode', code: 'malformed' }],
  ['SA', { zipCode: 'RRRD29291' }, { field: 'zipCode', code: 'malformed' }],
  ['SA', { state: 'Dubai' }, { field: 'state', code: 'not_offered' }],
] as const)('in %s %j is refused', (country, changes, error) => {
  expect(checkAddress(country, { ...complete[country], ...changes } as Address)).toEqual([error])
})

test.each([
  ['AE', { state: 'دبي' }],
  ['AE', { state: 'dubai' }],
  ['AE', { district: 'جميرا ١', addressLineOne: 'شارع ١٤، فيلا ٩' }],
  ['AE', { phone: '٠٥٠ ٥٥٥ ٠١٨٦', email: 'mariam@example.com' }],
  ['AE', { zipCode: 'whatever an old client sends' }],
  ['SA', { zipCode: 'RRRD2929' }],
  ['SA', { zipCode: ' rrrd ٢٩٢٩ ' }],
  ['SA', { state: 'الرياض' }],
] as const)('in %s %j is accepted', (country, changes) => {
  expect(checkAddress(country, { ...complete[country], ...changes } as Address)).toEqual([])
})

test('a country that is not two letters is malformed', () => {
  expect(checkAddress('A1', { ...complete['GB'], country: 'A1' } as Address)).toEqual([
    { field: 'country', code: 'malformed' },
  ])
  expect(checkAddress('', someone)[0]).toEqual({ field: 'country', code: 'required' })
})

test.each<[Partial<Address>, ReturnType<typeof checkAddress>]>([
  [{ zipCode: 'RRRD2929' }, []],
  [{ zipCode: 'ر ر ر د 2929' }, [{ field: 'zipCode', code: 'malformed' }]],
  [{ zipCode: '2929' }, [{ field: 'zipCode', code: 'malformed' }]],
  [{ district: 'Al Olaya', addressLineOne: 'King Fahd Road, building 8228' }, []],
  [{ district: 'Al Olaya' }, [{ field: 'addressLineOne', code: 'required' }]],
  [{ addressLineOne: 'King Fahd Road 8228' }, [{ field: 'district', code: 'required' }]],
  [
    { zipCode: ' \u200f ' },
    [
      { field: 'district', code: 'required' },
      { field: 'addressLineOne', code: 'required' },
    ],
  ],
])('a Saudi address with a city and %j has the errors %j', (given, errors) => {
  const address = { ...someone, country: 'SA', city: 'Riyadh', ...given }
  expect(checkAddress('SA', address)).toEqual(errors)
})

test('a field with an alternative is required only while the alternative is empty', () => {
  const district = addressForm('SA').find(({ name }) => name === 'district')
  const city = addressForm('SA').find(({ name }) => name === 'city')
  if (!district || !city) throw new Error('A Saudi address has a city and a district.')
  const filled = { ...empty, zipCode: 'RRRD2929' }
  expect([district, city].map((field) => isRequired(field, empty))).toEqual([true, true])
  expect([district, city].map((field) => isRequired(field, filled))).toEqual([false, true])
})

test('a Saudi address without the national short address is accepted', () => {
  const place = { district: 'Al Olaya', addressLineOne: 'King Fahd Road 8228', zipCode: '' }
  const address: Address = { ...someone, country: 'SA', city: 'Riyadh', ...place }
  expect(checkAddress('SA', address)).toEqual([])
})

test('a normalised address has the emirate in English, Latin digits in numbers and no invisible marks', () => {
  const typed: Address = {
    ...empty,
    country: 'ae',
    state: ' أبوظبي ',
    name: '\u202eمريم\u202c   المنصوري\n',
    addressLineOne: 'شارع\t١٤',
    phone: '\u200e+٩٧١ ٥٠ ٥٥٥ ٠١٨٦',
  }
  expect(normaliseAddress(typed)).toEqual({
    ...empty,
    country: 'AE',
    state: 'Abu Dhabi',
    name: 'مريم المنصوري',
    addressLineOne: 'شارع ١٤',
    phone: '+971 50 555 0186',
  })
})

const anyAddress = fc.record({
  ...Object.fromEntries(
    Object.keys(empty).map((key) => [key, fc.string({ unit: 'binary', maxLength: 12 })]),
  ),
  type: fc.constant('home'),
  country: fc.constantFrom('AE', 'sa', 'KW', 'GB', ''),
}) as fc.Arbitrary<Address>

test('normalising an address twice changes nothing more', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(normaliseAddress(normaliseAddress(address))).toEqual(normaliseAddress(address))
    }),
  )
})

test('an address has the same errors before and after it is normalised', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const normalised = normaliseAddress(address)
      expect(checkAddress(address.country, normalised)).toEqual(
        checkAddress(address.country, address),
      )
    }),
  )
})

test('a stored state is named in both languages, and an unknown state is returned unchanged', () => {
  expect(stateName('AE', 'Sharjah')).toEqual({ en: 'Sharjah', ar: 'الشارقة' })
  expect(stateName('GB', 'Kent')).toEqual({ en: 'Kent', ar: 'Kent' })
})
