import { performance } from 'node:perf_hooks'
import type { Deps } from '../../deps.ts'
import { shopQueue } from '../../db/conditions/shop-is-queued.ts'
import {
  followLoad,
  isOverloaded,
  type Load,
  loadLimits,
  type LoadLimits,
  stepOf,
} from './by-load.ts'
import { findByLoad, lockByLoad, saveByLoad } from './by-load.sql.ts'
import { deleteQueue } from './queue.sql.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'log'>

const everyMs = 5000

/**
 * Measures the load of this process every few seconds, and switches on the queue before the whole shop while it is
 * overloaded. Returns the function that stops it.
 */
export function watchLoad(parts: Parts): () => Promise<void> {
  const look = loadWatcher(parts, { measure: utilisationMeter() })
  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null
    })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

type Options = {
  /** Returns the share of the time since the last call in which the event loop had work, from 0 to 1. */
  measure: () => number
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number
  limits?: LoadLimits
}

/** Returns the function that measures the load once, and acts on it. It never rejects. */
export function loadWatcher(
  parts: Parts,
  { measure, now = () => performance.now(), limits = loadLimits }: Options,
): () => Promise<void> {
  let load: Load = { measuredAt: now(), busySince: null }
  return async () => {
    load = followLoad(load, { utilisation: measure(), now: now() }, limits)
    if (!isOverloaded(load, limits)) return
    try {
      await switchOn(parts, limits)
    } catch (error) {
      parts.log.warn({ err: error }, 'The queue could not be switched on by load.')
    }
  }
}

/** Switches on the queue before the whole shop, or extends it; of several processes only the first one logs it. */
async function switchOn({ db, clock, log }: Parts, limits: LoadLimits): Promise<void> {
  const now = clock()
  if (stepOf(await findByLoad(db), now, limits) === 'nothing') return
  const until = new Date(now.getTime() + limits.onMs)
  const step = await db.transaction(async (tx) => {
    await lockByLoad(tx)
    const decided = stepOf(await findByLoad(tx), now, limits)
    if (decided === 'restart') await deleteQueue(tx, shopQueue)
    if (decided !== 'nothing') await saveByLoad(tx, { now, until })
    return decided
  })
  if (step === 'restart' || step === 'resume') {
    log.warn({ until }, 'The shop is overloaded: the queue before the whole shop is on.')
  }
}

function utilisationMeter(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
