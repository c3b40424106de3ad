import { readFile } from 'node:fs/promises'
import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf } from '@rimal/contract/endpoint'
import { type StaffStep, type StaffVisit, visitLists } from '@rimal/contract/staff/visits'
import { CommandError, oneOf } from './words/one-of.ts'
import { moreOf, readPages } from './words/read-pages.ts'
import type { Verb } from './verb.ts'

const sortOf = { to_call: 'call', upcoming: 'soonest', past: 'latest' } as const

export const visitVerbs: Verb[] = [
  {
    usage: 'visit list [--of LIST] [--search TEXT]',
    says: `lists home visits: the coming ones, or those of LIST, one of ${visitLists.join(', ')}; a search without LIST looks in all; TEXT is a part of a number, name, email or phone`,
    run: async ({ ask }, { of, search }) => {
      const query = { ...listOf(of, search), ...(search === undefined ? {} : { q: search }) }
      const { items, isCut } = await readPages((page) =>
        ask('GET staff/list-visits', { query: { ...query, ...page } }),
      )
      return [...items.flatMap(linesOf), ...moreOf(isCut, '--search finds them')]
    },
  },
  step('called', 'contacted', 'reports that staff called the customer'),
  step('confirm', 'confirmed', 'confirms a visit and notifies the customer'),
  step('set-out', 'on_the_way', 'notifies the customer that the tailor is on the way'),
  step('missed', 'no_show', 'reports that nobody was at home'),
  {
    usage: 'visit cancel NUMBER [--reason TEXT]',
    says: 'cancels a visit and notifies the customer, with the reason',
    run: async ({ ask }, { number: visitNumber = '', reason }) => {
      const stated = reason === undefined ? {} : { reason }
      const body = { visitNumber, status: 'cancelled' as const, ...stated }
      return linesOf(await ask('POST staff/change-visit', { body }))
    },
  },
  {
    usage: 'visit reschedule NUMBER --to DAY --at TIME_SLOT',
    says: 'moves a visit to another time that the customer agreed to, like --to 2026-11-26 --at morning',
    run: async ({ ask }, { number: visitNumber = '', to: day = '', at: timeSlot = '' }) =>
      linesOf(await ask('POST staff/reschedule-visit', { body: { visitNumber, day, timeSlot } })),
  },
  {
    usage: 'visit finish NUMBER [--measured FILE]',
    says: 'completes a visit; FILE has a JSON list of {"name", "unit", "measurements"} in quarter inches',
    run: async ({ ask }, { number: visitNumber = '', measured: file }) => {
      const measured = file === undefined ? [] : await readMeasured(file)
      return linesOf(await ask('POST staff/finish-visit', { body: { visitNumber, measured } }))
    },
  },
]

function listOf(of: string | undefined, search: string | undefined) {
  if (of === undefined && search !== undefined) return {}
  const list = of === undefined ? ('upcoming' as const) : oneOf(visitLists, of)
  return { list, sort: sortOf[list] }
}

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
    `${number}  ${status}  ${day} ${timeSlot.from}–${timeSlot.to} (${timeSlot.id})  ${units} units`,
    `  ${contact.name}  ${contact.phone}  ${contact.email}`,
    `  ${place.join(', ')}`,
    ...(contactBy === null ? [] : [`  staff call the customer by ${contactBy}`]),
    ...(remarks === '' ? [] : remarks.split('\n').map((line) => `  “${line}”`)),
    '',
  ]
}
