import type { Replanned } from '../plan/replan.ts'

/**
 * What the audit says of a product that an import changes: the columns, both prices where the price changes, and the
 * stock of each variant before and after. Null where nothing changes.
 */
export function describeChange({ rows, placed, stored, draft }: Replanned) {
  const changes = rows.flatMap((row) => row.changes)
  if (changes.length === 0) return null
  const fields = [...new Set(changes.map(({ column }) => column))]
  const price =
    stored && stored.price !== draft.price ? { price: { from: stored.price, to: draft.price } } : {}
  const skuOf = new Map(placed.map(({ row, place }) => [row.line, place.size?.sku ?? row.sku]))
  const stock = rows.flatMap((row) =>
    row.changes
      .filter(({ column }) => column === 'stock')
      .map(({ from, to }) => [skuOf.get(row.line) ?? 'new', { from: from || '0', to }] as const),
  )
  return { fields, ...price, ...Object.fromEntries(stock) }
}
