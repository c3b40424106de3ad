import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { TestCustomer } from './identity-fixtures.ts'
import type { TestGuest } from './fixtures.ts'
import type { TestShop } from './test-shop.ts'

export type VisitBody = BodyOf<ApiByAddress['POST visit/book-visit']>

/** A Sunday at noon in Dubai: two working days on it is Tuesday, the first day that can be chosen. */
export const bookedAt = '2026-11-22T08:00:00Z'
export const tuesday = '2026-11-24'

export const villa = {
  type: 'home',
  name: '',
  country: 'AE',
  state: 'Dubai',
  district: 'Jumeirah 1',
  city: '',
  addressLineOne: 'Street 12, villa 4',
  addressLineTwo: '',
  zipCode: '',
  phone: '',
  alternateNumber: '',
  landmark: '',
  email: '',
} as const

let keys = 0

export function visitBody(changes: Partial<VisitBody> = {}): VisitBody {
  keys += 1
  return {
    idempotencyKey: `test-visit-${process.pid}-${keys}`,
    contact: { name: 'Mariam Saeed', email: 'mariam@example.com', phone: '050 123 4567' },
    address: villa,
    day: tuesday,
    timeSlot: 'morning',
    units: 3,
    remarks: '',
    ...changes,
  }
}

/** Returns as many people as a test needs, each with different contacts. */
export function somebody(index: number) {
  const digits = String(1000 + index)
  return { name: 'Hessa Ali', email: `hessa.${digits}@example.com`, phone: `+97150123${digits}` }
}

type Caller = Pick<TestGuest | TestCustomer, 'call'>

export function book(
  caller: Caller,
  changes: Partial<VisitBody> = {},
  headers: Record<string, string> = {},
) {
  return caller.call('POST visit/book-visit', { body: visitBody(changes), headers })
}

/** Somebody who booked a visit, and its token. */
export async function visitOf(shop: TestShop, changes: Partial<VisitBody> = {}) {
  const guest = shop.guest()
  const { result } = await book(guest, changes)
  return { guest, visitToken: result.visitToken }
}

export async function readVisit(shop: Pick<TestShop, 'call'>, visitToken: string) {
  const { result } = await shop.call('GET visit/get-visit/{visitToken}', { params: { visitToken } })
  return result
}
