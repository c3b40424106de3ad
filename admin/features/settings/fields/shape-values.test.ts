import type { FieldShape } from '@rimal/contract/staff/field-shape'
import { expect, test } from 'vitest'
import { shapeParts } from './shape-parts.ts'
import { inShape, newValue } from './shape-values.ts'
import { withField } from './shown-fields.ts'

const text: FieldShape = {
  type: 'object',
  properties: { en: { type: 'string' }, ar: { type: 'string' } },
  required: ['en', 'ar'],
}
const price: FieldShape = { type: 'integer', title: 'money' }
const step: FieldShape = {
  type: 'object',
  properties: { upTo: { type: 'integer', nullable: true }, price },
  required: ['upTo', 'price'],
}
const bands: FieldShape = {
  type: 'object',
  properties: {
    by: { enum: ['weight', 'total'] },
    steps: { type: 'array', items: step, minItems: 1 },
  },
  required: ['by', 'steps'],
}
const method: FieldShape = {
  type: 'object',
  properties: {
    id: { type: 'string', title: 'ownId' },
    title: text,
    kind: { enum: ['courier', 'pickup'] },
    address: text,
    countries: { type: 'array', items: { type: 'string', title: 'country' } },
    price,
    bands,
  },
  required: ['id', 'title', 'countries'],
}
const currency: FieldShape = {
  type: 'object',
  properties: { currency: { type: 'string', title: 'currency' } },
  required: ['currency'],
}

test('a new item has each field that it needs, empty', () => {
  expect(newValue(method)).toEqual({
    id: expect.stringMatching(/^[a-z0-9-]+$/),
    title: { en: '', ar: '' },
    countries: [],
  })
  expect(newValue(bands)).toEqual({ by: 'weight', steps: [{ upTo: null, price: null }] })
})

test('a new currency is one that the list does not have', () => {
  expect(newValue(currency, [{ currency: 'AED' }])).toEqual({ currency: 'SAR' })
})

test('fields come in the sequence of the shape, and none is lost', () => {
  const stored = [{ price: 3, id: 'a', old: 1, title: { ar: 'ب', en: 'b' } }]
  expect(JSON.stringify(inShape({ type: 'array', items: method }, stored))).toBe(
    '[{"id":"a","title":{"en":"b","ar":"ب"},"price":3,"old":1}]',
  )
})

test('a field goes with what it depends on, and an undone change leaves no difference', () => {
  const at = { path: 'shipping.0', shape: method }
  const fields = { id: 'a', title: { en: 'A', ar: 'أ' }, countries: ['AE'], price: 500 }
  const banded = withField({ ...at, fields }, 'bands', newValue(bands))
  expect(banded).not.toHaveProperty('price')
  const back = withField({ ...at, fields: banded }, 'bands', undefined)
  const again = withField({ ...at, fields: back }, 'price', 500)
  expect(JSON.stringify(again)).toBe(JSON.stringify(fields))
  const pickup = withField({ ...at, fields: again }, 'kind', 'pickup')
  const placed = withField({ ...at, fields: pickup }, 'address', { en: 'Here', ar: 'هنا' })
  expect(placed).toHaveProperty('address')
  expect(withField({ ...at, fields: placed }, 'kind', 'courier')).not.toHaveProperty('address')
})

test('each single field of a setting is a part of its own, and a list of plain values is one', () => {
  const shape: FieldShape = {
    type: 'object',
    properties: {
      phone: { type: 'string' },
      hours: text,
      methods: { type: 'array', items: method },
    },
  }
  const value = { phone: '1', hours: { en: 'A', ar: 'أ' }, methods: [{ countries: ['AE', 'SA'] }] }
  expect(shapeParts(shape, 'contact', value)).toEqual({
    'contact.phone': '1',
    'contact.hours.en': 'A',
    'contact.hours.ar': 'أ',
    'contact.methods.0.countries': ['AE', 'SA'],
  })
})
