import type { BodyOf } from '@rimal/contract/endpoint'
import { isOfMenu } from '@rimal/contract/staff/group-kinds'
import type { groupsApi } from '@rimal/contract/staff/groups'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { moveAddress } from '../addresses/move-address.ts'
import { findStoredGroup, lockGroups, updateAddress } from './groups.sql.ts'
import { spaceOf } from './space-of.ts'

type Input = BodyOf<typeof groupsApi.changeGroupAddress>
type Changed = { from: string; takenFrom: string | null }

/**
 * Gives the page of a group another address. The addresses of the collections of the menu are those of the
 * specification, and old clients open them.
 * @throws not_found, group_needed, invalid_input, address_leads_elsewhere
 */
export async function changeGroupAddress(
  tx: Tx,
  { kind, id, address, takeOver = false }: Input,
  now: Date,
): Promise<Changed> {
  await lockGroups(tx)
  const from = (await findStoredGroup(tx, kind, id))?.address
  if (!from) throw new ShopError('not_found')
  if (isOfMenu(kind, id)) throw new ShopError('group_needed')
  if (address === from) return { from, takenFrom: null }
  const takenFrom = await moveAddress(tx, spaceOf[kind], { id, from, to: address, takeOver, now })
  await updateAddress(tx, { kind, id }, address === id ? null : address)
  await recordCatalogChange(tx, null)
  return { from, takenFrom }
}
