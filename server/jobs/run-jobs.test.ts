import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { emptyDatabase } from '../test/databases/empty-database.ts'
import { type JobTable, openJobs } from './run-jobs.ts'

const deps = {} as Deps
const idle = { run: async () => {}, cron: null }
const nothing: JobTable = {
  'derive-pictures': idle,
  'check-imports': idle,
  'apply-imports': idle,
  'send-messages': idle,
  'issue-invoices': idle,
  'expire-unpaid-orders': idle,
  'settle-open-payments': idle,
  'settle-simulator': idle,
  'reconcile-payments': idle,
  'send-refunds': idle,
  'send-wishlist-updates': idle,
  'send-stock-alerts': idle,
  'publish-products': idle,
  'publish-content': idle,
  'confirm-orders': idle,
  'remind-of-holds': idle,
  'remind-of-overdue-production': idle,
  'count-sales': idle,
  'remind-of-visits': idle,
  'remind-of-visit-calls': idle,
  'clean-up-carts': idle,
  'clean-up-call-counts': idle,
  'clean-up-pictures': idle,
  'clean-up-review-pictures': idle,
  'remind-of-returns': idle,
  'clean-up-return-pictures': idle,
  'request-reviews': idle,
  'clean-up-personal-data': idle,
}

// Each test waits for timers of its own queue, and they wait at the same time.
test.concurrent(
  'processes share the queue, and a job never runs twice at once',
  { timeout: 60_000 },
  async () => {
    await using database = await emptyDatabase()
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    const processes = [1, 2].map(() => openJobs(database.url, log))
    let running = 0
    let max = 0
    let runs = 0
    const { promise: enough, resolve } = Promise.withResolvers<void>()
    async function run() {
      max = Math.max(max, ++running)
      // A call that wakes the job meanwhile asks for another run after this one.
      for (const { jobs } of processes) await jobs.wake('send-messages')
      running--
      if (++runs === 4) resolve()
    }

    const table = { ...nothing, 'send-messages': { run, cron: null } }
    await Promise.all(processes.map(({ start }) => start(deps, table)))
    await Promise.all(processes.map(({ jobs }) => jobs.wake('send-messages')))
    await enough
    await Promise.all(processes.map(({ stop }) => stop()))
    expect(max).toBe(1)
    expect(lines).toEqual([])
  },
)

test.concurrent(
  'a job that fails is logged with its name and tried again',
  { timeout: 60_000 },
  async () => {
    await using database = await emptyDatabase()
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    const { jobs, start, stop } = openJobs(database.url, log)
    let runs = 0
    const { promise: again, resolve } = Promise.withResolvers<void>()
    async function run() {
      if (++runs === 1) throw new Error('The mail server sleeps.')
      resolve()
    }

    await start(deps, { ...nothing, 'send-messages': { run, cron: null } })
    await jobs.wake('send-messages')
    await again
    await stop()
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { job: 'send-messages', err: { message: 'The mail server sleeps.' } },
    ])
  },
)

test.concurrent(
  'a job that ran while the queue was counted is run again as soon as it is woken',
  { timeout: 40_000 },
  async () => {
    await using database = await emptyDatabase()
    const look = new pg.Client({ connectionString: database.url })
    await look.connect()
    const first = openJobs(database.url, pino({ level: 'silent' }))
    const second = openJobs(database.url, pino({ level: 'silent' }))
    // Any process may count the queue: this one does so at once, and not every ten seconds.
    const counter = new PgBoss({
      connectionString: database.url,
      supervise: false,
      schedule: false,
      monitorIntervalSeconds: 1,
    })
    const counted = async () => {
      await counter.supervise('send-messages')
      const sql = `select active_count from pgboss.queue where name = 'send-messages'`
      return (await look.query<{ active_count: number }>(sql)).rows[0]?.active_count
    }
    const { promise: again, resolve } = Promise.withResolvers<void>()

    const { promise: isCounted, resolve: end } = Promise.withResolvers<void>()
    const run = () => isCounted
    await first.start(deps, { ...nothing, 'send-messages': { run, cron: null } })
    await counter.start()
    await first.jobs.wake('send-messages')
    await expect.poll(counted, { timeout: 30_000 }).toBe(1)
    end()
    await counter.stop()
    const table = { ...nothing, 'send-messages': { run: async () => resolve(), cron: null } }
    await second.start(deps, table)
    await first.stop()
    await second.jobs.wake('send-messages')
    await again
    await second.stop()
    await look.end()
  },
)
