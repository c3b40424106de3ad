import type { ProductList } from '@rimal/contract/catalog'
import { type ReactNode, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { type ChosenFilter, chosenFilters } from './filters/filter-names.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import {
  isFiltered,
  maxPages,
  searchOf,
  withoutFilters,
  withPage,
  withSort,
} from './list-address.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { minShownCount } from './min-shown-count.ts'
import { MoreProducts } from './more-products.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SortSelect } from './sort-select.tsx'
import { useAfter, useListAddress } from './use-list-address.ts'

type Props = { list: ProductList; empty?: ReactNode }

/** Products with their filters and sort order, below the head of a list or of a search. */
export function ProductListView({ list, empty }: Props) {
  const view = useListView(list)
  const { params, go, top, onSheet, remove } = view
  // An empty list cannot be narrowed: no rail, no sort order.
  if (list.total === 0 && !isFiltered(params))
    return empty ?? <NoProducts filters={[]} onRemove={remove} />
  return (
    <>
      <ListToolbar list={list} params={params} go={go} onSheet={onSheet} />
      <SkipFilters top={top} />
      <div className="grid grid-cols-1 items-start lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-14">
        <FilterRail list={list} view={view} />
        <div>
          <ListHead list={list} view={view} />
          <Products list={list} view={view} />
        </div>
      </div>
    </>
  )
}

type View = ReturnType<typeof useListView>

/** The address of the list, and what moves when another one has loaded. */
function useListView(list: ProductList) {
  const words = useWords()
  const { currency } = useShop()
  const { params, loading, go } = useListAddress()
  const isSheetOpen = useRef(false)
  const cameBy = useNavigationType()
  const top = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  const before = useRef(list.products.length)
  const filters = chosenFilters({ list, params, words, currency })
  const isSearch = Boolean(params.get('q')?.trim())

  useAfter(loading, (was) => {
    if (was === 'more') focusCard(grid.current, before.current)
    // Back returns to where the shopper was.
    else if (cameBy !== 'POP' && !isSheetOpen.current) bringIntoView(top.current)
  })

  const remove = (filter: ChosenFilter) => {
    go(filter.without(params))
    top.current?.focus({ preventScroll: true })
  }
  const clear = () => {
    go(withoutFilters(params))
    top.current?.focus({ preventScroll: true })
  }
  const onSheet = (isOpen: boolean, hasChanged: boolean) => {
    isSheetOpen.current = isOpen
    if (!isOpen && hasChanged) bringIntoView(top.current)
  }
  const expectMore = () => {
    before.current = list.products.length
  }
  return {
    params,
    loading,
    go,
    onSheet,
    top,
    grid,
    filters,
    isSearch,
    expectMore,
    remove,
    clear,
  }
}

function SkipFilters({ top }: Pick<View, 'top'>) {
  const { t } = useWords()
  return (
    <button
      type="button"
      onClick={() => {
        top.current?.scrollIntoView({ block: 'start' })
        top.current?.focus({ preventScroll: true })
      }}
      className="border-b border-current text-small max-lg:hidden not-focus:sr-only lg:mb-4"
    >
      {t('skip_filters')}
    </button>
  )
}

function FilterRail({ list, view }: { list: ProductList; view: View }) {
  const { t } = useWords()
  return (
    <aside
      aria-label={t('filters_heading')}
      className="sticky top-[calc(var(--below-bar)+1rem)] -mx-1 hidden max-h-[calc(100dvh-var(--bar)-2rem)] overflow-y-auto px-1 pb-6 [scrollbar-width:thin] lg:block"
    >
      <FilterPanel list={list} params={view.params} onChange={(next) => view.go(next)} />
    </aside>
  )
}

/** The number of products, and on the desktop the sort order. */
function ListHead({ list, view }: { list: ProductList; view: View }) {
  const { params, loading, go, top, isSearch } = view
  const { t } = useWords()
  const count = t('units', { count: list.total })
  return (
    <div
      ref={top}
      tabIndex={-1}
      className="scroll-mt-[calc(var(--below-bar)+4.5rem)] outline-none lg:scroll-mt-[calc(var(--below-bar)+2rem)]"
    >
      <h2 className="sr-only">{t('list_heading')}</h2>
      <output className="sr-only">{loading === 'none' && count}</output>
      <div className="hidden min-h-11 items-center justify-between pb-3 lg:flex">
        {/* An answer to filters or words is counted, however small it is. */}
        <span aria-hidden="true">
          {(isSearch || isFiltered(params) || list.total >= minShownCount) && count}
        </span>
        <SortSelect
          value={list.sort}
          sorts={list.sorts}
          onChange={(sort) => go(withSort(params, sort))}
        />
      </div>
    </div>
  )
}

function Products({ list, view }: { list: ProductList; view: View }) {
  const { params, loading, grid, filters, expectMore, remove, clear } = view
  return (
    <>
      {isFiltered(params) && <FilterChips filters={filters} onRemove={remove} onClear={clear} />}
      <div
        aria-busy={loading === 'list' || undefined}
        className={`transition-opacity duration-(--calm) ease-calm ${isFiltered(params) ? '' : 'max-lg:pt-4'} ${loading === 'list' ? 'opacity-40' : ''}`}
      >
        {list.total === 0 ? (
          <NoProducts filters={filters} onRemove={remove} />
        ) : (
          <>
            <ProductGrid ref={grid} cards={list.products} layout="list" priority={2} />
            <MoreProducts
              shown={list.products.length}
              total={list.total}
              tooMany={list.page >= maxPages}
              busy={loading === 'more'}
              to={searchOf(withPage(params, list.page + 1))}
              onMore={expectMore}
            />
          </>
        )}
      </div>
    </>
  )
}

/**
 * Scrolls to the top of the list, because after a change further down the shopper wants to see its new beginning.
 */
function bringIntoView(top: HTMLElement | null) {
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' })
}

/**
 * Moves the focus to the first of the added products, where the shopper continues: the button has moved down below
 * them.
 */
function focusCard(grid: HTMLElement | null, index: number) {
  grid?.children[index]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
}
