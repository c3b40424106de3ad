import type { Queries } from '../../../db/connect.ts'
import { listAddressesLike, type Space } from './addresses.sql.ts'

/** Lists the addresses that a new thing must not get, because they lead somewhere. */
export function listTakenAddresses(db: Queries, space: Space, like: string): Promise<string[]> {
  return listAddressesLike(db, space, like)
}
