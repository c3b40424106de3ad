import type { Tailor } from '@rimal/contract/staff/production'
import type { Queries } from '../../../../db/connect.ts'
import { countByTailor } from './list-production.sql.ts'

/** Lists the tailors with items in production. */
export async function listTailors(db: Queries): Promise<Tailor[]> {
  return countByTailor(db)
}
