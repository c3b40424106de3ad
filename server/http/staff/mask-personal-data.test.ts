import { api } from '@rimal/contract/api'
import type { Endpoint } from '@rimal/contract/endpoint'
import { Nullable, personal } from '@rimal/contract/shapes'
import { mayDo, type StaffRole, staffRoles } from '@rimal/contract/permissions'
import { maySee, personalData } from '@rimal/contract/personal-data'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { maskOf } from './mask-personal-data.ts'

const shape = Type.Object({
  number: Type.String(),
  people: Type.Array(
    Type.Object({
      name: Type.String(personal('name')),
      phone: Type.String(personal('phone')),
      email: Nullable(Type.String(personal('email'))),
      city: Type.Optional(Type.String(personal('address'))),
      waist: Nullable(Type.Record(Type.String(), Type.Integer(), personal('measurements'))),
    }),
  ),
})
const person = {
  name: 'Mariam',
  phone: '+971501234567',
  email: 'mariam@example.com',
  city: 'Dubai',
  waist: { waist: 120 },
}
const answer = { number: 'RM-1', people: [person, { ...person, waist: null }] }

test.each<[StaffRole, object]>([
  ['owner', person],
  ['sales', person],
  ['workshop', { ...person, phone: '', email: null, city: '' }],
  ['warehouse', { ...person, email: null, waist: {} }],
  ['accountant', { ...person, phone: '', email: null, city: '', waist: {} }],
  ['read_only', { name: '•••', phone: '', email: null, city: '', waist: {} }],
])('%s sees its part of the personal data', (role, seen) => {
  const masked = maskOf<typeof answer>(shape)(answer, role)
  expect(masked.number).toBe('RM-1')
  expect(masked.people[0]).toEqual(seen)
  expect(masked.people[1]?.waist).toBeNull()
  expect(answer.people[0]).toBe(person)
})

test('the owner sees everything, and who only reads sees nothing', () => {
  const kinds = Object.values<readonly StaffRole[]>(personalData)
  expect(kinds.every((roles) => roles.includes('owner'))).toBe(true)
  expect(kinds.some((roles) => roles.includes('read_only'))).toBe(false)
  expect(kinds.flat().every((role) => staffRoles.includes(role))).toBe(true)
})

test('whoever packs sees everything that stands on a packing slip', () => {
  const packing = staffRoles.filter((role) => mayDo(role, 'orders.pack'))
  expect(packing).not.toEqual([])
  for (const kind of ['name', 'phone', 'address'] as const) {
    expect(packing.filter((role) => !maySee(role, kind))).toEqual([])
  }
})

test('whoever inspects returns sees their pictures, and nobody else does', () => {
  const inspecting = staffRoles.filter((role) => mayDo(role, 'returns.inspect'))
  expect(staffRoles.filter((role) => maySee(role, 'picture'))).toEqual(inspecting)
})

test('pictures are left out as a list, and an empty text does not become a hidden name', () => {
  const texts = Type.Object({
    note: Type.String(personal('name')),
    pictures: Type.Array(Type.Object({ id: Type.String() }), personal('picture')),
  })
  const mask = maskOf<{ note: string; pictures: { id: string }[] }>(texts)
  expect(mask({ note: '', pictures: [{ id: 'a' }] }, 'read_only')).toEqual({
    note: '',
    pictures: [],
  })
})

test('a mark that would not be reached is refused with its shape', () => {
  const name = Type.String(personal('name'))
  for (const lost of [
    Type.Union([Type.Null(), Type.Object({ name })]),
    Type.Record(Type.String(), Type.Object({ name })),
    Type.Object({ people: Type.Array(Type.Union([name, Type.Integer()])) }),
  ]) {
    expect(() => maskOf(lost)).toThrow('1 fields with personal data')
  }
})

type Shape = { 'x-personal'?: string; items?: Shape; properties?: Record<string, Shape> }

/** Fields that hold personal data wherever they stand, but for the exceptions below. */
const personalNames =
  /^(name|contact|recipient|note|appeal|remarks|phone|email|alternateNumber|addressLine\w+|measurements|profileName|birthDate|taxNumber)$/
/** The names of products and of parts of the shop, and the people who work in it. */
const exceptions = [
  /(lines|sections|items\[\]\.items)\[\]\.name$/,
  /^staff\/(list-production|get-production-item|list-prices)\S* \S*\.name$/,
  /^staff\/\S*(setting|list-view|passkey|connection)\S* \S*\.name$/,
  /^staff\/list-(stock-movements|discrepancies) \S*\.note$/,
  /^staff\/get-order-timeline\S* \S*\.by\.name$/,
  /^staff\/(me|list-staff|invite-staff|end-invitation|change-role|remove-staff) /,
  /^staff\/(change-products|save-product-grid|confirm-orders) \.skipped\[\]\.name$/,
  /^staff\/send-test-message \.email$/,
  /^staff\/list-packing-slips \[\]\.shop\./,
  // A customer is named by the id there.
  /^staff\/list-audit \.items\[\]\.about\.name$/,
]

function unmarked(of: Shape | undefined, path = ''): string[] {
  if (!of || of['x-personal']) return []
  if (of.items) return unmarked(of.items, `${path}[]`)
  return Object.entries(of.properties ?? {}).flatMap(([name, field]) => {
    const place = `${path}.${name}`
    // The fields of an object are looked at by themselves.
    const isOpen = personalNames.test(name) && !field['x-personal'] && !field.properties
    return [...(isOpen ? [place] : []), ...unmarked(field, place)]
  })
}

/** The fields of all answers to staff that a test chooses by their path. */
function fieldsOfAnswers(choose: (result: Shape) => string[]): string[] {
  return Object.values<Endpoint>(api)
    .filter(({ access }) => access === 'staff')
    .flatMap(({ path, result }) => choose(result as Shape).map((field) => `${path} ${field}`))
}

test('every field of an answer to staff that is named like personal data is marked as such', () => {
  const open = fieldsOfAnswers(unmarked)
  expect(open.filter((field) => !exceptions.some((exception) => exception.test(field)))).toEqual([])
  expect(exceptions.filter((exception) => !open.some((field) => exception.test(field)))).toEqual([])
})

test('no answer to staff has a token, with which anybody could act as a customer', () => {
  const tokens = fieldsOfAnswers((result) =>
    Array.from(JSON.stringify(result).matchAll(/"(\w*token)":\{/gi), ([, name = '']) => name),
  )
  expect(tokens).toEqual([])
})
