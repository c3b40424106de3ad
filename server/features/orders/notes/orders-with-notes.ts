import type { Queries } from '../../../db/connect.ts'
import { listWithNotes } from './notes.sql.ts'

/** Finds out which of these orders have a note of staff. */
export async function ordersWithNotes(db: Queries, orderIds: string[]): Promise<Set<string>> {
  return new Set(orderIds.length === 0 ? [] : await listWithNotes(db, orderIds))
}
