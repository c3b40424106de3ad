import { expect, test } from 'vitest'
import { defaultSettings } from '../../shop/settings/settings.ts'
import { longCodeDigits } from '@rimal/contract/limits'
import { limits, triesPerCode, wrongPerHour } from './limit-table.ts'

const shortCodes = 10 ** defaultSettings.codeDigits
const longCodes = 10 ** longCodeDigits
const day = 24 * 3600

function max(what: 'code_sent' | 'code_tried', per: string, seconds: number | null): number {
  const found = limits[what].find((limit) => limit.per === per && limit.seconds === seconds)
  if (!found) throw new Error(`${what} has no limit per ${per} in ${seconds}`)
  return found.max
}

test('guesses at one contact for nine years succeed in at most three of a thousand cases', () => {
  const atShort = max('code_tried', 'contact', null) / shortCodes
  const atLongEachDay = (max('code_sent', 'contact', day) * triesPerCode) / longCodes
  expect(atShort + atLongEachDay * 365 * 9).toBeLessThanOrEqual(0.003)
  // Long codes alone would be enough for longer than anybody lives.
  expect(atLongEachDay * 365 * 100).toBeLessThan(0.02)
})

test('guesses spread over many contacts succeed less than once in six days, in a large shop four times a week', () => {
  const daysOfWeek = 7
  expect((wrongPerHour.min * 24 * 6) / shortCodes).toBeLessThan(1)
  expect((wrongPerHour.max * 24 * daysOfWeek) / shortCodes).toBeLessThan(4.1)
})

test('no limit on wrong codes locks a customer out: each leads to a longer code', () => {
  expect(new Set(limits.code_tried.map(({ refusal }) => refusal))).toEqual(
    new Set(['code_too_short']),
  )
})
