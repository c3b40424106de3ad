import type { BodyOf } from '@rimal/contract/endpoint'
import type { makingApi } from '@rimal/contract/desk/making'
import {
  canMakingBecome,
  makingAllowedIn,
  type MakingState,
  needsReason,
} from '@rimal/contract/making/making-states'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '../../cart/clean-text.ts'
import { type Actor, changeStatus } from '../../orders/change-status.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { leftOf, listOrderLines, type StoredOrder } from '../../orders/stored-order.ts'
import { keepPromise } from '../move-order.ts'
import { tellMoved } from '../tell-moved.ts'
import { changeMaking } from './change-making.ts'
import { findLastNote, listSewn, type SewnLine, updateMaking } from './making.sql.ts'
import { tellOfPiece } from './tell-of-piece.ts'

type Wish = BodyOf<typeof makingApi.movePiece> & { actor: Actor }
type Moved = { order: StoredOrder; piece: SewnLine; from: MakingState }

/** One sewn piece takes a step, and its order follows; said twice it is once. */
export async function movePiece(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Queries,
  { orderNumber, lineId, state: to, note = '', tailor, hurried = false, actor }: Wish,
): Promise<Moved> {
  const order = await lockByNumber(tx, orderNumber)
  const found = await getPiece(tx, order, lineId)
  const piece = tailor === undefined ? found : await nameTailor(tx, found, tailor)
  const why = cleanText(note).trim()
  const from = piece.making.state
  if (await isSaidAgain(tx, piece, { to, why })) return { order, piece, from }
  if (!canMakingBecome(from, to) || !makingAllowedIn[to].includes(order.status)) {
    throw new ShopError('piece_step_refused')
  }
  if (needsReason(from, to) && why === '')
    throw new ShopError('invalid_input', { note: 'required' })
  const begins = to === 'cutting' && order.status === 'confirmed'
  if (begins && !hurried) await keepPromise(deps, tx, order, 'in_production')
  const at = deps.clock()
  const moved = await changeMaking(tx, piece, { to, actor, at, ...(why ? { note: why } : {}) })
  const status = await orderFollows(tx, order, { to, hurried, actor, at })
  if (status) await tellMoved(deps, tx, order, status)
  await tellOfPiece(deps, tx, { order, piece: moved, from, withOrder: status !== null })
  return { order: { ...order, status: status ?? order.status }, piece: moved, from }
}

/** The sewn line of an order. Throws `piece_not_found`. */
export async function getPiece(
  tx: Queries,
  { id }: StoredOrder,
  lineId: string,
): Promise<SewnLine> {
  const piece = (await listSewn(tx, id)).find(({ line }) => line.id === lineId)
  if (!piece) throw new ShopError('piece_not_found')
  return piece
}

async function nameTailor(tx: Queries, { line }: SewnLine, tailor: string): Promise<SewnLine> {
  return { line, making: await updateMaking(tx, line.id, { tailor: cleanText(tailor).trim() }) }
}

/** Cut once more, for another reason than before, it is made anew. */
async function isSaidAgain(
  tx: Queries,
  { line, making }: SewnLine,
  { to, why }: { to: MakingState; why: string },
): Promise<boolean> {
  if (making.state !== to) return false
  if (to !== 'cutting' || why === '') return true
  return (await findLastNote(tx, line.id)) === why
}

type Step = { to: MakingState; hurried: boolean; actor: Actor; at: Date }

/** The first cut begins the order; with its last piece an order of sewn pieces alone is ready. */
async function orderFollows(
  tx: Queries,
  order: StoredOrder,
  { to, hurried, actor, at }: Step,
): Promise<'in_production' | 'ready' | null> {
  if (to === 'cutting' && order.status === 'confirmed') {
    const why = hurried ? { reason: 'hurried' } : {}
    await changeStatus(tx, order, 'in_production', { actor, at, ...why })
    return 'in_production'
  }
  if (to !== 'ready') return null
  const pieces = await listSewn(tx, order.id)
  const lines = await listOrderLines(tx, order.id)
  const isWhole = pieces.length === lines.filter((line) => leftOf(line) > 0).length
  if (!isWhole || pieces.some(({ making }) => making.state !== 'ready')) return null
  await changeStatus(tx, order, 'ready', { actor, at })
  return 'ready'
}
