import type { SearchSort } from '@rimal/contract/choices'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SortSelect } from './sort-select.tsx'

type Props = {
  chosen: number
  sort: SearchSort
  sorts: readonly SearchSort[]
  onFilter: () => void
  onSort: (sort: SearchSort) => void
}

/** On the phone, filter and order stay in reach below the header. */
export function ListToolbar({ chosen, sort, sorts, onFilter, onSort }: Props) {
  const { t } = useWords()
  return (
    <div className="sticky top-(--below-bar) z-4 -mx-(--gutter) grid grid-cols-2 border-y border-rule bg-paper lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onFilter}
        className="flex min-h-12 items-center justify-center gap-2.5 px-2 -outline-offset-4"
      >
        <Icon name="filter" size="sm" />
        {chosen > 0 ? t('filter_with_count', { chosen }) : t('filter')}
      </button>
      <SortSelect
        value={sort}
        sorts={sorts}
        onChange={onSort}
        className="min-h-12 justify-center border-s border-rule px-2 text-center leading-tight -outline-offset-4!"
      />
    </div>
  )
}
