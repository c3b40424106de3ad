import { earliestOf } from '@rimal/contract/dates'

type Moment = Date | string | null | undefined

/** When shoppers see something: from `from` on and before `until`; without one of them there is no limit. */
export type Timed = { from?: Moment; until?: Moment }

export function isDue({ from, until }: Timed, now: Date): boolean {
  const [begins, ends] = [dateOf(from), dateOf(until)]
  return (!begins || begins <= now) && (!ends || ends > now)
}

/** Returns the next moment at which one of them begins or ends; null if there is none. */
export function nextChange(all: readonly Timed[], now: Date): Date | null {
  const moments = all.flatMap(({ from, until }) => [dateOf(from), dateOf(until)])
  return earliestOf(moments.filter((moment) => moment !== null && moment > now))
}

function dateOf(moment: Moment): Date | null {
  return moment ? new Date(moment) : null
}
