import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'

/** Is called as a statement begins; the function that it returns, when the statement ends. */
export type StatementWatcher = (text: string) => (error?: unknown) => void

type Callback = (error: unknown, ...rest: unknown[]) => void
type Query = (...input: unknown[]) => unknown

/**
 * Watches every statement of a pool, also those within transactions. A statement is watched from the moment when
 * it has its connection.
 */
export function watchStatements(pool: pg.Pool, watcher: StatementWatcher) {
  keepContext(pool)
  const watched = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as Query
    client.query = ((...input: unknown[]) => watchQuery(query, input, watcher)) as never
  })
}

function watchQuery(query: Query, input: unknown[], watcher: StatementWatcher): unknown {
  const [statement] = input
  const text = typeof statement === 'string' ? statement : (statement as { text?: string })?.text
  if (!text) return query(...input)
  const end = watcher(text)
  const callback = input.at(-1)
  if (typeof callback === 'function') {
    const ended: Callback = (error, ...rest) => {
      end(error)
      ;(callback as Callback)(error, ...rest)
    }
    return query(...input.slice(0, -1), ended)
  }
  const result = query(...input)
  if (result instanceof Promise) result.then(() => end(), end)
  return result
}

/** A caller who waits for a connection gets it from the caller before, and keeps the context of its own request. */
function keepContext(pool: pg.Pool) {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown
  pool.connect = ((callback?: Callback) =>
    callback ? connect(AsyncResource.bind(callback)) : connect()) as typeof pool.connect
}
