import type pg from 'pg'
import type { Db } from '../connect.ts'

/** The database that public answers are read from: the main server, or a replica of it that is close behind. */
export type Reading = {
  db: Db
  /** The connections to the replica; null without one. */
  replicaPool: pg.Pool | null
  /**
   * Does the work that follows the changes of the catalogue. What it reads from the main server is not read from a
   * replica again until the replica has it too, so no answer becomes older than one that was given before.
   */
  follow<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** Reads from the main server alone. */
export function readingFrom(db: Db): Reading {
  return {
    db,
    replicaPool: null,
    follow: (work) => work(),
    stop: async () => {},
  }
}
