import { leadsTo, type MakingState } from '@rimal/contract/making/making-states'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Queries } from '../../../db/connect.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Actor } from '../../orders/change-status.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { changeMaking } from './change-making.ts'
import { listSewn } from './making.sql.ts'

/** To where a step of the whole order brings its pieces, from wherever before that they are. */
const bringsTo: Partial<Record<OrderStatus, MakingState>> = {
  confirmed: 'approved',
  in_production: 'cutting',
  ready: 'ready',
}

/** A small house moves orders and not pieces: the pieces come along, each with its event. */
export async function piecesFollow(
  tx: Queries,
  order: StoredOrder,
  { to, actor, at }: { to: OrderStatus; actor: Actor; at: Date },
): Promise<void> {
  const state = bringsTo[to]
  if (!state) return
  const pieces = await listSewn(tx, order.id)
  for (const piece of pieces) {
    if (piece.making.state === 'awaiting_measurements') {
      throw new ShopError('piece_awaits_measurements')
    }
    if (leadsTo(piece.making.state, state)) {
      await changeMaking(tx, piece, { to: state, actor, at, withOrder: true })
    }
  }
}
