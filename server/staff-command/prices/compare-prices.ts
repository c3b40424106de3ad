import { createHash } from 'node:crypto'
import type { ListedPrice, NewPrice } from '@rimal/contract/staff/prices'
import { toDecimalString } from '@rimal/contract/money'
import { CommandError } from '../words/one-of.ts'

type Cost = Pick<ListedPrice, 'price' | 'compareAt'>
export type PriceChange = { row: NewPrice; old: Cost; isLarge: boolean }

/** A price that more than doubles or falls below half is more often a slip than a decision. */
const largeFactor = 2

/** Returns the prices that differ from the current ones. Throws when the shop would refuse one of the rows. */
export function comparePrices(
  rows: readonly NewPrice[],
  listed: ReadonlyMap<string, readonly ListedPrice[]>,
): PriceChange[] {
  return rows.flatMap((row) => {
    const old = listed.get(row.currency)?.find(({ product }) => product === row.product)
    if (!old) throw new CommandError(`${row.product} is no product of the shop.`)
    const { price, compareAt = null } = row
    if (compareAt !== null && (price === null || compareAt <= price)) {
      throw new CommandError(`${row.product}: the amount before must be above ${costText(row)}.`)
    }
    const isSame = old.price === price && old.compareAt === compareAt
    return isSame ? [] : [{ row, old, isLarge: isLarge(old.price, price) }]
  })
}

/** A line for each change, those that need a second look first. */
export function listChanges(changes: readonly PriceChange[]): string[] {
  const inOrder = changes.toSorted((a, b) => Number(b.isLarge) - Number(a.isLarge))
  return inOrder.map(({ row, old, isLarge: large }) => {
    const { currency, product } = row
    const line = `${product}  ${currency} ${costText({ ...old, currency })} → ${costText(row)}`
    return large ? `${line}  LOOK AGAIN: more than double, or less than half` : line
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

function isLarge(old: number | null, now: number | null): boolean {
  if (old === null || now === null) return false
  return now > old * largeFactor || now * largeFactor < old
}

function costText({ currency, price, compareAt }: Omit<NewPrice, 'product'>): string {
  if (price === null) return 'not sold'
  const before = compareAt ? ` (before ${toDecimalString(compareAt, currency)})` : ''
  return `${toDecimalString(price, currency)}${before}`
}
