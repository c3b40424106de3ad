import { type LanguageCode, textIn } from '@rimal/contract/language'
import { allWords } from '@rimal/contract/words/all-words'
import type { Queries } from '../../../db/connect.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { WindowMove } from '../../catalog/record-window-change.ts'
import {
  placeOrderOfReturn,
  type SentLine,
} from '../../orders/from-return/place-order-of-return.ts'
import { holdPieces, letGoPieces } from '../../orders/from-return/shelf.ts'
import { isSewn, type StoredOrder } from '../../orders/stored-order.ts'
import type { Resolving } from './resolve-return.ts'
import { listVariants, type ReturnedLine } from '../returns.sql.ts'

type Sent = WindowMove & { sent: StoredOrder }

/**
 * An order of what she gets instead: of an exchange the pieces that were held for her, of a claim the same
 * ones again, off the shelf or sewn anew. What was held for a piece that is not accepted is let go.
 */
export async function sendInstead(
  tx: Queries,
  resolving: Resolving,
  accepted: readonly ReturnedLine[],
): Promise<Sent> {
  if (accepted.length === 0) throw new ShopError('return_nothing_accepted')
  const { order, stored, lines, actor, at, settings } = resolving
  const isHeld = stored.holds
  const rest = isHeld ? lines.filter((line) => !accepted.includes(line)) : []
  const freed = await letGoPieces(tx, piecesOf(rest, true))
  const pieces = piecesOf(accepted, isHeld)
  const held = isHeld ? { windowChanged: false } : await holdPieces(tx, pieces)
  if (!held) throw new ShopError('return_wanted_gone')
  const sewing = accepted.some(({ line }) => isSewn(line)) ? settings.customLeadDays : 0
  const sent = await placeOrderOfReturn(tx, order, {
    returnId: stored.id,
    lines: await sentLines(tx, accepted),
    held: pieces,
    inProduction: false,
    sewingDays: sewing,
    settings,
    actor,
    at,
  })
  return { sent, windowChanged: freed.windowChanged || held.windowChanged }
}

/** An order of her own pieces, which the atelier works on from now. */
export async function sendAltered(tx: Queries, resolving: Resolving): Promise<StoredOrder> {
  const { order, stored, lines, actor, at, settings } = resolving
  const kept = lines.filter(({ returned }) => returned.finding !== 'not_ours')
  if (kept.length === 0) throw new ShopError('return_step_refused')
  const remarks = remarkOf(resolving, order.language)
  return placeOrderOfReturn(tx, order, {
    returnId: stored.id,
    lines: kept.map((line) => ({ ...asOrdered(line), remarks })),
    held: [],
    inProduction: true,
    sewingDays: settings.customLeadDays,
    settings,
    actor,
    at,
  })
}

/** What the atelier reads beside the piece: what is not right, in her words. */
function remarkOf({ stored }: Resolving, language: LanguageCode): string {
  const why = textIn(allWords[`return_why_${stored.reason}`], language)
  return [why, stored.note].filter(Boolean).join('\n')
}

function piecesOf(lines: readonly ReturnedLine[], wanted: boolean) {
  return lines.flatMap(({ line, returned }) => {
    const sku = wanted ? returned.wantedSku : isSewn(line) ? null : line.sku
    return sku === null ? [] : [{ sku, quantity: returned.quantity }]
  })
}

async function sentLines(tx: Queries, lines: readonly ReturnedLine[]): Promise<SentLine[]> {
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
