import { expect, test } from 'vitest'
import { timeZoneChoices, timeZoneName } from './time-zone-name.ts'

test.each([
  ['Asia/Riyadh', 'en', 'Riyadh time'],
  ['Asia/Riyadh', 'arb', 'توقيت الرياض'],
  ['Asia/Qatar', 'arb', 'توقيت الدوحة'],
  ['Europe/Berlin', 'arb', 'توقيت وسط أوروبا'],
] as const)('%s is named in %s as %j', (zone, language, name) => {
  expect(timeZoneName(zone, language)).toBe(name)
})

test('every time zone has a name of its own, those of the Gulf first', () => {
  const choices = timeZoneChoices('arb')
  expect(choices[0]).toEqual({ value: 'Asia/Dubai', label: 'توقيت دبي (غرينتش+4)' })
  expect(choices.length).toBeGreaterThan(300)
  expect(new Set(choices.map(({ label }) => label)).size).toBeGreaterThan(choices.length * 0.95)
})
