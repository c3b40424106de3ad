import type { QueueState } from '@rimal/contract/queue/queue'

/** A queue as a process has read it in the last second. */
export type QueueView = {
  /** Whether shoppers have to wait at all. */
  isOn: boolean
  opensAt: Date | null
  isSoldOut: boolean
  /** Whether the database is away, so that places which were taken since are unknown. */
  isOld: boolean
  perMinute: number
  admitted: number
  /** The number of each numbered place, by the id of the place. */
  numbers: ReadonlyMap<number, number>
}

const longestSeconds = 60
/** Those who waited for the opening ask once within these seconds after it. */
const openingSeconds = 15

/**
 * Returns where a place stands. `random` is from 0 to 1, and spreads the questions of those who joined together.
 */
export function stateOf(
  view: QueueView,
  { placeId, now, random }: { placeId: number; now: Date; random: number },
): QueueState {
  const { isOn, opensAt, isSoldOut, admitted, perMinute } = view
  const number = view.numbers.get(placeId) ?? null
  const isOpen = opensAt === null || opensAt <= now
  const known = {
    place: number,
    ahead: null,
    waitSeconds: null,
    opensAt: isOpen ? null : opensAt.toISOString(),
  }
  if (!isOn) return { ...known, stage: 'closed', askAgainIn: longestSeconds }
  if (!isOpen) {
    const left = Math.ceil((opensAt.getTime() - now.getTime()) / 1000)
    const askAgainIn = Math.min(
      Math.ceil(longestSeconds * (0.8 + 0.4 * random)),
      left + 1 + Math.floor(openingSeconds * random),
    )
    return { ...known, stage: 'opening', waitSeconds: left, askAgainIn }
  }
  if (isSoldOut) {
    return { ...known, stage: 'sold_out', askAgainIn: spread(longestSeconds, random) }
  }
  if (number === null) return { ...known, stage: 'waiting', askAgainIn: spread(2, random) }
  if (number <= admitted) return { ...known, stage: 'admitted', askAgainIn: longestSeconds }
  const waitSeconds = Math.ceil(((number - admitted) * 60) / perMinute)
  return {
    ...known,
    stage: 'waiting',
    ahead: number - admitted - 1,
    waitSeconds,
    askAgainIn: spread(Math.min(longestSeconds, Math.max(3, waitSeconds / 4)), random),
  }
}

function spread(seconds: number, random: number): number {
  return Math.ceil(seconds * (0.8 + 0.4 * random))
}
