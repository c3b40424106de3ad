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

test('all time zones can be chosen, those of the Gulf first and by names of their own', () => {
  const choices = timeZoneChoices('arb')
  expect(choices[0]).toEqual({ value: 'Asia/Dubai', label: 'توقيت دبي (غرينتش+4)' })
  expect(choices.length).toBeGreaterThan(300)
  const names = choices.slice(0, 6).map(({ value }) => timeZoneName(value, 'arb'))
  expect(names.map((name) => name.replace('توقيت ', ''))).toEqual([
    'دبي',
    'الرياض',
    'الكويت',
    'الدوحة',
    'المنامة',
    'مسقط',
  ])
})
