import { readFile } from 'node:fs/promises'
import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf } from '@rimal/contract/endpoint'
import { type StaffStep, type StaffVisit, visitLists } from '@rimal/contract/visits'
import { CommandError, oneOf } from './words/one-of.ts'
import type { Verb } from './verb.ts'

export const visitVerbs: Verb[] = [
  {
    usage: 'visit list [--of LIST]',
    says: `home visits: ${visitLists.join(', ')}; those ahead where none is named`,
    run: async ({ ask }, { of }) => {
      const query = of === undefined ? {} : { list: oneOf(visitLists, of) }
      return (await ask('GET staff/list-visits', { query })).flatMap(linesOf)
    },
  },
  step('called', 'contacted', 'she was spoken to, and the promise to call is kept'),
  step('confirm', 'confirmed', 'she is told that it stands'),
  step('set-out', 'on_the_way', 'she is told that the tailor is on her way'),
  step('missed', 'no_show', 'nobody was at home'),
  {
    usage: 'visit cancel NUMBER [--because TEXT]',
    says: 'it is off, and she is told so, with the reason',
    run: async ({ ask }, { number: visitNumber = '', because }) => {
      const reason = because === undefined ? {} : { reason: because }
      const body = { visitNumber, status: 'cancelled' as const, ...reason }
      return linesOf(await ask('POST staff/change-visit', { body }))
    },
  },
  {
    usage: 'visit move NUMBER --to DAY --at WINDOW',
    says: 'to a time agreed on with her: 2026-11-26, morning',
    run: async ({ ask }, { number: visitNumber = '', to: day = '', at: timeSlot = '' }) =>
      linesOf(await ask('POST staff/reschedule-visit', { body: { visitNumber, day, timeSlot } })),
  },
  {
    usage: 'visit finish NUMBER [--measured FILE]',
    says: 'the tailor was there; FILE lists [{"name", "unit", "measurements"}] in quarter inches',
    run: async ({ ask }, { number: visitNumber = '', measured: file }) => {
      const measured = file === undefined ? [] : await readMeasured(file)
      return linesOf(await ask('POST staff/finish-visit', { body: { visitNumber, measured } }))
    },
  },
]

function step(word: string, status: StaffStep, says: string): Verb {
  return {
    usage: `visit ${word} NUMBER`,
    says,
    run: async ({ ask }, { number: visitNumber = '' }) =>
      linesOf(await ask('POST staff/change-visit', { body: { visitNumber, status } })),
  }
}

type Measured = BodyOf<ApiByAddress['POST staff/finish-visit']>['measured']

/** Reads the measurements from a file; the shop validates its content. */
async function readMeasured(file: string): Promise<Measured> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Measured
  } catch {
    throw new CommandError(`${file} cannot be read as JSON.`)
  }
}

function linesOf(visit: StaffVisit): string[] {
  const { number, status, day, timeSlot, units, contact, address, contactBy, remarks } = visit
  const { addressLineTwo, addressLineOne, landmark, district, city, state } = address
  const place = [addressLineTwo, addressLineOne, landmark, district, city, state].filter(Boolean)
  return [
    `${number}  ${status}  ${day} ${timeSlot.from}–${timeSlot.to} (${timeSlot.id})  ${units} pieces`,
    `  ${contact.name}  ${contact.phone}  ${contact.email}`,
    `  ${place.join(', ')}`,
    ...(contactBy === null ? [] : [`  to be called by ${contactBy}`]),
    ...(remarks === '' ? [] : remarks.split('\n').map((line) => `  “${line}”`)),
    '',
  ]
}
