import { localTime } from '@rimal/contract/dates'
import { requireWork, type WorkingDays, workingDaysLater, worksOn } from './working-days.ts'
import type { Arrival } from '@rimal/contract/shapes'
import type { ShippingRule } from '@rimal/contract/staff/setting-shapes'
import type { Settings } from '../settings/settings.ts'

export type ArrivalQuestion = {
  orderedAt: Date
  /** Working days of production; 0 for a ready-to-wear product. */
  leadDays: number
  /** Working days of the courier. */
  minDays: number
  maxDays: number
  /** From this hour on (0–24, in the shop's time zone) an order counts for the next working day. */
  cutOffHour: number
  timeZone: string
} & WorkingDays

/** Returns when an order is delivered, as two days in the shop's time zone; both are working days. */
export function estimateArrival(question: ArrivalQuestion): { earliest: string; latest: string } {
  const { leadDays, minDays, maxDays } = question
  requireWork(question)
  const ready = workingDaysLater(firstDay(question), leadDays, question)
  return {
    earliest: workingDaysLater(ready, minDays, question),
    latest: workingDaysLater(ready, maxDays, question),
  }
}

function firstDay(question: ArrivalQuestion): string {
  const { day, hour } = localTime(question.orderedAt, question.timeZone)
  const inTime = worksOn(day, question) && hour < question.cutOffHour
  return inTime ? day : workingDaysLater(day, 1, question)
}

/**
 * Returns the working days of production: the product's own, otherwise the shop's; none for a ready-to-wear
 * product.
 */
export function productionDaysOf(
  product: { madeToOrder: boolean; leadDays: number | null; measured: boolean },
  { customLeadDays }: Pick<Settings, 'customLeadDays'>,
): number {
  if (product.measured) return product.leadDays ?? customLeadDays
  return product.madeToOrder ? (product.leadDays ?? 0) : 0
}

/**
 * Returns when an order placed now arrives by a delivery method. All units travel in one shipment, so the one with
 * the longest production decides for all of them; an empty list means a shipment of ready-to-wear units.
 */
export function shipmentArrival(
  rule: Pick<ShippingRule, 'minDays' | 'maxDays'>,
  {
    settings,
    now,
    productionDays,
  }: { settings: Settings; now: Date; productionDays: readonly number[] },
): Arrival {
  const { minDays, maxDays } = rule
  const leadDays = Math.max(0, ...productionDays)
  return estimateArrival({ ...settings, orderedAt: now, minDays, maxDays, leadDays })
}
