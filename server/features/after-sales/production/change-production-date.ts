import { localTime, isDay } from '@rimal/contract/dates'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { productionApi } from '@rimal/contract/staff/production'
import { readyDay } from '@rimal/contract/production/ready-day'
import { statusIs } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import type { Actor } from '../../orders/change-status.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { shiftArrival } from '../../orders/order-lines/change-lines.ts'
import { getStoredOrder, type StoredOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import {
  insertProductionEvent,
  listProductionItems,
  type ProductionLine,
  updateProduction,
} from './production.sql.ts'
import { getProductionItem } from './change-production-stage.ts'
import { notifyDate } from './notify-production.ts'

const dayMs = 86_400_000

type Input = BodyOf<typeof productionApi.changeProductionDate> & { actor: Actor }

/**
 * Changes the due day of a production item, and the arrival of its whole order accordingly; the same day again
 * changes nothing.
 */
export async function moveDate(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  { orderNumber, lineId, day, reason, actor }: Input,
): Promise<{ order: StoredOrder; productionItem: ProductionLine; from: string }> {
  const order = await lockByNumber(tx, orderNumber)
  const productionItem = await getProductionItem(tx, order, lineId)
  const { dueOn: from, state } = productionItem.production
  if (from === day) return { order, productionItem, from }
  if (state === 'ready' || !statusIs(order.status, 'producible')) {
    throw new ShopError('production_step_refused')
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
  // The day on which the shipment was to arrive, which may depend on a production item that was cancelled since.
  const before = readyDay(order.shipping.arrival, order.shipping.pickup !== undefined)
  const production = await updateProduction(tx, lineId, {
    dueOn: day,
    overdueRemindedAt: null,
  })
  await insertProductionEvent(tx, {
    orderLineId: lineId,
    fromState: state,
    toState: state,
    dueOn: day,
    actor,
    note,
    at,
  })
  const days = (Date.parse(await lastDay(tx, order.id)) - Date.parse(before)) / dayMs
  if (days !== 0) await shiftArrival(tx, order.id, days)
  const moved = { line: productionItem.line, production }
  await notifyDate(deps, tx, {
    order: await getStoredOrder(tx, order.id),
    productionItem: moved,
    note,
  })
  return { order, productionItem: moved, from }
}

/** Returns the due day of the slowest production item, which determines the arrival of the shipment. */
async function lastDay(tx: Tx, orderId: string): Promise<string> {
  const days = (await listProductionItems(tx, orderId)).map(({ production }) => production.dueOn)
  return days.toSorted().at(-1) ?? ''
}
