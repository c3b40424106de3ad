import { type LanguageCode, textIn } from '@rimal/contract/language'
import { allWords } from '@rimal/contract/words/all-words'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import {
  placeOrderOfReturn,
  type SentLine,
} from '../../../orders/return-orders/place-order-of-return.ts'
import { releaseStock, reserveStock } from '../../../orders/return-orders/move-stock.ts'
import { isMadeToOrder } from '../../../../db/made-to-order.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import type { Resolution } from './resolution.ts'
import { listVariants, type ReturnedLine } from '../returns.sql.ts'

/**
 * Places the order of the replacement: for an exchange the reserved units, for a claim the same products again,
 * from stock or newly produced. Units reserved for an item that is not accepted are released.
 */
export async function sendInstead(
  tx: Tx,
  resolution: Resolution,
  accepted: readonly ReturnedLine[],
): Promise<StoredOrder> {
  if (accepted.length === 0) throw new ShopError('return_nothing_accepted')
  const { order, stored, lines, actor, at, settings } = resolution
  const isHeld = stored.holds
  const rest = isHeld ? lines.filter((line) => !accepted.includes(line)) : []
  await releaseStock(tx, stockLinesOf(rest, true))
  const stockLines = stockLinesOf(accepted, isHeld)
  if (!isHeld && !(await reserveStock(tx, stockLines)))
    throw new ShopError('return_exchange_sold_out')
  const productionDays = accepted.some(({ line }) => isMadeToOrder(line))
    ? settings.customLeadDays
    : 0
  return placeOrderOfReturn(tx, order, {
    returnId: stored.id,
    lines: await sentLines(tx, accepted),
    held: stockLines,
    inProduction: false,
    productionDays,
    settings,
    actor,
    at,
  })
}

/** Places an order of the customer's own items, which the workshop works on from now on. */
export async function sendAltered(tx: Tx, resolution: Resolution): Promise<StoredOrder> {
  const { order, stored, lines, actor, at, settings } = resolution
  const sendable = lines.filter(({ returned }) => returned.condition !== 'not_ours')
  if (sendable.length === 0) throw new ShopError('return_step_refused')
  const remarks = remarkOf(resolution, order.language)
  return placeOrderOfReturn(tx, order, {
    returnId: stored.id,
    lines: sendable.map((line) => ({ ...asOrdered(line), remarks })),
    held: [],
    inProduction: true,
    productionDays: settings.customLeadDays,
    settings,
    actor,
    at,
  })
}

/** Returns the remark that the workshop reads beside the item: the reason, and the customer's text. */
function remarkOf({ stored }: Resolution, language: LanguageCode): string {
  const why = textIn(allWords[`return_why_${stored.reason}`], language)
  return [why, stored.note].filter(Boolean).join('\n')
}

function stockLinesOf(lines: readonly ReturnedLine[], wanted: boolean) {
  return lines.flatMap(({ line, returned }) => {
    const sku = wanted ? returned.wantedSku : isMadeToOrder(line) ? null : line.sku
    return sku === null ? [] : [{ sku, quantity: returned.quantity }]
  })
}

async function sentLines(tx: Tx, lines: readonly ReturnedLine[]): Promise<SentLine[]> {
  const wanted = lines.flatMap(({ returned }) => returned.wantedSku ?? [])
  const variants = wanted.length > 0 ? await listVariants(tx, wanted) : []
  return lines.map((one) => {
    const variant = variants.find(({ sku }) => sku === one.returned.wantedSku)
    return variant ? { ...asOrdered(one), ...variant } : asOrdered(one)
  })
}

function asOrdered({ line, returned }: ReturnedLine): SentLine {
  const { productId, itemId, sku, name, subtitle, colorName, pictureId } = line
  const { size, profileName, measurements, remarks, madeToOrder } = line
  return {
    productId,
    itemId,
    sku,
    name,
    subtitle,
    colorName,
    pictureId,
    size,
    profileName,
    measurements,
    remarks,
    quantity: returned.quantity,
    madeToOrder,
  }
}
