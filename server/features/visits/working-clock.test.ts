import { addDays, instantAt, localTime } from '@rimal/contract/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worksOn } from '../shop/delivery/working-days.ts'
import { afterWorkingDays, minutesOf, type WorkingClock } from './working-clock.ts'

/** Sunday to Thursday and Saturday, ten to eight; the shop is closed on Friday and on national holidays. */
const clockSettings: WorkingClock = {
  timeZone: 'Asia/Dubai',
  workingDays: [0, 1, 2, 3, 4, 6],
  holidays: ['2026-12-02', '2026-12-03'],
  workingHours: { from: '10:00', to: '20:00' },
}
const [saturday, sunday, thursday, friday] = [
  '2026-11-21',
  '2026-11-22',
  '2026-11-26',
  '2026-11-27',
]

function at(day: string, time: string) {
  return instantAt(day, minutesOf(time), 'Asia/Dubai')
}

function shown(instant: Date, timeZone = 'Asia/Dubai') {
  const { day, hour, minute } = localTime(instant, timeZone)
  return `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

test.each([
  ['in the afternoon, one day', saturday, '15:00', 1, '2026-11-22 15:00'],
  ['at the opening, one day', sunday, '10:00', 1, '2026-11-22 20:00'],
  ['before the opening', sunday, '07:30', 1, '2026-11-22 20:00'],
  ['at the close', sunday, '20:00', 1, '2026-11-23 20:00'],
  ['at night', sunday, '23:50', 1, '2026-11-23 20:00'],
  ['before the day off', thursday, '18:00', 1, '2026-11-28 18:00'],
  ['at night before the day off', thursday, '21:00', 1, '2026-11-28 20:00'],
  ['on the day off', friday, '12:00', 1, '2026-11-28 20:00'],
  ['before holidays that meet the day off', '2026-12-01', '11:15', 1, '2026-12-05 11:15'],
  ['on a holiday', '2026-12-02', '11:15', 1, '2026-12-05 20:00'],
  ['two days', saturday, '15:00', 2, '2026-11-23 15:00'],
  ['two days over the day off', thursday, '15:00', 2, '2026-11-29 15:00'],
  ['no days, while open', sunday, '15:00', 0, '2026-11-22 15:00'],
  ['no days, at night', sunday, '22:00', 0, '2026-11-23 10:00'],
])('%s: from %s %s, %i', (_name, day, time, days, expected) => {
  expect(shown(afterWorkingDays(at(day, time), days, clockSettings))).toBe(expected)
})

test('weekends, holidays, hours and the time zone are those of the shop', () => {
  const other: WorkingClock = {
    timeZone: 'Europe/Berlin',
    workingDays: [1, 2, 3, 4, 5],
    holidays: ['2026-10-26'],
    workingHours: { from: '09:00', to: '17:30' },
  }
  // Over a weekend in which clocks were changed, and a holiday after it.
  const asked = instantAt('2026-10-23', minutesOf('16:00'), 'Europe/Berlin')
  expect(shown(afterWorkingDays(asked, 1, other), 'Europe/Berlin')).toBe('2026-10-27 16:00')
})

test('a shop that never works, or whose working hours end before they begin, has no working days to count', () => {
  const now = at(sunday, '12:00')
  expect(() => afterWorkingDays(now, 1, { ...clockSettings, workingDays: [] })).toThrow(RangeError)
  const closed = { from: '20:00', to: '10:00' }
  expect(() => afterWorkingDays(now, 1, { ...clockSettings, workingHours: closed })).toThrow(
    RangeError,
  )
})

const instant = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2028-01-01'),
  noInvalidDate: true,
})
const clock = fc.record({
  timeZone: fc.constantFrom('Asia/Dubai', 'Asia/Riyadh', 'Asia/Kathmandu'),
  workingDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
  holidays: fc.uniqueArray(fc.integer({ min: 0, max: 800 }).map((n) => addDays('2026-01-01', n))),
  workingHours: fc.constant({ from: '10:00', to: '20:00' }),
})

test('the calculated moment is in working hours, later than the start, and never earlier for a later start', () => {
  fc.assert(
    fc.property(
      clock,
      instant,
      instant,
      fc.integer({ min: 1, max: 5 }),
      (clockSettings, a, b, days) => {
        const [early, late] = [a, b].toSorted((one, other) => Number(one) - Number(other)) as [
          Date,
          Date,
        ]
        const first = afterWorkingDays(early, days, clockSettings)
        const { day, hour, minute } = localTime(first, clockSettings.timeZone)
        expect(worksOn(day, clockSettings)).toBe(true)
        expect(hour * 60 + minute).toBeGreaterThan(600)
        expect(hour * 60 + minute).toBeLessThanOrEqual(1200)
        expect(first.getTime()).toBeGreaterThan(early.getTime())
        expect(afterWorkingDays(late, days, clockSettings).getTime()).toBeGreaterThanOrEqual(
          first.getTime(),
        )
      },
    ),
  )
})

test('working days counted one after the other equal the same days counted at once', () => {
  fc.assert(
    fc.property(clock, instant, (clockSettings, asked) => {
      const once = afterWorkingDays(asked, 2, clockSettings)
      const twice = afterWorkingDays(afterWorkingDays(asked, 1, clockSettings), 1, clockSettings)
      expect(twice).toEqual(once)
    }),
  )
})
