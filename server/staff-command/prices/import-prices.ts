import type { ListedPrice } from '@rimal/contract/staff/prices'
import type { StaffClient } from '../verb.ts'
import { codeOf, comparePrices, listChanges } from './compare-prices.ts'
import { readPrices } from './read-prices.ts'

/** The number of rows in one call. */
const perCall = 400

/**
 * Imports the prices of a table. It writes exactly the changes that were shown: when the code belongs to other
 * changes, it shows the current changes and writes nothing. The shop refuses a call with a price that somebody else
 * has changed since.
 */
export async function importPrices(ask: StaffClient['ask'], csv: string, code?: string) {
  const rows = readPrices(csv)
  const listed = new Map<string, ListedPrice[]>()
  for (const currency of new Set(rows.map((row) => row.currency))) {
    listed.set(currency, await ask('GET staff/list-prices', { query: { currency } }))
  }
  const changes = comparePrices(rows, listed)
  if (changes.length === 0) return ['The shop has all prices of the rows already.']
  const needed = codeOf(changes)
  if (code !== needed) {
    return [
      ...listChanges(changes),
      ...(code === undefined ? [] : [`The code ${code} confirms other changes than these.`]),
      `Nothing was written. To write these ${changes.length}: price import --confirm ${needed}`,
    ]
  }
  for (let at = 0; at < changes.length; at += perCall) {
    const prices = changes
      .slice(at, at + perCall)
      .map(({ row, old: { price, compareAt } }) => ({ ...row, old: { price, compareAt } }))
    await ask('POST staff/set-prices', { body: { prices } })
  }
  return [...listChanges(changes), `${changes.length} prices were written.`]
}
