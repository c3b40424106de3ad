import { sql } from 'drizzle-orm'
import type { Queries } from './connect.ts'

/**
 * Returns once everything that was committed before is as safe as a commit of its own. A row that is only read may be on
 * one machine alone, because somebody cancelled the wait of its commit, and a failover would lose it.
 */
export async function waitForStandby(db: Queries): Promise<void> {
  // A commit waits for the standby until its place in the log, and so for all before it. It has to write something.
  await db.execute(sql`select pg_logical_emit_message(true, 'rimal', '')`)
}
