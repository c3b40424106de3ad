import { addDays } from '../dates.ts'

/**
 * By when pieces are ready in the house, of the days on which they arrive: what arrives on a day has left before it,
 * and what she collects is ready on the last of them.
 */
export function readyDay(arrival: { earliest: string; latest: string }, isPickup: boolean): string {
  return isPickup ? arrival.latest : addDays(arrival.earliest, -1)
}
