import type { Total } from '@rimal/contract/page-of'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ReadAddress } from '../../../call.ts'
import { type Words, useWords } from '../../../words.tsx'
import { useSaid } from '../../said/use-said.ts'
import type { BulkAct, BulkLink } from './bulk-act.ts'
import type { BulkOutcome } from './run-in-parts.ts'
import { countSelected, isSelected } from './selection.ts'
import { countUntried, selectionAfter } from './selection-after.ts'
import { useCountChanged } from './use-count-changed.ts'
import { useSelection } from './use-selection.ts'

/** What a list offers for its selected rows. */
export type Bulk<Row, Filter> = {
  acts: readonly BulkAct<Filter>[]
  links: readonly BulkLink[]
  /** The filters of the list, with its search. */
  filter: Filter
  /** The words for a number of rows, such as '12 products'. */
  counted: (count: number) => string
  /** How a row is called where it is selected. */
  nameOf: (row: Row) => string
  /** The page of a row. */
  toOf: (id: string) => string
  /** The words for the fields for which a row was left out; without it they are not said. */
  fieldsText?: (fields: string[]) => string
  /** Whether an act changes a row; without it, it is tried with all of them. */
  changes?: (row: Row, act: string) => boolean
  /** The reads that an act changes. */
  renews: readonly ReadAddress[]
}

type Given<Row, Filter> = {
  bulk: Bulk<Row, Filter> | undefined
  rows: Row[]
  keyOf: (row: Row) => string
  total: Total | undefined
}

/** The selection of a list and what is being done with it. */
export function useBulk<Row, Filter>({ bulk, rows, keyOf, total }: Given<Row, Filter>) {
  const { t } = useWords()
  const queries = useQueryClient()
  const filterKey = JSON.stringify(bulk?.filter ?? null)
  const { selection, isFull, set, change, toggle } = useSelection(filterKey)
  const [act, setAct] = useState<BulkAct<Filter> | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const { said, say } = useSaid()
  const [reported, setReported] = useState(filterKey)
  if (reported !== filterKey) {
    // What an act did is about the rows that were shown before.
    setReported(filterKey)
    setAct(null)
    setOutcome(null)
    say('', false)
  }
  const shownKey = useRef(filterKey)
  useEffect(() => {
    shownKey.current = filterKey
  }, [filterKey])
  const page = rows.map(keyOf)
  const count = countSelected(selection, total?.count ?? 0)
  const renew = () => {
    const reads = [...(bulk?.renews ?? []), 'GET staff/list-waiting'] as const
    return Promise.all(reads.map((read) => queries.invalidateQueries({ queryKey: [read] })))
  }
  const finish = async (ended: BulkOutcome) => {
    // An act that another filter ended has nothing to say about the rows that are shown now.
    if (shownKey.current === filterKey) {
      setAct(null)
      setOutcome(ended)
      set(selectionAfter(selection, ended))
      say(textOf(ended, count, t))
    }
    await renew()
  }
  return {
    selection,
    isFull,
    count,
    set,
    act,
    setAct,
    outcome,
    said,
    finish,
    countChanged: useCountChanged({ bulk, rows, keyOf, total, selection, count, filterKey }),
    isPageSelected: page.every((id) => isSelected(selection, id)),
    selectPage: () => change(page, true),
    selecting: {
      isSelected: (row: Row) => isSelected(selection, keyOf(row)),
      onSelect: (row: Row, isRange: boolean) => toggle(keyOf(row), { page, isRange }),
      onSelectPage: (isOn: boolean) => change(page, isOn),
      labelOf: (row: Row) => t('list_select', { name: bulk?.nameOf(row) ?? '' }),
      pageLabel: t('list_select_page'),
    },
  }
}

/** Says what an act did. What a failed call changed before it failed is not known. */
function textOf(outcome: BulkOutcome, count: number, t: Words['t']): string {
  const { done, error } = outcome
  const untried = countUntried(count, outcome)
  const changed = t(error === null ? 'list_bulk_done' : 'list_bulk_done_known', {
    count: done.length,
  })
  if (outcome.isWhole || untried === 0) return changed
  return `${changed} ${t('list_bulk_untried', { count: untried })}`
}
