import type { Deps } from '../../deps.ts'
import { deleteEndedCounts } from './call-counts.sql.ts'

/** Deletes the counts whose minute is over. */
export async function cleanUpCallCounts({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deleteEndedCounts(db)
}
