import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testShop } from '../../../test/test-shop.ts'
import { bookedAt, visitOf, villa } from '../../../test/visit-fixtures.ts'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const event: CalendarEvent = {
  uid: 'visit-1@shop.example',
  sequence: 2,
  changedAt: new Date('2026-11-22T08:00:00.123Z'),
  startsAt: new Date('2026-11-24T06:00:00Z'),
  endsAt: new Date('2026-11-24T09:00:00Z'),
  status: 'TENTATIVE',
  summary: 'Rimal: home visit',
  description: 'Call us; any time,\nor write \\ to us',
  location: 'Villa 4',
  url: 'https://shop.example/home-service/1',
  organizer: { name: 'Rimal "the house"', email: 'hello@rimal.example' },
}

/** As a reader of calendars takes it: lines unfolded, by name. */
function read(file: string): Record<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => [line.split(/[:;]/, 1)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  )
}

test('an event is written as calendars read it', () => {
  expect(writeCalendar(event, 'Rimal')).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Rimal//Home service//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:visit-1@shop.example',
      'DTSTAMP:20261122T080000Z',
      'LAST-MODIFIED:20261122T080000Z',
      'SEQUENCE:2',
      'DTSTART:20261124T060000Z',
      'DTEND:20261124T090000Z',
      'STATUS:TENTATIVE',
      'SUMMARY:Rimal: home visit',
      'LOCATION:Villa 4',
      String.raw`DESCRIPTION:Call us\; any time\,\nor write \\ to us`,
      'URL:https://shop.example/home-service/1',
      'ORGANIZER;CN="Rimal the house":mailto:hello@rimal.example',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('whatever she wrote, lines are short, no letter is torn, and no line is slipped in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (location) => {
      const text = location.toWellFormed()
      const file = writeCalendar({ ...event, location: text }, 'Rimal')
      const lines = file.split('\r\n')
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      expect(file).not.toContain('\uFFFD'.repeat(2))
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2)
      const written = read(file)['LOCATION'] ?? ''
      const plain = written.replaceAll(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))
      const stored = text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '')
      expect(plain).toBe(stored)
    }),
  )
})

test('the file of a visit keeps its name, and counts up with each change of time', async () => {
  await using shop = await testShop()
  shop.setClock(bookedAt)
  const { guest, visitToken } = await visitOf(shop, {
    address: { ...villa, addressLineOne: 'شارع 12، فيلا 4; بوابة\nBEGIN:VALARM' },
  })
  const file = async () => {
    const response = await fetch(`${shop.address}/ar/home-service/${visitToken}/visit.ics`)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.ics"$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).not.toMatch(/^BEGIN:VALARM/m)
    return read(text)
  }
  const first = await file()
  expect(first).toMatchObject({
    SEQUENCE: '0',
    DTSTART: '20261124T060000Z',
    DTEND: '20261124T090000Z',
    STATUS: 'TENTATIVE',
    SUMMARY: 'رِمال: زيارة منزلية',
  })
  expect(first['LOCATION']).toContain('دبي')
  await guest.call('POST visit/move-visit', {
    body: { visitToken, day: '2026-11-26', timeSlot: 'evening' },
  })
  const moved = await file()
  expect(moved).toMatchObject({ SEQUENCE: '1', DTSTART: '20261126T130000Z', UID: first['UID'] })
  await guest.call('POST visit/cancel-visit', { body: { visitToken } })
  expect(await file()).toMatchObject({ SEQUENCE: '2', STATUS: 'CANCELLED', UID: first['UID'] })
})
