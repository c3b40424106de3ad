import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Db } from '../connect.ts'
import { openReplica } from './open-replica.ts'
import { type Reading, readingFrom } from './reading.ts'

/** Opens what public answers are read from: the replica of the settings, or the database itself. */
export async function openReading(
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
  { main, log }: { main: { pool: pg.Pool; db: Db }; log: Logger },
): Promise<Reading> {
  return databaseReadUrl ? openReplica({ main, url: databaseReadUrl, log }) : readingFrom(main.db)
}
