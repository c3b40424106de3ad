import { addDays, instantAt, isDay } from '@rimal/contract/dates'
import type { Queries } from '../../../db/connect.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from './settings.ts'

type Days = { dayFrom?: string | undefined; dayUntil?: string | undefined }
/** From the beginning of the first day to the beginning of the day after the last one. */
type Between = { start: Date | undefined; end: Date | undefined }

/**
 * Reads the first and the last day of a filter in the shop's time zone.
 * @throws invalid_input
 */
export async function readDays(db: Queries, { dayFrom, dayUntil }: Days): Promise<Between> {
  if (dayFrom === undefined && dayUntil === undefined) return { start: undefined, end: undefined }
  const { timeZone } = await findSettings(db)
  const starts = (name: keyof Days, day: string | undefined, later: number) => {
    if (day === undefined) return undefined
    requireDay(name, day)
    return instantAt(addDays(day, later), 0, timeZone)
  }
  return { start: starts('dayFrom', dayFrom, 0), end: starts('dayUntil', dayUntil, 1) }
}

/**
 * Refuses a day of a filter that the calendar does not have, or that is too far from now to be meant.
 * @throws invalid_input
 */
export function requireDay(name: string, day: string): void {
  if (!isDay(day)) throw new ShopError('invalid_input', { [name]: 'malformed' })
}
