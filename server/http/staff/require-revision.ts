import { ShopError } from '../shop-error.ts'

type Stored = { id: string; revision: number }
type Named = { id: string | null; revision: number }

/**
 * Returns the record that a save names; undefined for a new one.
 * @throws ShopError not_found, changed_meanwhile
 */
export function requireRevision<Row extends Stored>(
  rows: readonly Row[],
  { id, revision }: Named,
): Row | undefined {
  if (id === null) return undefined
  const row = rows.find((one) => one.id === id)
  if (!row) throw new ShopError('not_found')
  if (row.revision !== revision) throw new ShopError('changed_meanwhile')
  return row
}
