import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../../../words.tsx'
import { isolate } from '../../isolate.ts'
import { EmptyList } from '../empty-list.tsx'
import { activeFilters, labelOf, type ListFilter } from './list-filter.ts'

type Props = {
  search: string
  filters: readonly ListFilter[]
  onDrop: (names: string[]) => void
  /** What the list says when neither a search nor a filter is active. */
  empty: string
  /** Further acts for a search that finds nothing. */
  moreActs?: ReactNode
}

/** Says why a list has no rows: it names the search and the filters that may hide them, with the ways to drop them. */
export function NoneFound({ search, filters, onDrop, empty, moreActs }: Props) {
  const { t } = useWords()
  const active = activeFilters(filters)
  if (search === '' && active.length === 0) return <EmptyList text={empty} />
  const named = active
    .map((filter) => t('list_chip', { title: filter.title, value: isolate(labelOf(filter)) }))
    .join(' · ')
  const key =
    active.length === 0
      ? 'list_none_match'
      : search === ''
        ? 'list_none_filtered'
        : 'list_none_match_filtered'
  return (
    <EmptyList text={t(key, { search: isolate(search), filters: named })}>
      {active.length > 0 ? (
        <Button variant="default" onClick={() => onDrop(active.map(({ name }) => name))}>
          {t('list_drop_filters')}
        </Button>
      ) : null}
      {search === '' ? null : (
        <Button variant="default" onClick={() => onDrop(['q'])}>
          {t('list_drop_search')}
        </Button>
      )}
      {search === '' ? null : moreActs}
    </EmptyList>
  )
}
