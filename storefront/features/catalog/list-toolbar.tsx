import type { ProductList } from '@rimal/contract/catalog'
import { useRef, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import { countFilters, withSort } from './list-address.ts'
import { SortSelect } from './sort-select.tsx'
import type { ListAddress } from './use-list-address.ts'

type Props = Pick<ListAddress, 'params' | 'go'> & {
  list: ProductList
  /** Called when the filters open and close; they open without the list being drawn again. */
  onSheet: (isOpen: boolean, hasChanged: boolean) => void
}

/** On the phone, filter and order stay in reach below the header. */
export function ListToolbar({ list, params, go, onSheet }: Props) {
  const { t } = useWords()
  const sheet = useFilterSheet(go, onSheet)
  const chosen = countFilters(params)
  return (
    <>
      <div className="sticky top-(--below-bar) z-4 -mx-(--gutter) grid grid-cols-2 border-y border-rule bg-paper lg:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={sheet.open}
          className="flex min-h-12 items-center justify-center gap-2.5 px-2 -outline-offset-4"
        >
          <Icon name="filter" size="sm" />
          {chosen > 0 ? t('filter_with_count', { chosen }) : t('filter')}
        </button>
        <SortSelect
          value={list.sort}
          sorts={list.sorts}
          onChange={(sort) => go(withSort(params, sort))}
          className="min-h-12 justify-center border-s border-rule px-2 text-center leading-tight -outline-offset-4!"
        />
      </div>
      <FilterSheet
        open={sheet.isOpen}
        onClose={sheet.close}
        list={list}
        params={params}
        onChange={sheet.change}
      />
    </>
  )
}

function useFilterSheet(go: Props['go'], onSheet: Props['onSheet']) {
  const [isOpen, setOpen] = useState(false)
  const changed = useRef(false)
  const show = (open: boolean) => {
    onSheet(open, changed.current)
    setOpen(open)
  }
  return {
    isOpen,
    open() {
      changed.current = false
      show(true)
    },
    close: () => show(false),
    change(next: URLSearchParams) {
      // Opening the sheet once adds one step for Back, however many filters the shopper tries in it.
      if (go(next, { replace: changed.current })) changed.current = true
    },
  }
}
