import { maxQuantity } from '@rimal/contract/limits'
import type { StoredLine } from './stored-cart.ts'
import { productionDaysOf } from '../shop/delivery/estimate-arrival.ts'

export type Fit = {
  /** The available part of the requested quantity; 0 when nothing is available. */
  quantity: number
  /** The most this line could ask for, given what the other lines hold. */
  limit: number
}

/** A line in its current state: its available quantity, and its production time. */
export type CurrentLine = StoredLine & {
  fit: Fit
  onSale: boolean
  buyable: boolean
  /** Working days. */
  productionDays: number
}

const nothing: Fit = { quantity: 0, limit: 0 }

/**
 * Returns the lines as today's stock and the shop's catalogue allow them, whatever was true when the product was
 * added.
 */
export function currentLines(lines: readonly StoredLine[], customLeadDays: number): CurrentLine[] {
  const fits = fitToStock(lines.filter((line) => isOnSale(line) && line.isSold))
  return lines.map((line) => {
    const fit = fits.get(line.id) ?? nothing
    const measured = line.customSizeId !== null
    return {
      ...line,
      fit,
      productionDays: productionDaysOf({ ...line, measured }, { customLeadDays }),
      onSale: isOnSale(line),
      buyable: fit.quantity > 0,
    }
  })
}

function isOnSale(line: StoredLine): boolean {
  return line.published && (line.customSizeId === null || line.allowsCustomSize)
}

type Asked = {
  id: string
  sku: string | null
  quantity: number
  /** Null where nothing is taken from stock. */
  available: number | null
}

/** Shares the available stock among all lines of a variant, the earlier lines first. */
function fitToStock(lines: readonly Asked[]): Map<string, Fit> {
  const held = new Map<string, number>()
  const fitted = lines.map((line) => {
    const { sku, available } = line
    const wanted = Math.min(line.quantity, maxQuantity)
    if (sku === null || available === null) return { ...line, quantity: wanted }
    const before = held.get(sku) ?? 0
    const quantity = Math.min(wanted, Math.max(0, available - before))
    held.set(sku, before + quantity)
    return { ...line, quantity }
  })
  return new Map(
    fitted.map(({ id, sku, available, quantity }) => {
      const others = sku === null ? 0 : (held.get(sku) ?? 0) - quantity
      const limit =
        available === null ? maxQuantity : Math.min(maxQuantity, Math.max(0, available - others))
      return [id, { quantity, limit }]
    }),
  )
}
