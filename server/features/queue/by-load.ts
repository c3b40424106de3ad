/** What overloaded processes have switched on, with the settings that decide about it. */
export type ByLoad = {
  /** Whether the owner lets processes switch on the queue before the whole shop, and has not done so by hand. */
  isWanted: boolean
  /** How long an admission lasts. */
  minutes: number
  /** When it began and when it ends; both null where no process has switched it on. */
  since: Date | null
  until: Date | null
}

export const loadLimits = {
  /** The share of the time in which the event loop had work, above which a process is busy. */
  busyFrom: 0.9,
  /** A process that was busy for so long is overloaded. */
  overloadedAfterMs: 15_000,
  /** The queue stays on for so long after a process was overloaded. */
  onMs: 5 * 60_000,
  /** Once so much of that time has passed, an overloaded process extends it. */
  extendAfterMs: 60_000,
}
export type LoadLimits = typeof loadLimits

/** The load of a process when it was measured last; `busySince` is null unless it was busy. Times in milliseconds. */
export type Load = { measuredAt: number; busySince: number | null }

type Measured = { utilisation: number; now: number }

/** Returns the load after a measurement, which covers the time since the one before. */
export function followLoad(
  { measuredAt, busySince }: Load,
  { utilisation, now }: Measured,
  { busyFrom }: Pick<LoadLimits, 'busyFrom'>,
): Load {
  return { measuredAt: now, busySince: utilisation < busyFrom ? null : (busySince ?? measuredAt) }
}

export function isOverloaded(
  { measuredAt, busySince }: Load,
  { overloadedAfterMs }: Pick<LoadLimits, 'overloadedAfterMs'>,
): boolean {
  return busySince !== null && measuredAt - busySince >= overloadedAfterMs
}

/** `restart`: it begins, and places of an earlier time are deleted. `resume`: it begins, and those places stay. */
export type LoadStep = 'nothing' | 'restart' | 'resume' | 'extend'

/**
 * Decides what an overloaded process does. A queue that ended a moment ago goes on with its places, as long as its
 * admissions may last; after that, its places belong to shoppers who have left.
 */
export function stepOf(
  byLoad: ByLoad | undefined,
  now: Date,
  { onMs, extendAfterMs }: Pick<LoadLimits, 'onMs' | 'extendAfterMs'>,
): LoadStep {
  if (!byLoad?.isWanted) return 'nothing'
  const { until, minutes } = byLoad
  const leftMs = until === null ? Number.NEGATIVE_INFINITY : until.getTime() - now.getTime()
  if (leftMs > onMs - extendAfterMs) return 'nothing'
  if (leftMs > 0) return 'extend'
  return leftMs > -minutes * 60_000 ? 'resume' : 'restart'
}
