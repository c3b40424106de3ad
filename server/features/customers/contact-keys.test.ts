import { expect, test } from 'vitest'
import { contactKey, contactKeys } from './contact-keys.ts'

test.each([
  ['mariam@example.com', 'Mariam@Example.COM '],
  ['mariam@gmail.com', 'm.ar.iam+welcome@gmail.com'],
  ['mariam@gmail.com', 'Mariam@googlemail.com'],
  ['mariam@outlook.com', 'mariam+2@outlook.com'],
  ['mariam@example.com', 'ｍariam@example.com'],
  ['+971501234567', '050 123 4567'],
  ['+971501234567', '00971 50 123 4567'],
  ['+971501234567', '٠٥٠١٢٣٤٥٦٧'],
  ['+971501234567', '971501234567'],
  ['+971501234567', '(+971) 50-123-4567'],
])('%s and %s are one person', (one, other) => {
  expect(contactKey(other, 'AE')).toBe(contactKey(one, 'AE'))
})

test.each([
  ['mariam@example.com', 'mariam+2@example.com'],
  ['m.ariam@example.com', 'mariam@example.com'],
  ['+971501234567', '+966501234567'],
])('%s and %s are two', (one, other) => {
  expect(contactKey(other, 'AE')).not.toBe(contactKey(one, 'AE'))
})

test('a number is read in the country it is given in', () => {
  expect(contactKey('051 234 5678', 'SA')).toBe(contactKey('+966512345678', 'AE'))
})

test('a person has a key for each contact given, and none for a missing contact', () => {
  expect(contactKeys({ email: 'a@example.com', phone: '0501234567' }, 'AE')).toEqual({
    emailKey: 'email:a@example.com',
    phoneKey: 'phone:+971501234567',
  })
  expect(contactKeys({ email: '', phone: '0501234567' }, 'AE').emailKey).toBeNull()
})
