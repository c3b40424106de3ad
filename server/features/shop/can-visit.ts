import { hasVisitedArea } from '@rimal/contract/visited-areas'
import type { Settings } from './settings/settings.ts'

/** Whether anybody can book a home visit: it needs a time slot and an area in the country of the shop. */
export function canVisit({
  country,
  homeService,
}: Pick<Settings, 'country' | 'homeService'>): boolean {
  const { areas, timeSlots } = homeService
  return timeSlots.length > 0 && hasVisitedArea({ country, areas })
}
