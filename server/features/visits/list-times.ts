import { addDays } from '@rimal/contract/dates'
import type { DayWithoutVisits } from '@rimal/contract/staff/visits'
import type { VisitDay } from '@rimal/contract/visits'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { requireDay } from '../shop/settings/read-days.ts'
import { findSettings } from '../shop/settings/settings.ts'
import {
  listOfferedTimes,
  type OfferedTime,
  settingsForStaff,
  whyNoVisits,
} from './offered-times.ts'
import { listBooked } from './visits.sql.ts'

/** The days on which the tailor is still free, and when; the earliest first. */
export async function listTimes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<VisitDay[]> {
  return listFree(db, listOfferedTimes(await findSettings(db), clock()))
}

/** Works like `listTimes`, with the earlier days that only staff may choose. */
export async function listTimesForStaff({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<VisitDay[]> {
  return listFree(db, listOfferedTimes(settingsForStaff(await findSettings(db)), clock()))
}

/**
 * The days on which no visit can be booked, of some days from a day on.
 * @throws invalid_input
 */
export async function listDaysWithoutVisits(
  { db }: Pick<Deps, 'db'>,
  { dayFrom, days }: { dayFrom: string; days: number },
): Promise<DayWithoutVisits[]> {
  requireDay('dayFrom', dayFrom)
  const settings = await findSettings(db)
  return Array.from({ length: days }, (_, index) => addDays(dayFrom, index)).flatMap((day) => {
    const why = whyNoVisits(day, settings)
    return why ? [{ day, why }] : []
  })
}

async function listFree(db: Queries, offered: readonly OfferedTime[]): Promise<VisitDay[]> {
  const [from, to] = [offered[0]?.day, offered.at(-1)?.day]
  if (from === undefined || to === undefined) return []
  const booked = await listBooked(db, { from, to })
  const free = offered.filter(({ day, timeSlot }) => {
    const taken = booked.find((time) => time.day === day && time.timeSlotId === timeSlot.id)
    return (taken?.count ?? 0) < timeSlot.capacity
  })
  return Object.entries(Object.groupBy(free, ({ day }) => day)).map(([day, times = []]) => ({
    day,
    timeSlots: times.map(({ timeSlot: { id, from: begins, to: ends } }) => ({
      id,
      from: begins,
      to: ends,
    })),
  }))
}
