import { localTime } from '@rimal/contract/dates'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { makingApi } from '@rimal/contract/desk/making'
import { readyDay } from '@rimal/contract/making/ready-day'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '../../cart/clean-text.ts'
import type { Actor } from '../../orders/change-status.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { getStoredOrder, type StoredOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings.ts'
import { isDay } from '../is-day.ts'
import {
  insertMakingEvent,
  listSewn,
  type SewnLine,
  shiftArrival,
  updateMaking,
} from './making.sql.ts'
import { getPiece } from './move-piece.ts'
import { tellOfDate } from './tell-of-piece.ts'

const dayMs = 86_400_000

/** While something of an order is still to be sewn. */
export const stillSewn: readonly OrderStatus[] = ['placed', 'on_hold', 'confirmed', 'in_production']

type Wish = BodyOf<typeof makingApi.movePieceDate> & { actor: Actor }

/** A piece is promised for another day, and all of its order arrives accordingly; said twice it is once. */
export async function moveDate(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Queries,
  { orderNumber, lineId, day, reason, actor }: Wish,
): Promise<{ order: StoredOrder; piece: SewnLine; from: string }> {
  const order = await lockByNumber(tx, orderNumber)
  const piece = await getPiece(tx, order, lineId)
  const { promisedOn: from, state } = piece.making
  if (from === day) return { order, piece, from }
  if (state === 'ready' || !stillSewn.includes(order.status)) {
    throw new ShopError('piece_step_refused')
  }
  const at = deps.clock()
  const note = cleanText(reason).trim()
  const { timeZone } = await findSettings(tx)
  const wrong = {
    ...(isDay(day) ? {} : { day: 'malformed' }),
    ...(isDay(day) && day < localTime(at, timeZone).day ? { day: 'past' } : {}),
    ...(note ? {} : { reason: 'required' }),
  }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  // As the parcel is promised, which may wait for a piece that was cancelled since.
  const before = readyDay(order.shipping.arrival, order.shipping.pickup !== undefined)
  const making = await updateMaking(tx, lineId, { promisedOn: day, chasedAt: null })
  await insertMakingEvent(tx, {
    orderLineId: lineId,
    fromState: state,
    toState: state,
    promisedOn: day,
    actor,
    note,
    at,
  })
  const days = (Date.parse(await lastDay(tx, order.id)) - Date.parse(before)) / dayMs
  if (days !== 0) await shiftArrival(tx, order.id, days)
  const moved = { line: piece.line, making }
  await tellOfDate(deps, tx, { order: await getStoredOrder(tx, order.id), piece: moved, note })
  return { order, piece: moved, from }
}

/** The slowest piece decides for the parcel. */
async function lastDay(tx: Queries, orderId: string): Promise<string> {
  const days = (await listSewn(tx, orderId)).map(({ making }) => making.promisedOn)
  return days.toSorted().at(-1) ?? ''
}
