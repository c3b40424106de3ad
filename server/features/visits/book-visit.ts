import { randomUUID } from 'node:crypto'
import type { ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { visitsApi } from '@rimal/contract/visits'
import type { Tx } from '../../db/transact.ts'
import { requireCustomer } from '../../db/lock-customer.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { contactKeys } from '../customers/contact-keys.ts'
import { placeOf } from '../../http/limits/network.ts'
import { limitHold } from '../orders/hold-limits/limit-holds.ts'
import { newToken } from '../../crypto/random-token.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { type Booking, isAsSent, requireBooking } from './check-booking.ts'
import { notifyVisit } from './notify-visit.ts'
import {
  type Booker,
  countUpcoming,
  countBooked,
  findBooked,
  hold,
  insertEvent,
  insertVisit,
  type StoredVisit,
} from './visits.sql.ts'
import { afterWorkingDays } from './working-clock.ts'

type Input = { booker: Booker; booking: Booking; language: LanguageCode; ip: string }

/**
 * Books a visit once per key, and says so where that had been another than this one; a time is never given to more
 * than the tailors can visit.
 */
export async function bookVisit(
  deps: Deps,
  input: Input,
): Promise<ResultOf<typeof visitsApi.bookVisit>> {
  const visit = await deps.transact((tx) => book(deps, tx, input))
  return { visitToken: visit.token, isAsSent: isAsSent(visit, input.booking) }
}

async function book(
  deps: Deps,
  tx: Tx,
  { booker, booking, language, ip }: Input,
): Promise<StoredVisit> {
  const { idempotencyKey, day, timeSlot } = booking
  if ('customerId' in booker) await requireCustomer(tx, booker.customerId)
  const settings = await findSettings(tx)
  const keys = contactKeys(booking.contact, booking.address.country)
  const person = { booker, ...keys }
  const place = deps.config.rateLimits ? placeOf(ip).address : null
  const names = [...Object.values(keys), ...Object.values(booker), place].filter(
    (name) => name !== null,
  )
  // Sent twice at once, the second waits for the first.
  await hold(tx, [`key:${idempotencyKey}`, ...names.toSorted(), timeName(day, timeSlot)])
  const known = await findBooked(tx, person, idempotencyKey)
  if (known) return known

  const now = deps.clock()
  const { contact, address, time, units, remarks } = requireBooking(settings, booking, now)
  const upcoming = await countUpcoming(tx, person, now)
  if (upcoming >= settings.homeService.maxUpcoming) throw new ShopError('too_many_visits')
  await requireFree(tx, { day, timeSlot: time.timeSlot })
  const id = randomUUID()
  const device = Object.values(booker).join()
  const customerId = 'customerId' in booker ? booker.customerId : null
  const held = { holderId: id, units: 1, ip, device, customerId }
  await limitHold(deps, tx, { held: 'visits', hold: held })
  const visit = await insertVisit(tx, {
    id,
    token: newToken(),
    ...booker,
    idempotencyKey,
    language,
    status: 'requested',
    contact,
    ...keys,
    address,
    units,
    remarks,
    day,
    timeSlotId: timeSlot,
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    contactBy: afterWorkingDays(now, settings.homeService.contactWithinDays, settings),
    createdAt: now,
    updatedAt: now,
  })
  await insertEvent(tx, {
    visitId: visit.id,
    status: visit.status,
    startsAt: visit.startsAt,
    by: 'shopper',
    at: now,
  })
  await notifyVisit(deps, tx, { visit, settings, what: 'booked', by: 'shopper' })
  return visit
}

/** Asked while the time is held: as long as that lasts, nobody else takes the last place. */
export async function requireFree(
  tx: Tx,
  {
    day,
    timeSlot,
    except,
  }: { day: string; timeSlot: { id: string; capacity: number }; except?: string },
): Promise<void> {
  const booked = await countBooked(tx, { day, timeSlotId: timeSlot.id }, except)
  if (booked >= timeSlot.capacity) throw new ShopError('visit_time_taken')
}

export function timeName(day: string, timeSlotId: string): string {
  return `time:${day}:${timeSlotId}`
}
