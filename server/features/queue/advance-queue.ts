import type { Deps } from '../../deps.ts'
import type { Queries } from '../../db/connect.ts'
import { findSettings } from '../shop/settings/settings.ts'
import {
  type Advanced,
  createQueue,
  findCounters,
  findFacts,
  lockQueue,
  numberPlaces,
  saveQueue,
} from './queue.sql.ts'

/** A queue after it was advanced, with the facts that decided how far. */
export type AdvancedQueue = {
  isOn: boolean
  opensAt: Date | null
  isSoldOut: boolean
  perMinute: number
  round: number
  admitted: number
}

/**
 * Numbers the shoppers who joined a queue, and admits as many as the rate allows since the last time. Only one
 * process does so at a time; the others read what it has done.
 */
export async function advanceQueue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  queueId: string,
): Promise<AdvancedQueue> {
  const now = clock()
  const [facts, settings] = await Promise.all([findFacts(db, queueId, now), findSettings(db)])
  const { perMinute } = settings.queue
  const { isQueued: isOn, opensAt, isSoldOut } = facts
  if (isOn && (opensAt === null || opensAt <= now)) {
    await db.transaction((tx) =>
      advance(tx, queueId, { now, opensAt, perMinute: isSoldOut ? 0 : perMinute }),
    )
  }
  const { round = 0, admitted = 0 } = (await findCounters(db, queueId)) ?? {}
  return { isOn, opensAt, isSoldOut, perMinute, round, admitted }
}

type Pace = { now: Date; opensAt: Date | null; perMinute: number }

async function advance(tx: Queries, queueId: string, { now, opensAt, perMinute }: Pace) {
  const locked = (await lockQueue(tx, queueId)) ?? (await createQueue(tx, queueId, now))
  const { numbered } = locked
  const last = await numberPlaces(tx, { queueId, after: numbered, opensAt })
  const next = admitMore({ ...locked, numbered: last }, { now, perMinute })
  if (last > numbered || next.admitted > locked.admitted) await saveQueue(tx, queueId, next)
}

/** The queue admits at most as many at once as the rate allows in this time. */
const burstSeconds = 10

/**
 * Admits the next places. What the rate allows adds up while nobody waits, but only for a few seconds, so that a queue
 * that was empty for an hour does not admit an hour's worth at once. The time of the queue never goes back, so that a
 * process whose clock is behind does not let the next one count the same seconds twice.
 */
export function admitMore<Queue extends Omit<Advanced, 'round'>>(
  queue: Queue,
  { now, perMinute }: Pick<Pace, 'now' | 'perMinute'>,
): Queue {
  const seconds = Math.max(0, (now.getTime() - queue.advancedAt.getTime()) / 1000)
  const maxCredit = Math.max(1, (perMinute * burstSeconds) / 60)
  const credit =
    perMinute === 0 ? 0 : Math.min(maxCredit, queue.credit + (seconds * perMinute) / 60)
  const count = Math.min(Math.floor(credit), queue.numbered - queue.admitted)
  return {
    ...queue,
    admitted: queue.admitted + count,
    credit: credit - count,
    advancedAt: now > queue.advancedAt ? now : queue.advancedAt,
  }
}
