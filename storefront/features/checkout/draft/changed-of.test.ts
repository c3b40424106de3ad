import { expect, test } from 'vitest'
import { changedOf } from './filled.ts'

test('values that the shop filled in meanwhile are not overwritten by a field rendered before', () => {
  const drawn = { name: '', phone: '', email: '' }
  const known = { ...drawn, name: 'Mariam', email: 'mariam@example.com' }
  const written = changedOf(drawn, { ...drawn, phone: '50 555 0186' })
  expect({ ...known, ...written }).toEqual({ ...known, phone: '50 555 0186' })
  expect(changedOf(known, { ...known, name: '' })).toEqual({ name: '' })
})
