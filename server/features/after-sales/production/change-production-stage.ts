import type { BodyOf } from '@rimal/contract/endpoint'
import type { productionApi } from '@rimal/contract/staff/production'
import {
  canStageBecome,
  stageAllowedIn,
  type ProductionStage,
  needsReason,
} from '@rimal/contract/production/production-stages'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { type Actor, changeStatus } from '../../orders/change-status.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { remainingQuantity, listOrderLines, type StoredOrder } from '../../orders/stored-order.ts'
import { requireCancellationOver } from '../fulfilment/move-order.ts'
import { notifyStatus } from '../fulfilment/notify-status.ts'
import { changeProduction } from './change-production.ts'
import {
  findLastNote,
  listProductionItems,
  type ProductionLine,
  updateProduction,
} from './production.sql.ts'
import { notifyProduction } from './notify-production.ts'

type Input = BodyOf<typeof productionApi.changeProductionStage> & { actor: Actor }
type Moved = { order: StoredOrder; productionItem: ProductionLine; from: ProductionStage }

/** Moves one production item to a stage, and its order accordingly; a repeated call changes nothing. */
export async function changeProductionStage(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  { orderNumber, lineId, state: to, note = '', tailor, force = false, actor }: Input,
): Promise<Moved> {
  const order = await lockByNumber(tx, orderNumber)
  const found = await getProductionItem(tx, order, lineId)
  const productionItem = tailor === undefined ? found : await nameTailor(tx, found, tailor)
  const why = cleanText(note).trim()
  const from = productionItem.production.state
  if (await isSaidAgain(tx, productionItem, { to, why })) return { order, productionItem, from }
  if (!canStageBecome(from, to) || !stageAllowedIn[to].includes(order.status)) {
    throw new ShopError('production_step_refused')
  }
  if (needsReason(from, to) && why === '')
    throw new ShopError('invalid_input', { note: 'required' })
  const begins = to === 'cutting' && order.status === 'confirmed'
  if (begins && !force) await requireCancellationOver(deps, tx, order, 'in_production')
  const at = deps.clock()
  const moved = await changeProduction(tx, productionItem, {
    to,
    actor,
    at,
    ...(why ? { note: why } : {}),
  })
  const status = await orderFollows(tx, order, { to, force, actor, at })
  if (status) await notifyStatus(deps, tx, order, status)
  await notifyProduction(deps, tx, {
    order,
    productionItem: moved,
    from,
    withOrder: status !== null,
  })
  return { order: { ...order, status: status ?? order.status }, productionItem: moved, from }
}

/** Returns the production item of an order line. Throws `production_item_not_found`. */
export async function getProductionItem(
  tx: Tx,
  { id }: StoredOrder,
  lineId: string,
): Promise<ProductionLine> {
  const productionItem = (await listProductionItems(tx, id)).find(({ line }) => line.id === lineId)
  if (!productionItem) throw new ShopError('production_item_not_found')
  return productionItem
}

async function nameTailor(
  tx: Tx,
  { line }: ProductionLine,
  tailor: string,
): Promise<ProductionLine> {
  return {
    line,
    production: await updateProduction(tx, line.id, { tailor: cleanText(tailor).trim() }),
  }
}

/** Cut once more, for another reason than before, it is made anew. */
async function isSaidAgain(
  tx: Tx,
  { line, production }: ProductionLine,
  { to, why }: { to: ProductionStage; why: string },
): Promise<boolean> {
  if (production.state !== to) return false
  if (to !== 'cutting' || why === '') return true
  return (await findLastNote(tx, line.id)) === why
}

type Step = { to: ProductionStage; force: boolean; actor: Actor; at: Date }

/**
 * Moves the order with its production item: the first cut begins production, and the last item makes an order of
 * made-to-order lines only ready.
 */
async function orderFollows(
  tx: Tx,
  order: StoredOrder,
  { to, force, actor, at }: Step,
): Promise<'in_production' | 'ready' | null> {
  if (to === 'cutting' && order.status === 'confirmed') {
    const why = force ? { reason: 'force' } : {}
    await changeStatus(tx, order, 'in_production', { actor, at, ...why })
    return 'in_production'
  }
  if (to !== 'ready') return null
  const productionItems = await listProductionItems(tx, order.id)
  const lines = await listOrderLines(tx, order.id)
  const isWhole =
    productionItems.length === lines.filter((line) => remainingQuantity(line) > 0).length
  if (!isWhole || productionItems.some(({ production }) => production.state !== 'ready'))
    return null
  await changeStatus(tx, order, 'ready', { actor, at })
  return 'ready'
}
