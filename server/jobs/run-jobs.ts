import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Deps } from '../deps.ts'
import { coalesce } from './coalesce.ts'
import type { JobName, Jobs } from './jobs.ts'

export type JobTable = Record<
  JobName,
  { run: (deps: Deps) => Promise<unknown>; cron: string | null }
>

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
const stopWithinMs = 3_000
/** Workers look this often, so words that come closer together would wake nobody sooner. */
const pollingSeconds = 1

/**
 * All runs of a job are one group, of which one runs, whichever process runs it. The queue's own policies
 * for that remember for up to a minute that one was running, and let the next wait for so long. A run that
 * is tried again may meet a new one where two processes look at the same moment: jobs claim what they do.
 */
const sending = (name: JobName) => ({ group: { id: name } })

/** Opens the queue, which lives in a separate schema of the shop's own database. */
export function openJobs(databaseUrl: string, log: Logger) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 3,
    application_name: 'rimal-jobs',
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  let started = false
  let stopping = false
  // Whatever a stop breaks off complains, and is run again by whoever works next.
  boss.on('error', (err) => stopping || log.error({ err }, 'job queue'))

  const wakes = coalesce<JobName>(async (name) => {
    try {
      await boss.send(name, {}, sending(name))
    } catch (err) {
      log.warn({ err, job: name }, 'a job could not be woken; its timetable will')
    }
  }, pollingSeconds * 1000)

  const jobs: Jobs = {
    async wake(name) {
      if (started) await wakes.call(name)
    },
  }

  async function makeQueue(name: JobName) {
    // A queue that an earlier version made has the old options, and its policy never changes.
    const old = await boss.getQueue(name)
    if (old && old.policy !== policy) await boss.deleteQueue(name)
    await boss.createQueue(name, { policy, ...queueOptions })
    await boss.updateQueue(name, queueOptions)
  }

  async function start(deps: Deps, table: JobTable) {
    await boss.start()
    for (const [name, job] of Object.entries(table) as [JobName, JobTable[JobName]][]) {
      await makeQueue(name)
      if (job.cron) await boss.schedule(name, job.cron, {}, sending(name))
      else await boss.unschedule(name)
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
