import type { ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { visitsApi } from '@rimal/contract/visits'
import type { Queries } from '../../db/connect.ts'
import { requireCustomer } from '../../db/lock-customer.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { contactKeys } from '../orders/contact-keys.ts'
import { newToken } from '../orders/order-token.ts'
import { findSettings } from '../shop/settings.ts'
import { type Booking, isAsSent, requireBooking } from './check-booking.ts'
import { tellOfVisit } from './tell-of-visit.ts'
import {
  type Booker,
  countAhead,
  countBooked,
  findBooked,
  hold,
  insertEvent,
  insertVisit,
  type StoredVisit,
} from './visits.sql.ts'
import { afterWorkingDays } from './working-clock.ts'

type Wish = { booker: Booker; booking: Booking; language: LanguageCode }

/**
 * Books a visit once per key, and says so where that had been another than this one; a time is never given to more
 * than the tailors can visit.
 */
export async function bookVisit(
  deps: Deps,
  wish: Wish,
): Promise<ResultOf<typeof visitsApi.bookVisit>> {
  const visit = await deps.db.transaction((tx) => book(deps, tx, wish))
  void deps.jobs.wake('send-messages')
  return { visitToken: visit.token, isAsSent: isAsSent(visit, wish.booking) }
}

async function book(
  deps: Deps,
  tx: Queries,
  { booker, booking, language }: Wish,
): Promise<StoredVisit> {
  const { idempotencyKey, day, window } = booking
  if ('customerId' in booker) await requireCustomer(tx, booker.customerId)
  const settings = await findSettings(tx)
  const keys = contactKeys(booking.contact, booking.address.country)
  const person = { booker, ...keys }
  const names = [...Object.values(keys), ...Object.values(booker)].filter((name) => name !== null)
  // Sent twice at once, the second waits for the first.
  await hold(tx, [`key:${idempotencyKey}`, ...names.toSorted(), timeName(day, window)])
  const known = await findBooked(tx, person, idempotencyKey)
  if (known) return known

  const now = deps.clock()
  const { contact, address, time, pieces, remarks } = requireBooking(settings, booking, now)
  const ahead = await countAhead(tx, person, now)
  if (ahead >= settings.homeService.mostAhead) throw new ShopError('too_many_visits')
  await requireFree(tx, { day, window: time.window })
  const visit = await insertVisit(tx, {
    token: newToken(),
    ...booker,
    idempotencyKey,
    language,
    status: 'requested',
    contact,
    ...keys,
    address,
    pieces,
    remarks,
    day,
    windowId: window,
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
  await tellOfVisit(deps, tx, { visit, settings, what: 'booked', by: 'shopper' })
  return visit
}

/** Asked while the time is held: as long as that lasts, nobody else takes the last place. */
export async function requireFree(
  tx: Queries,
  {
    day,
    window,
    except,
  }: { day: string; window: { id: string; capacity: number }; except?: string },
): Promise<void> {
  const booked = await countBooked(tx, { day, windowId: window.id }, except)
  if (booked >= window.capacity) throw new ShopError('visit_time_taken')
}

export function timeName(day: string, windowId: string): string {
  return `time:${day}:${windowId}`
}
