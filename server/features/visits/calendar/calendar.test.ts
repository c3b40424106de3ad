import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { completeSettings } from '../../../test/shops/complete-settings.ts'
import { testShop } from '../../../test/test-shop.ts'
import { bookedAt, visitOf, villa } from '../../../test/visit-fixtures.ts'
import { calendarOfVisit } from './calendar-of-visit.ts'

const visit = {
  id: '5f0c',
  token: 'the-token',
  sequence: 2,
  status: 'requested',
  startsAt: new Date('2026-11-24T06:00:00Z'),
  endsAt: new Date('2026-11-24T09:00:00Z'),
  updatedAt: new Date('2026-11-22T08:00:00.123Z'),
  address: villa,
} as const
const name = { en: 'Rimal', ar: 'رِمال' }
const { contact: full } = completeSettings

function calendarWith({ addressLineOne, shopName = name.en, contact = full }: Typed) {
  return calendarOfVisit(
    { config: readConfig({ PUBLIC_URL: 'https://shop.example' }) },
    {
      visit: { ...visit, address: { ...villa, addressLineOne } },
      language: 'en',
      name: { ...name, en: shopName },
      contact,
    },
  )
}
type Typed = { addressLineOne: string; shopName?: string; contact?: typeof full }

/** Reads the file as a calendar program does: lines unfolded, by name. */
function read(file: string): Record<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  return Object.fromEntries(
    lines.map((line) => [line.split(/[:;]/, 1)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  )
}

/** A text as it was before a calendar escaped it. */
function plainText(value = ''): string {
  return value.replaceAll(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign))
}

test('a visit is written as calendars read it', () => {
  const file = calendarWith({ addressLineOne: 'Villa 4; gate' })
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n(.+\r\n)+END:VCALENDAR\r\n$/)
  const { DESCRIPTION, ...lines } = read(file)
  expect(lines).toEqual({
    BEGIN: 'VEVENT',
    VERSION: '2.0',
    PRODID: '-//Rimal//Home service//EN',
    CALSCALE: 'GREGORIAN',
    METHOD: 'PUBLISH',
    UID: 'visit-5f0c@shop.example',
    DTSTAMP: '20261122T080000Z',
    'LAST-MODIFIED': '20261122T080000Z',
    SEQUENCE: '2',
    DTSTART: '20261124T060000Z',
    DTEND: '20261124T090000Z',
    STATUS: 'TENTATIVE',
    SUMMARY: 'Rimal: home visit',
    LOCATION: String.raw`Villa 4\; gate\, Jumeirah 1\, Dubai`,
    URL: 'https://shop.example/home-service/the-token',
    ORGANIZER: 'mailto:hello@rimal.example',
    END: 'VCALENDAR',
  })
  expect(file).toContain('ORGANIZER;CN="Rimal":mailto:')
  expect(plainText(DESCRIPTION).split('\n').slice(1)).toEqual([
    'https://shop.example/home-service/the-token',
    full.phone,
  ])
})

test('the calendar shows the number of the shop in groups', () => {
  const contact = { ...full, phone: '+97145550132' }
  const { DESCRIPTION } = read(calendarWith({ addressLineOne: 'Villa 4', contact }))
  expect(plainText(DESCRIPTION).split('\n').at(-1)).toBe('+971 4 555 0132')
})

test('the calendar of a shop without contact names no organizer', () => {
  const contact = { ...full, phone: '', email: '' }
  const { DESCRIPTION, ...lines } = read(calendarWith({ addressLineOne: 'Villa 4', contact }))
  expect(lines).not.toHaveProperty('ORGANIZER')
  expect(plainText(DESCRIPTION).split('\n')).toHaveLength(2)
})

test('a name with quotes or line breaks stays one name', () => {
  const file = calendarWith({ addressLineOne: 'Villa 4', shopName: 'Rimal "one"\r\nBEGIN:VALARM' })
  expect(file).not.toMatch(/^BEGIN:VALARM/m)
  // RFC 6868 writes a quote in a parameter so.
  expect(file).toContain(`ORGANIZER;CN="Rimal ^'one^' BEGIN:VALARM":mailto:`)
})

test('whatever was typed, lines are short, no character is torn, and no line is slipped in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => {
      const text = typed.toWellFormed()
      const file = calendarWith({ addressLineOne: `a${text}` })
      const lines = file.split('\r\n')
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      expect(file).not.toContain('\uFFFD'.repeat(2))
      expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
      expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2)
      const stored = text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '')
      expect(plainText(read(file)['LOCATION'])).toBe(`a${stored}, Jumeirah 1, Dubai`)
    }),
  )
})

test('the file of a visit retains its name, and its sequence rises with each change of time', async () => {
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
  await guest.call('POST visit/reschedule-visit', {
    body: { visitToken, day: '2026-11-26', timeSlot: 'evening' },
  })
  const moved = await file()
  expect(moved).toMatchObject({ SEQUENCE: '1', DTSTART: '20261126T130000Z', UID: first['UID'] })
  await guest.call('POST visit/cancel-visit', { body: { visitToken } })
  expect(await file()).toMatchObject({ SEQUENCE: '2', STATUS: 'CANCELLED', UID: first['UID'] })
})
