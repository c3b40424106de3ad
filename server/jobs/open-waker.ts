import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Jobs } from './jobs.ts'

/** For a process that works no job itself, and only wakes those of the shop that runs beside it. */
export async function openWaker(databaseUrl: string, log: Logger) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'rimal-waker',
    supervise: false,
    schedule: false,
  })
  boss.on('error', (err) => log.warn({ err }, 'job queue'))
  await boss.start()
  const sent: Promise<unknown>[] = []

  const jobs: Jobs = {
    async wake(name) {
      // A shop that never ran has no queues yet; its timetable will find the work.
      const send = boss.send(name, {}).catch((err) => log.info({ err, job: name }, 'nobody woken'))
      sent.push(send)
      await send
    },
  }

  /** Waits until everybody is woken. */
  async function stop() {
    await Promise.all(sent)
    await boss.stop({ graceful: false })
  }
  return { jobs, stop }
}
