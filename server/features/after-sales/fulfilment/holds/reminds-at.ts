import { holdRemindsAfterDays } from '@rimal/contract/production/holds'

const dayMs = 86_400_000

/** When she is reminded next of what her order waits for; null after the last time. */
export function remindsAt({ heldAt, reminders }: { heldAt: Date; reminders: number }): Date | null {
  const days = holdRemindsAfterDays[reminders]
  return days === undefined ? null : new Date(heldAt.getTime() + days * dayMs)
}
