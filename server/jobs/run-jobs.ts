import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { asDatabaseAway } from '../db/database-away.ts'
import type { Deps } from '../deps.ts'
import { coalesce } from './coalesce.ts'
import type { JobName, Jobs } from './jobs.ts'
import { makeQueues, writeTimetables } from './make-queues.ts'
import { steadyClock } from './steady-clock.ts'

export type JobTable = Record<
  JobName,
  { run: (deps: Deps) => Promise<unknown>; cron: string | null }
>

const stopWithinMs = 3_000
/** Workers look this often, so words that come closer together would wake nobody sooner. */
const pollingSeconds = 1

/**
 * All runs of a job are one group, of which one runs, whichever process runs it. The queue's own policies
 * for that remember for up to a minute that one was running, and let the next wait for so long. A run that
 * is tried again may meet a new one where two processes look at the same moment: jobs claim what they do.
 */
const sending = (name: JobName) => ({ group: { id: name } })

/** For the driver, which pg-boss hands it on to: a server that hangs or is gone without a word is given up. */
const noticesSilence = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 60_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/**
 * Opens the queue, which lives in a separate schema of the shop's own database. A process that does not work only
 * wakes the jobs of others.
 */
export function openJobs(databaseUrl: string, log: Logger, { works = true } = {}) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: works ? 3 : 1,
    application_name: 'rimal-jobs',
    ...noticesSilence,
    clock: steadyClock,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  let started = false
  let stopping = false
  // Whatever a stop breaks off complains, and is run again by whoever works next.
  boss.on('error', (err) => stopping || log.error({ err: asDatabaseAway(err) }, 'job queue'))

  const wakes = coalesce<JobName>(async (name) => {
    try {
      await boss.send(name, {}, sending(name))
    } catch (error) {
      const err = asDatabaseAway(error as Error)
      log.warn({ err, job: name }, 'a job could not be woken; its timetable will')
    }
  }, pollingSeconds * 1000)

  const jobs: Jobs = {
    async wake(name) {
      if (started) await wakes.call(name)
    },
  }

  async function start(deps: Deps, table: JobTable) {
    await boss.start()
    const rows = Object.entries(table) as [JobName, JobTable[JobName]][]
    await makeQueues(
      boss,
      rows.map(([name]) => name),
    )
    if (works) await writeTimetables(boss, table, sending)
    for (const [name, job] of works ? rows : []) {
      const working = { pollingIntervalSeconds: pollingSeconds, groupConcurrency: 1 }
      await boss.work(name, working, async () => {
        try {
          await job.run(deps)
        } catch (err) {
          if (!stopping) log.error({ err, job: name }, 'a job failed and will be tried again')
          throw err
        }
      })
    }
    started = true
  }

  async function stop() {
    started = false
    stopping = true
    wakes.stop()
    await boss.stop({ graceful: true, timeout: stopWithinMs })
  }

  return { jobs, start, stop }
}
