import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { deleteEarlier, findHolder, saveEarlier, type Space } from './addresses.sql.ts'

type Move = {
  id: string
  from: string
  to: string
  /** Whether an address that leads to something else, which had it before, is taken from that. */
  takeOver: boolean
  now: Date
}

/**
 * Lets the present address of a thing lead to it from now on, so that the caller may give the thing another one. Returns
 * the id of what loses an earlier address.
 * @throws invalid_input, address_leads_elsewhere
 */
export async function moveAddress(
  tx: Tx,
  space: Space,
  { id, from, to, takeOver, now }: Move,
): Promise<string | null> {
  const holder = await findHolder(tx, space, to)
  const isOther = holder !== undefined && holder.id !== id
  if (isOther && holder.isNow) throw new ShopError('invalid_input', { address: 'taken' })
  if (isOther && !takeOver)
    throw new ShopError('address_leads_elsewhere', { address: holder.address })
  await deleteEarlier(tx, space, to)
  await saveEarlier(tx, { space, address: from, subjectId: id, changedAt: now })
  return isOther ? holder.id : null
}
