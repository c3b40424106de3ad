import { addDays, instantAt, localTime } from '@rimal/contract/dates'
import type { ReturnState } from '@rimal/contract/returns/return-states'
import type { Settings } from '../shop/settings.ts'
import { afterWorkingDays } from '../visits/working-clock.ts'

type Facts = { at: Date; pickupOn: string | null; settings: Settings }

/** Of the house: one working day. Hers: the last minute of the last of her days. */
const due: Partial<Record<ReturnState, (facts: Facts) => Date>> = {
  requested: byHouse,
  appealed: byHouse,
  needs_info: byHer,
  approved: byHer,
  pickup_scheduled: byHer,
  rejected: byHer,
  // What is resolved is closed then.
  refunded: byHer,
  exchanged: byHer,
  altered: byHer,
  declined: byHer,
}

/** When the timer looks at a return that has just come into a state; null where nothing is due. */
export function dueAfter(state: ReturnState, facts: Facts): Date | null {
  return due[state]?.(facts) ?? null
}

function byHouse({ at, settings }: Facts): Date {
  return afterWorkingDays(at, 1, settings)
}

function byHer({ at, pickupOn, settings }: Facts): Date {
  const { timeZone, returns } = settings
  const today = localTime(at, timeZone).day
  const from = pickupOn !== null && pickupOn > today ? pickupOn : today
  return instantAt(addDays(from, returns.handOverDays), 24 * 60 - 1, timeZone)
}
