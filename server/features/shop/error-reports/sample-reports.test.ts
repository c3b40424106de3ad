import { expect, test } from 'vitest'
import { sampleReports } from './sample-reports.ts'

test('of an error that is reported often, a few and then one in a hundred are logged', () => {
  const isInSample = sampleReports(() => new Date('2026-03-01T10:00:00Z'))
  const logged = Array.from({ length: 250 }, () => isInSample('broken')).filter(Boolean)
  expect(logged).toHaveLength(5 + 2)
})

test('the next hour begins anew', () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const isInSample = sampleReports(() => now)
  for (let count = 0; count < 9; count += 1) isInSample('broken')
  expect(isInSample('broken')).toBe(false)
  now = new Date('2026-03-01T11:00:00Z')
  expect(isInSample('broken')).toBe(true)
})

test('invented errors do not fill the memory', () => {
  const isInSample = sampleReports(() => new Date('2026-03-01T10:00:00Z'))
  const logged = Array.from({ length: 700 }, (_, index) => isInSample(`error ${index}`))
  expect(logged.filter(Boolean)).toHaveLength(500)
})
