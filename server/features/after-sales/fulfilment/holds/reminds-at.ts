import { holdRemindsAfterDays } from '@rimal/contract/production/holds'

const dayMs = 86_400_000

/** Returns the time of the next reminder of an order on hold; null after the last one. */
export function remindsAt({ heldAt, reminders }: { heldAt: Date; reminders: number }): Date | null {
  const days = holdRemindsAfterDays[reminders]
  return days === undefined ? null : new Date(heldAt.getTime() + days * dayMs)
}
