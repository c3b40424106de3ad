import { addDays, weekdayOf } from '@rimal/contract/dates'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings } from '../settings/settings.ts'
import { estimateArrival, type ArrivalQuestion } from './estimate-arrival.ts'

/** Thursday 19\u00a0November 2026, 10:00 in Dubai; a shop that rests on Sunday. */
const question: ArrivalQuestion = {
  orderedAt: new Date('2026-11-19T06:00:00Z'),
  leadDays: 0,
  minDays: 1,
  maxDays: 3,
  cutOffHour: 14,
  timeZone: 'Asia/Dubai',
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: [],
}

test.each<[string, Partial<ArrivalQuestion>, string, string]>([
  ['ordered in time, counted from today', {}, '2026-11-20', '2026-11-23'],
  [
    'ordered at the cut-off hour, counted from tomorrow',
    { orderedAt: new Date('2026-11-19T10:00:00Z') },
    '2026-11-21',
    '2026-11-24',
  ],
  [
    'ordered one second before the cut-off hour',
    { orderedAt: new Date('2026-11-19T09:59:59Z') },
    '2026-11-20',
    '2026-11-23',
  ],
  [
    'ordered on a Sunday, counted from Monday',
    { orderedAt: new Date('2026-11-22T06:00:00Z') },
    '2026-11-24',
    '2026-11-26',
  ],
  [
    'ordered on a Saturday evening, counted from Monday',
    { orderedAt: new Date('2026-11-21T16:00:00Z') },
    '2026-11-24',
    '2026-11-26',
  ],
  [
    'after midnight in Dubai it is already tomorrow',
    { orderedAt: new Date('2026-11-19T20:30:00Z') },
    '2026-11-21',
    '2026-11-24',
  ],
  ['twelve days of sewing come first', { leadDays: 12 }, '2026-12-04', '2026-12-07'],
  [
    'National Day is no working day',
    { orderedAt: new Date('2026-12-01T06:00:00Z'), holidays: ['2026-12-02', '2026-12-03'] },
    '2026-12-04',
    '2026-12-07',
  ],
  [
    'ordered on a holiday, counted from the day after',
    { orderedAt: new Date('2026-12-02T06:00:00Z'), holidays: ['2026-12-02', '2026-12-03'] },
    '2026-12-05',
    '2026-12-08',
  ],
  ['delivered the same day', { minDays: 0, maxDays: 0 }, '2026-11-19', '2026-11-19'],
  [
    'a shop open on Mondays only',
    { workingDays: [1], leadDays: 1, minDays: 1, maxDays: 2 },
    '2026-12-07',
    '2026-12-14',
  ],
  [
    'across the end of the year',
    { orderedAt: new Date('2026-12-31T06:00:00Z'), holidays: ['2027-01-01'] },
    '2027-01-02',
    '2027-01-05',
  ],
  [
    'an order never comes in time when the cut-off is midnight',
    { cutOffHour: 0 },
    '2026-11-21',
    '2026-11-24',
  ],
])('%s', (_, changes, earliest, latest) => {
  expect(estimateArrival({ ...question, ...changes })).toEqual({ earliest, latest })
})

test.each([
  ['on a Sunday before dawn', '2026-11-21T22:00:00Z', '2026-11-23'],
  ['on a Sunday before the cut-off hour', '2026-11-22T09:59:59Z', '2026-11-23'],
  ['on a Sunday afternoon', '2026-11-22T12:00:00Z', '2026-11-24'],
  ['on a Thursday morning', '2026-11-26T06:00:00Z', '2026-11-28'],
  ['on a Friday', '2026-11-27T06:00:00Z', '2026-11-29'],
])('the shop is closed on Friday: ordered %s, the next working day is given', (_, at, day) => {
  const orderedAt = new Date(at)
  const nextDay = { leadDays: 0, minDays: 1, maxDays: 1, orderedAt }
  expect(estimateArrival({ ...defaultSettings, ...nextDay })).toEqual({
    earliest: day,
    latest: day,
  })
})

test.each([[[]], [[7]], [[-1, 0.5]]])(
  'a shop working on the days %j cannot estimate an arrival',
  (workingDays) => {
    expect(() => estimateArrival({ ...question, workingDays })).toThrow(RangeError)
  },
)

const instant = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2027-12-31'),
  noInvalidDate: true,
})
const questions: fc.Arbitrary<ArrivalQuestion> = fc
  .record({
    orderedAt: instant,
    leadDays: fc.integer({ min: 0, max: 30 }),
    minDays: fc.integer({ min: 0, max: 5 }),
    more: fc.integer({ min: 0, max: 10 }),
    cutOffHour: fc.integer({ min: 0, max: 24 }),
    timeZone: fc.constantFrom('Asia/Dubai', 'Asia/Riyadh', 'Europe/London'),
    workingDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    holidays: fc.array(
      instant.map((date) => date.toISOString().slice(0, 10)),
      { maxLength: 20 },
    ),
  })
  .map(({ more, ...rest }) => ({ ...rest, maxDays: rest.minDays + more }))

test('both days are working days, in sequence, and leave enough working days for production and transport', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const { earliest, latest } = estimateArrival(asked)
      const works = (day: string) =>
        asked.workingDays.includes(weekdayOf(day)) && !asked.holidays.includes(day)
      expect(works(earliest) && works(latest) && earliest <= latest).toBe(true)
      let between = 0
      for (let day = earliest; day < latest; day = addDays(day, 1)) if (works(day)) between += 1
      expect(between).toBe(asked.maxDays - asked.minDays)
    }),
  )
})

test('a later order or a longer production never makes the arrival earlier', () => {
  fc.assert(
    fc.property(questions, fc.integer({ min: 0, max: 72 }), (asked, hours) => {
      const base = estimateArrival(asked)
      const orderedAt = new Date(asked.orderedAt.getTime() + hours * 3_600_000)
      expect(estimateArrival({ ...asked, orderedAt }).earliest >= base.earliest).toBe(true)
      const longer = estimateArrival({ ...asked, leadDays: asked.leadDays + 1 })
      expect(longer.earliest > base.earliest).toBe(true)
    }),
  )
})

test('a day of production and a day of the courier count the same', () => {
  fc.assert(
    fc.property(questions, (asked) => {
      const { leadDays, minDays, maxDays } = asked
      const asCourier = { leadDays: 0, minDays: minDays + leadDays, maxDays: maxDays + leadDays }
      expect(estimateArrival({ ...asked, ...asCourier })).toEqual(estimateArrival(asked))
    }),
  )
})
