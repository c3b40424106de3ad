import pg from 'pg'
import { StartError } from '../config.ts'

export type DatabaseFacts = { postgres: number; migration: string }

/** Runs work on one connection, whose name differs from the name of a shop's connections. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'rimal-backup',
    keepAlive: true,
  })
  // The query under way fails as well; an error event without a listener would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Returns the first value of the first row as text. */
export async function askOne(
  client: pg.Client,
  sql: string,
  values: unknown[] = [],
): Promise<string> {
  const { rows } = await client.query<unknown[]>({ text: sql, values, rowMode: 'array' })
  return String(rows[0]?.[0])
}

/** The time of the server, which is the one that its transactions have. */
export async function askTime(client: pg.Client): Promise<string> {
  const seconds = await askOne(client, 'select extract(epoch from clock_timestamp())')
  return new Date(Number(seconds) * 1000).toISOString()
}

export async function majorOf(client: pg.Client): Promise<number> {
  return Number(
    await askOne(client, `select current_setting('server_version_num')::int / 10000 as major`),
  )
}

export async function readFacts(client: pg.Client): Promise<DatabaseFacts> {
  const exists = await askOne(client, `select to_regclass('migrations') is not null`)
  const migration =
    exists === 'true' ? await askOne(client, 'select max(name) from migrations') : ''
  if (!migration || migration === 'null') {
    throw new StartError(
      'The database holds no shop, so there is nothing to back up. Start the shop once, or set DATABASE_URL or DATA_DIR to those of the shop.',
    )
  }
  return { postgres: await majorOf(client), migration }
}

/** Says in a sentence what a restored database holds. */
export async function describeOrders(client: pg.Client): Promise<string> {
  const count = Number(await askOne(client, 'select count(*) from orders'))
  if (count === 0) return 'The restored database answers and holds no orders.'
  const newest = await askOne(
    client,
    `select to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI') from orders`,
  )
  const orders = count === 1 ? '1 order' : `${count} orders`
  return `The restored database answers and holds ${orders}, the newest of ${newest} UTC.`
}
