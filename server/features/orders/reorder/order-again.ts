import type { ResultOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { NotAgain, ordersApi } from '@rimal/contract/orders'
import type { Deps } from '../../../deps.ts'
import { refusalText, ShopError } from '../../../http/shop-error.ts'
import { addToCart, type ProductToAdd } from '../../cart/add-to-cart.ts'
import { sameCustomSize } from '../../customers/measurements/same-custom-size.ts'
import { getCart } from '../../cart/get-cart.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { getOrderOf } from '../order-view/get-order-of.ts'
import { remainingQuantity, listOrderLines, type StoredOrder } from '../stored-order.ts'
import { listColors } from './colors.sql.ts'

type Line = Awaited<ReturnType<typeof listOrderLines>>[number]
type Input = { shopper: Shopper; language: LanguageCode }

/**
 * Adds the lines of an order to the cart as they were ordered: colour, size or measurements, and remarks; at
 * today's price. Leaves out what is not available today, and reports the reason.
 */
export async function orderAgain(
  deps: Deps,
  input: Input & { order: string },
): Promise<ResultOf<typeof ordersApi.orderAgain>> {
  const { shopper, language } = input
  const order = await getOrderOf(deps.db, shopper, input.order)
  const lines = remainingLines(order, await listOrderLines(deps.db, order.id))
  const itemIds = lines.map(({ itemId }) => itemId)
  const colors = await listColors(deps.db, itemIds)
  const missing: NotAgain[] = []
  let added = 0
  for (const line of lines) {
    const { put, refused } = await addLine(deps, input, { line, color: colors.get(line.itemId) })
    added += put
    if (refused) missing.push(notAgain(line, { language, put, refused }))
  }
  const { count } = await getCart(deps, { shopper, language })
  return { added, count, missing }
}

/**
 * Returns the lines that remain in the order. The customer did not want the units cancelled from an order that
 * continued; a fully cancelled order is repeated in full.
 */
function remainingLines({ status }: StoredOrder, lines: Line[]): Line[] {
  if (status === 'cancelled') return lines
  return lines
    .map((line) => ({ ...line, quantity: remainingQuantity(line) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Adds one unit at a time, as the customer would, until the shop refuses one. */
async function addLine(
  deps: Deps,
  { shopper }: Input,
  { line, color }: { line: Line; color: string | undefined },
): Promise<{ put: number; refused?: ShopError }> {
  let put = 0
  try {
    const item = await itemOf(deps, shopper, line, color)
    for (; put < line.quantity; put += 1) await addToCart(deps, { shopper, item })
  } catch (error) {
    if (error instanceof ShopError) return { put, refused: error }
    throw error
  }
  return { put }
}

async function itemOf(
  deps: Deps,
  shopper: Shopper,
  { productId, itemId, size, measurements, remarks }: Line,
  color: string | undefined,
): Promise<ProductToAdd> {
  if (color === undefined) throw new ShopError('product_not_found')
  const item = { product_id: productId, product_item_id: itemId, color_code: color, remarks }
  if (!measurements) return { ...item, ...(size === null ? {} : { size }) }
  return { ...item, customSizeId: await sameCustomSize(deps, { shopper, measurements }) }
}

function notAgain(
  { name, colorName, size, measurements, quantity }: Line,
  { language, put, refused }: { language: LanguageCode; put: number; refused: ShopError },
): NotAgain {
  return {
    name: textIn(name, language),
    colorName: textIn(colorName, language),
    size,
    measurements,
    quantity: quantity - put,
    why: refusalText(refused, language),
    queue: refused.code === 'queue_required' ? (refused.fields?.['queue'] ?? null) : null,
  }
}
