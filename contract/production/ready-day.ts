import { addDays } from '../dates.ts'

/**
 * The day on which an order is to be ready, from its arrival days. An order for delivery is ready
 * the day before its earliest arrival; an order for pickup on the latest day.
 */
export function readyDay(arrival: { earliest: string; latest: string }, isPickup: boolean): string {
  return isPickup ? arrival.latest : addDays(arrival.earliest, -1)
}
