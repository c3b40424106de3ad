import { type SQL, sql } from 'drizzle-orm'

/** The conditions that a time is at or after the start and before the end, where these are known. */
export function isBetween(
  time: SQL,
  { start, end }: { start: Date | undefined; end: Date | undefined },
): SQL[] {
  return [
    ...(start ? [sql`${time} >= ${start.toISOString()}::timestamptz`] : []),
    ...(end ? [sql`${time} < ${end.toISOString()}::timestamptz`] : []),
  ]
}
