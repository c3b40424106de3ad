import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Deps } from '../deps.ts'
import type { JobName, Jobs } from './jobs.ts'

export type JobTable = Record<
  JobName,
  { run: (deps: Deps) => Promise<unknown>; cron: string | null }
>

/** The queue lives in the shop's own database, in a schema of its own. */
export function openJobs(databaseUrl: string, log: Logger) {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'rimal-jobs' })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  let started = false

  const jobs: Jobs = {
    async wake(name) {
      if (!started) return
      try {
        await boss.send(name, {})
      } catch (error) {
        log.warn({ err: error, job: name }, 'a job could not be woken; its timetable will')
      }
    },
  }

  async function start(deps: Deps, table: JobTable) {
    await boss.start()
    for (const [name, job] of Object.entries(table)) {
      // One waiting and one running: each run does all that is due.
      await boss.createQueue(name, { policy: 'stately', retryLimit: 5, retryBackoff: true })
      await boss.work(name, { pollingIntervalSeconds: 1 }, async () => {
        await job.run(deps)
      })
      if (job.cron) await boss.schedule(name, job.cron)
    }
    started = true
  }

  async function stop() {
    if (!started) return
    started = false
    await boss.stop({ graceful: true, timeout: 5000 })
  }

  return { jobs, start, stop }
}
