import { addDays, instantAt, localTime } from '@rimal/contract/dates'
import type { ReturnState } from '@rimal/contract/returns/return-states'
import type { Settings } from '../../shop/settings/settings.ts'
import { afterWorkingDays } from '../../visits/working-clock.ts'

type Facts = { at: Date; pickupOn: string | null; settings: Settings }

/**
 * The time when a step is due. For staff: after one working day. For the customer: in the last minute of the last
 * of the customer's days.
 */
const due: Partial<Record<ReturnState, (facts: Facts) => Date>> = {
  requested: byStaff,
  appealed: byStaff,
  needs_info: byCustomer,
  approved: byCustomer,
  pickup_scheduled: byCustomer,
  rejected: byCustomer,
  // A resolved return is closed at this time.
  refunded: byCustomer,
  exchanged: byCustomer,
  altered: byCustomer,
  declined: byCustomer,
}

/** When the timer looks at a return that has just come into a state; null where nothing is due. */
export function dueAfter(state: ReturnState, facts: Facts): Date | null {
  return due[state]?.(facts) ?? null
}

function byStaff({ at, settings }: Facts): Date {
  return afterWorkingDays(at, 1, settings)
}

function byCustomer({ at, pickupOn, settings }: Facts): Date {
  const { timeZone, returns } = settings
  const today = localTime(at, timeZone).day
  const from = pickupOn !== null && pickupOn > today ? pickupOn : today
  return instantAt(addDays(from, returns.handOverDays), 24 * 60 - 1, timeZone)
}
