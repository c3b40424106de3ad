import type { BodyOf } from '@rimal/contract/endpoint'
import type { connectionsApi } from '@rimal/contract/staff/connections'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { clearConnection, findPaymentInUse, holdConnections } from './connections.sql.ts'
import { isOfMachine } from './of-machine.ts'
import { getUnchanged } from './save-connection.ts'

/** By then every process has stopped to offer it, and a payment that had begun is stored. */
const offForMs = 60_000

/**
 * Removes an account with its secrets.
 * @throws connection_of_machine, changed_meanwhile, invalid_input, connection_in_use
 */
export async function removeConnection(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  { name, revision }: BodyOf<typeof connectionsApi.removeConnection>,
): Promise<void> {
  if (isOfMachine(config, name)) throw new ShopError('connection_of_machine')
  await holdConnections(tx)
  const row = await getUnchanged(tx, { name, revision })
  const hasAccount = row && (row.secrets.length > 0 || Object.keys(row.fields).length > 0)
  if (!hasAccount) throw new ShopError('invalid_input', { name: 'unknown' })
  const now = clock()
  const isOffLongEnough = !row.isOn && now.getTime() - row.changedAt.getTime() >= offForMs
  // Without its keys, such a payment could be neither settled nor refunded.
  if (!isOffLongEnough || (await findPaymentInUse(tx, name, now))) {
    throw new ShopError('connection_in_use')
  }
  await clearConnection(tx, name, now)
  await recordCatalogChange(tx, null)
}
