import type { PgBoss, QueueResult } from 'pg-boss'
import type { JobName } from './jobs.ts'

/** Each run does all that is due, so one waits at a time. */
const policy = 'short'
const queueOptions = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  // A process that died stops sending signs of life, and another one takes its job over.
  heartbeatSeconds: 20,
  expireInSeconds: 4 * 3600,
}

/** Makes the queues that are missing, and changes those that an earlier version made with other options. */
export async function makeQueues(boss: PgBoss, names: readonly JobName[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const old = known.get(name)
    // The policy of a queue never changes.
    const isUsable = old?.policy === policy
    if (old && !isUsable) await boss.deleteQueue(name)
    if (!isUsable) await boss.createQueue(name, { policy, ...queueOptions })
    else if (!hasOptions(old)) await boss.updateQueue(name, queueOptions)
  }
}

function hasOptions(queue: QueueResult): boolean {
  return Object.entries(queueOptions).every(
    ([option, value]) => queue[option as keyof typeof queueOptions] === value,
  )
}

/** Writes the timetable of each job, where another one is written. */
export async function writeTimetables(
  boss: PgBoss,
  table: Record<JobName, { cron: string | null }>,
  sending: (name: JobName) => object,
): Promise<void> {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const [name, { cron }] of Object.entries(table) as [JobName, { cron: string | null }][]) {
    if (cron === (known.get(name) ?? null)) continue
    if (cron) await boss.schedule(name, cron, {}, sending(name))
    else await boss.unschedule(name)
  }
}
