import type { Queries } from '../../../db/connect.ts'
import { findHolder, type Space } from './addresses.sql.ts'

/** Finds the id of what has an address now or had it before; an address that something has now is never an earlier one. */
export async function findAtAddress(
  db: Queries,
  space: Space,
  address: string,
): Promise<string | undefined> {
  return (await findHolder(db, space, address))?.id
}
