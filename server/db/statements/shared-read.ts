import type { Queries } from '../connect.ts'
import { endedOrSlow } from './ended-or-slow.ts'

/**
 * Returns the same read, which serves all who ask at the same time with one statement. Whoever asks while a statement
 * is under way waits for the next one, so no answer is older than its question. Nobody may change what it returns,
 * because others have the same object. For reads with a handful of different keys.
 */
export function sharedRead<Row, Key = undefined>(
  read: (db: Queries, key: Key) => Promise<Row>,
): (db: Queries, key: Key) => Promise<Row> {
  const readsOf = new WeakMap<Queries, Map<string, () => Promise<Row>>>()
  return (db, key) => {
    const reads = readsOf.get(db) ?? new Map<string, () => Promise<Row>>()
    readsOf.set(db, reads)
    const name = JSON.stringify(key) ?? ''
    const ask = reads.get(name) ?? oneAtATime(() => read(db, key))
    reads.set(name, ask)
    return ask()
  }
}

function oneAtATime<Row>(read: () => Promise<Row>): () => Promise<Row> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<Row> | null = null
  return () => {
    next ??= underWay.then(() => {
      next = null
      const row = read()
      underWay = endedOrSlow(row)
      return row
    })
    return next
  }
}
