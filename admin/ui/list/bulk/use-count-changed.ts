import type { Total } from '@rimal/contract/page-of'
import { useState } from 'react'
import { countChanged, type Selection } from './selection.ts'

type Seeing<Row> = { rows: Row[]; keyOf: (row: Row) => string; filterKey: string }

type Given<Row> = Seeing<Row> & {
  bulk: { changes?: (row: Row, act: string) => boolean } | undefined
  total: Total | undefined
  selection: Selection
  /** The number of selected rows. */
  count: number
}

/** Returns a function that counts the selected rows which an act changes; null where not all of them were seen. */
export function useCountChanged<Row>({ bulk, selection, count, total, ...given }: Given<Row>) {
  const seen = useSeenRows(given)
  const page = given.rows.map(given.keyOf)
  return (act: string): number | null => {
    const changes = bulk?.changes
    if (!changes) return count
    return countChanged(selection, { seen, page, total, isChanged: (row) => changes(row, act) })
  }
}

/** Holds the rows of the pages that were shown since the filters were chosen, because a selection goes over pages. */
function useSeenRows<Row>({ rows, keyOf, filterKey }: Seeing<Row>): ReadonlyMap<string, Row> {
  const withShown = (before: ReadonlyMap<string, Row>) =>
    new Map([...before, ...rows.map((row): [string, Row] => [keyOf(row), row])])
  const [held, setHeld] = useState(() => ({ seen: withShown(new Map()), rows, filterKey }))
  if (held.rows === rows && held.filterKey === filterKey) return held.seen
  const seen = withShown(held.filterKey === filterKey ? held.seen : new Map())
  setHeld({ seen, rows, filterKey })
  return seen
}
