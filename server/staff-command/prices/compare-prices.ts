import { createHash } from 'node:crypto'
import type { ListedPrice, NewPrice } from '@rimal/contract/staff/prices'
import { toDecimalString } from '@rimal/contract/money'
import { CommandError } from '../words/one-of.ts'

type Cost = Pick<ListedPrice, 'price' | 'compareAt'>
export type PriceChange = { row: NewPrice; old: Cost; doubt: string | null }

/** A price that more than doubles or falls below half is more often a slip than a decision. */
const largeFactor = 2
/** A product that was not sold yet has no old price: it is compared with the middle one of all products. */
const farFactor = 5

/** Returns the prices that differ from the current ones. Throws when the shop would refuse one of the rows. */
export function comparePrices(
  rows: readonly NewPrice[],
  listed: ReadonlyMap<string, readonly ListedPrice[]>,
): PriceChange[] {
  const usual = usualPrices(rows, listed)
  return rows.flatMap((row) => {
    const old = listed.get(row.currency)?.find(({ product }) => product === row.product)
    if (!old) throw new CommandError(`${row.product} is no product of the shop.`)
    const { price, compareAt = null } = row
    if (compareAt !== null && (price === null || compareAt <= price)) {
      throw new CommandError(`${row.product}: the amount before must be above ${costText(row)}.`)
    }
    const isSame = old.price === price && old.compareAt === compareAt
    return isSame ? [] : [{ row, old, doubt: doubtOf(row, old, usual.get(row.currency)) }]
  })
}

/** A line for each change, those that need a second look first. */
export function listChanges(changes: readonly PriceChange[]): string[] {
  const inOrder = changes.toSorted((a, b) => Number(b.doubt !== null) - Number(a.doubt !== null))
  return inOrder.map(({ row, old, doubt }) => {
    const { currency, product } = row
    const line = `${product}  ${currency} ${costText({ ...old, currency })} → ${costText(row)}`
    return doubt === null ? line : `${line}  LOOK AGAIN: ${doubt}`
  })
}

/** Stands for exactly these changes: another price on either side makes another code. */
export function codeOf(changes: readonly PriceChange[]): string {
  const stated = changes.map(({ row, old }) => [
    row.product,
    row.currency,
    old.price,
    old.compareAt,
    row.price,
    row.compareAt ?? null,
  ])
  return createHash('sha256').update(JSON.stringify(stated)).digest('hex').slice(0, 8)
}

/** Why a price may be a slip: 1,250 read as two cells, or a point that separated thousands. */
function doubtOf({ price, compareAt = null, currency }: NewPrice, old: Cost, usual = 0) {
  if (price === null) return null
  if (old.price !== null && isFar(old.price, price, largeFactor)) {
    return 'more than double, or less than half'
  }
  if (compareAt !== null && isFar(compareAt, price, largeFactor)) {
    return 'less than half of the amount before'
  }
  const isFirst = old.price === null && usual > 0
  if (isFirst && isFar(usual, price, farFactor)) return `far from other prices in ${currency}`
  return null
}

function isFar(from: number, to: number, factor: number): boolean {
  return to > from * factor || to * factor < from
}

/** The middle price in each currency: of what is sold in it, or else of the rows themselves. */
function usualPrices(
  rows: readonly NewPrice[],
  listed: ReadonlyMap<string, readonly ListedPrice[]>,
): Map<string, number> {
  const usual = [...listed].map(([currency, products]) => {
    const own = rows.filter((row) => row.currency === currency)
    return [currency, middleOf(products) || middleOf(own)] as const
  })
  return new Map(usual)
}

function middleOf(rows: readonly { price: number | null }[]): number {
  const prices = rows.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b)
  return prices[Math.floor((prices.length - 1) / 2)] ?? 0
}

function costText({ currency, price, compareAt }: Omit<NewPrice, 'product'>): string {
  if (price === null) return 'not sold'
  const before = compareAt ? ` (before ${toDecimalString(compareAt, currency)})` : ''
  return `${toDecimalString(price, currency)}${before}`
}
