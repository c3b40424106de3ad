import type { BodyOf } from '@rimal/contract/endpoint'
import type { connectionsApi } from '@rimal/contract/staff/connections'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { clearConnection, hasMoney, holdConnections } from './connections.sql.ts'
import { isOfMachine } from './of-machine.ts'
import { getUnchanged } from './save-connection.ts'

/** The longest time in which a provider refunds a payment: Tabby's 180 days. */
const refundableMs = 180 * 24 * 3_600_000

/**
 * Removes an account with its secrets.
 * @throws connection_of_machine, changed_meanwhile, connection_in_use
 */
export async function removeConnection(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  { name, revision }: BodyOf<typeof connectionsApi.removeConnection>,
): Promise<void> {
  if (isOfMachine(config, name)) throw new ShopError('connection_of_machine')
  await holdConnections(tx)
  await getUnchanged(tx, { name, revision })
  const since = new Date(clock().getTime() - refundableMs)
  // Without its keys, such a payment could be neither settled nor refunded.
  if (await hasMoney(tx, name, since)) throw new ShopError('connection_in_use')
  await clearConnection(tx, name)
  await recordCatalogChange(tx, null)
}
