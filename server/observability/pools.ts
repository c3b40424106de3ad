import type pg from 'pg'
import type { Deps } from '../deps.ts'

/** Which server of the database a statement is sent to. */
export type DatabaseName = 'main' | 'replica'

/** Returns the pools of a process, which are watched alike. */
export function poolsOf({
  pool,
  reading,
}: Pick<Deps, 'pool' | 'reading'>): { pool: pg.Pool; database: DatabaseName }[] {
  const { replicaPool } = reading
  return [
    { pool, database: 'main' },
    ...(replicaPool ? [{ pool: replicaPool, database: 'replica' } as const] : []),
  ]
}
