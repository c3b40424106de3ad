import type { Waiting } from '@rimal/contract/staff/waiting'
import { waitingPlaces } from '../../ui/waiting/waiting-places.ts'

/** The work that calls a person: what is counted, and what is late. */
export function callingWork(waiting: readonly Waiting[]): Waiting[] {
  return waiting.filter(({ kind }) => {
    const { isCounted = true, isUrgent = false } = waitingPlaces[kind]
    return isCounted || isUrgent
  })
}

/** The sum of what waits, at one place of the navigation; today has the sum of all. */
export function sumWaiting(waiting: readonly Waiting[], place: string): number {
  return waiting.reduce((sum, { kind, count }) => {
    const { isCounted = true, place: own } = waitingPlaces[kind]
    return isCounted && (place === '/' || place === own) ? sum + count : sum
  }, 0)
}

/** Whether work began to wait after the person looked last; `looked` is empty before the first look. */
export function isNew({ newest }: Pick<Waiting, 'newest'>, looked: string): boolean {
  return newest !== null && newest > looked
}

/** The moment to remember when a person looks: that of the newest work, so that no clock but the shop's counts. */
export function newestOf(waiting: readonly Waiting[]): string {
  return waiting.reduce(
    (last, { newest }) => (newest !== null && newest > last ? newest : last),
    '',
  )
}
