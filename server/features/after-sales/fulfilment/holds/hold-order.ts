import type { BodyOf } from '@rimal/contract/endpoint'
import type { productionApi } from '@rimal/contract/staff/production'
import { canBecome } from '@rimal/contract/statuses'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { type Actor, changeStatus } from '../../../orders/change-status.ts'
import { lockByNumber } from '../../../orders/lock-by-number.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { insertHold } from './holds.sql.ts'
import { remindsAt } from './reminds-at.ts'
import { notifyHold } from './notify-hold.ts'

type Input = BodyOf<typeof productionApi.holdOrder> & { actor: Actor }

/** Puts an order on hold until the customer answers. The cancellation window continues as announced. */
export async function holdOrder(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  { orderNumber, reason, note = '', actor }: Input,
): Promise<StoredOrder> {
  const order = await lockByNumber(tx, orderNumber)
  const { id, status } = order
  if (status === 'on_hold') return order
  if (!canBecome(status, 'on_hold')) throw new ShopError('order_step_refused')
  const at = deps.clock()
  const written = cleanText(note).trim()
  await changeStatus(tx, order, 'on_hold', {
    actor,
    at,
    reason,
    ...(written ? { note: written } : {}),
  })
  const hold = await insertHold(tx, {
    orderId: id,
    heldFrom: status,
    reason,
    note: written,
    heldAt: at,
    remindAt: remindsAt({ heldAt: at, reminders: 0 }),
  })
  await notifyHold(deps, tx, { order, hold, what: 'held' })
  return order
}
