import type { ShipmentState } from '@rimal/contract/production/shipment-states'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { postMessage } from '../../../messages/post-message.ts'
import { emailOfOrder } from '../../../orders/email-of-order.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import type { StoredShipment } from '../shipments.sql.ts'

/** The steps of a shipment that no step of its order announces to the customer. */
const notified = {
  out_for_delivery: 'out',
  lost: 'lost',
  returned_to_sender: 'back',
} as const satisfies Partial<Record<ShipmentState, string>>

function isNotified(state: ShipmentState): state is keyof typeof notified {
  return state in notified
}

/** Posts an email about a tracking event that the customer has to know. */
export async function notifyShipment(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  { id, state, since, carrier }: StoredShipment,
): Promise<void> {
  const email = emailOfOrder(deps, order)
  if (!email || !isNotified(state)) return
  await postMessage(tx, {
    ...email,
    // A shipment may go out for delivery more than once.
    dedupKey: `shipment_${state}:${id}:${since.getTime()}`,
    kind: 'shipment_update',
    data: { ...email.data, orderNumber: order.number, what: notified[state], carrier },
  })
}
