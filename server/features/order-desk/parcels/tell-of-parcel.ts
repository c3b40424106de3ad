import type { ParcelState } from '@rimal/contract/making/parcel-states'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { letterOfOrder } from '../../orders/letter-of-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { StoredShipment } from '../shipments.sql.ts'

/** Steps of a parcel that no step of its order tells her of. */
const told = {
  out_for_delivery: 'out',
  lost: 'lost',
  returned_to_sender: 'back',
} as const satisfies Partial<Record<ParcelState, string>>

function isTold(state: ParcelState): state is keyof typeof told {
  return state in told
}

/** Writes to her what the courier told, where she has to know. */
export async function tellOfParcel(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  order: StoredOrder,
  { id, state, since, carrier }: StoredShipment,
): Promise<void> {
  const letter = letterOfOrder(deps, order)
  if (!letter || !isTold(state)) return
  await postMessage(tx, {
    ...letter,
    // It may leave for her door more than once.
    dedupKey: `parcel_${state}:${id}:${since.getTime()}`,
    kind: 'parcel_news',
    data: { ...letter.data, orderNumber: order.number, what: told[state], carrier },
  })
}
