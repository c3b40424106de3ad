import type { Tx } from '../../../db/transact.ts'
import { deleteEarlierOf, type Space } from './addresses.sql.ts'

/** Lets no address lead to a thing that is deleted. */
export function forgetAddresses(tx: Tx, space: Space, id: string): Promise<void> {
  return deleteEarlierOf(tx, space, id)
}
