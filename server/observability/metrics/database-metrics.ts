import { pictureFormats } from '@rimal/contract/pictures'
import pg from 'pg'
import type * as Prom from 'prom-client'
import { isDatabaseAway } from '../../db/database-away.ts'
import type { Deps } from '../../deps.ts'
import { within } from '../../process/within.ts'

type Row = Record<string, string | number | null>
type Metric = { name: string; help: string; column: string }
type Reading = { text: string; labels: string[]; metrics: Metric[] }

/**
 * Metrics of the whole shop, which every process reads alike: take the maximum of the processes, not the sum. Each
 * statement reads an index or a small table.
 */
const readings: Reading[] = [
  {
    text: `select name as job, count(*)::int as waiting,
        coalesce(extract(epoch from now() - min(start_after)), 0)::float as oldest
      from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`,
    labels: ['job'],
    metrics: [
      { name: 'rimal_jobs_waiting', help: 'Runs of jobs that are due.', column: 'waiting' },
      {
        name: 'rimal_jobs_oldest_seconds',
        help: 'How long the oldest run has been due.',
        column: 'oldest',
      },
    ],
  },
  {
    text: `select channel, count(*) filter (where given_up_at is null and not is_late)::int as waiting,
        count(*) filter (where given_up_at is not null)::int as failed,
        coalesce(extract(epoch from now() - min(due) filter (where given_up_at is null and not is_late)), 0)::float as lag
      from (
        select channel, given_up_at, coalesce(expires_at <= now(), false) as is_late,
          least(coalesce(retry_at, created_at), now()) as due
        from outbox where sent_at is null
      ) as unsent group by channel`,
    labels: ['channel'],
    metrics: [
      {
        name: 'rimal_messages_waiting',
        help: 'Messages that are not sent yet.',
        column: 'waiting',
      },
      { name: 'rimal_messages_failed', help: 'Messages that were given up.', column: 'failed' },
      {
        name: 'rimal_messages_lag_seconds',
        help: 'How long the oldest message has been due.',
        column: 'lag',
      },
    ],
  },
  {
    text: `select provider, method, state as outcome, count(*)::int as attempts
      from orders join payment_attempts on order_id = orders.id
      where orders.created_at > now() - interval '1 hour' group by 1, 2, 3`,
    labels: ['provider', 'method', 'outcome'],
    metrics: [
      {
        name: 'rimal_payment_attempts_last_hour',
        help: 'Payment attempts of the orders of the last hour.',
        column: 'attempts',
      },
    ],
  },
  {
    text: `select payment_method as method, count(*)::int as placed
      from orders where created_at > now() - interval '1 hour' and placed_at is not null group by 1`,
    labels: ['method'],
    metrics: [
      {
        name: 'rimal_orders_placed_last_hour',
        help: 'Orders of the last hour that were placed.',
        column: 'placed',
      },
    ],
  },
  {
    text: `select count(*)::int as waiting,
        coalesce(extract(epoch from now() - min(placed_at)), 0)::float as oldest from waiting_invoices`,
    labels: [],
    metrics: [
      {
        name: 'rimal_invoices_waiting',
        help: 'Invoices of placed orders that have no number yet.',
        column: 'waiting',
      },
      {
        name: 'rimal_invoices_oldest_seconds',
        help: 'How long ago the oldest order was placed whose invoice waits.',
        column: 'oldest',
      },
    ],
  },
]

/** A picture counts as made when it has its sizes in all formats, so this says nothing where some are switched off. */
const pictureReading: Reading = {
  text: `select count(*)::int as waiting from pictures where derived_at is null`,
  labels: [],
  metrics: [
    {
      name: 'rimal_pictures_waiting',
      help: 'Pictures whose sizes are not made yet.',
      column: 'waiting',
    },
  ],
}

/** Somebody waits for the metrics of the process, while the database may be away or slow. */
const statementWithinMs = 3_000
/** A server that hangs does not end its statements. */
const answerWithinMs = 3_500
/** PostgreSQL's code for a statement that its timeout ended. */
const queryCanceled = '57014'

/**
 * Registers the metrics that are in the database. The returned function reads them on a connection of its own, so
 * that it takes none of the shoppers', one statement after the other. A metric that cannot be read is absent.
 */
export function registerDatabaseMetrics(
  prom: typeof Prom,
  registry: Prom.Registry,
  { pool, config }: Pick<Deps, 'pool' | 'config'>,
): () => Promise<void> {
  const failures = new prom.Counter({
    name: 'rimal_metrics_failures_total',
    help: 'Readings of the metrics of the database that failed.',
    registers: [registry],
  })
  const makesAllFormats = config.pictureFormats.length === pictureFormats.length
  const registered = [...readings, ...(makesAllFormats ? [pictureReading] : [])].map((reading) =>
    registerReading(prom, registry, reading),
  )
  let running: Promise<void> | null = null

  async function readAll() {
    const client = openClient(pool)
    let canAsk = await client.connect().then(
      () => true,
      () => false,
    )
    if (!canAsk) failures.inc()
    for (const { read, empty } of registered) {
      if (!canAsk) {
        empty()
        continue
      }
      try {
        await read(client)
      } catch (error) {
        failures.inc()
        empty()
        // The next statement would wait as long.
        canAsk = !isLate(error)
      }
    }
    await within(
      answerWithinMs,
      client.end().catch(() => {}),
    )
  }

  return () => {
    running ??= readAll().finally(() => {
      running = null
    })
    return running
  }
}

function openClient({ options }: Pick<pg.Pool, 'options'>): pg.Client {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: statementWithinMs,
    statement_timeout: statementWithinMs,
    query_timeout: answerWithinMs,
  })
  client.on('error', () => {})
  return client
}

function isLate(error: unknown): boolean {
  return isDatabaseAway(error) || (error as { code?: string }).code === queryCanceled
}

function registerReading(
  prom: typeof Prom,
  registry: Prom.Registry,
  { text, labels, metrics }: Reading,
) {
  const gauges = metrics.map(({ name, help, column }) => ({
    column,
    gauge: new prom.Gauge({ name, help, labelNames: labels, registers: [registry] }),
  }))

  function empty() {
    // Without labels, `reset` would say that it is 0.
    for (const { gauge } of gauges) {
      if (labels.length > 0) gauge.reset()
      else gauge.remove()
    }
  }

  async function read(client: pg.Client) {
    const { rows } = await client.query<Row>(text)
    empty()
    for (const { gauge, column } of gauges) {
      for (const row of rows) {
        const named = Object.fromEntries(labels.map((label) => [label, row[label] ?? '']))
        gauge.set(named, Number(row[column]))
      }
    }
  }

  return { read, empty }
}
