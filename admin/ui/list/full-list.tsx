import type { ColumnOf, ListDensity, ListName } from '@rimal/contract/staff/lists/list-columns'
import type { Total } from '@rimal/contract/page-of'
import { type ReactNode, useRef } from 'react'
import { Broken } from '../broken.tsx'
import { SearchField } from '../search-field.tsx'
import { type Column, type Selecting, Table } from '../table.tsx'
import type { Tab } from '../tabs.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { BulkDialog } from './bulk/bulk-dialog.tsx'
import { BulkReport } from './bulk/bulk-report.tsx'
import { nothing } from './bulk/selection.ts'
import { type Bulk, useBulk } from './bulk/use-bulk.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { FilterFields, type ListSort } from './filters/filter-fields.tsx'
import { FilterSheet } from './filters/filter-sheet.tsx'
import type { ListFilter } from './filters/list-filter.ts'
import { NoneFound } from './filters/none-found.tsx'
import css from './list.module.css'
import { Pager } from './pager.tsx'
import type { useListAddress } from './use-list-address.ts'
import { isChosenColumn } from './views/list-look.ts'
import { ListMenu, type MenuLink } from './views/list-menu.tsx'
import { type ListLookState, useListLook } from './views/use-list-look.ts'
import { ViewTabs } from './views/view-tabs.tsx'

/** What a list shows now, for a list that is not one table. */
export type ShownRows<Row> = {
  /** Undefined until the first answer is there. */
  rows: Row[] | undefined
  columns: Column<Row>[]
  isReading: boolean
  density: ListDensity
}

/** Columns by the names that the contract has for them. */
export type ListColumns<L extends ListName, Row> = Record<ColumnOf<L>, Omit<Column<Row>, 'key'>>

export type ListProps<L extends ListName, Row, Filter> = {
  list: L
  /** The name of the list, which is read out. */
  caption: string
  address: Pick<ReturnType<typeof useListAddress>, 'text' | 'choose' | 'drop'>
  /** Null where the role may not search by what the list holds. */
  searchLabel: string | null
  /** The views that come with the shop. */
  views: { label: string; tabs: Tab[]; current: string }
  filters: readonly ListFilter[]
  sort?: ListSort
  /** Left out where the rows have none; a file then has all columns of the contract. */
  columns?: ListColumns<L, Row>
  /** Draws the rows where they are not one table. */
  renderRows?: (shown: ShownRows<Row>) => ReactNode
  keyOf: (row: Row) => string
  read: {
    data: { items: Row[]; next: string | null; total: Total } | undefined
    error: unknown
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  /** What the list says when nothing hides its rows, and further acts for a search that finds nothing. */
  empty: string
  moreActs?: ReactNode
  /** Left out where nothing can be done with many rows at once. */
  bulk?: Bulk<Row, Filter>
  onDownload?: (columns: string) => Promise<void>
  /** Other pages for what the list shows. */
  menuLinks?: readonly MenuLink[]
}

/**
 * A list of the admin: views as tabs, search, filters, columns that a person chooses, selection with its acts, and the
 * list as a file. Everything that says what is shown is in the address.
 */
export function FullList<L extends ListName, Row, Filter>(props: ListProps<L, Row, Filter>) {
  const { list, address, views, filters, keyOf, read, bulk } = props
  const rows = useRef<HTMLElement>(null)
  /** For acts whose button goes with what they end. */
  const focusRows = () => rows.current?.focus()
  const drop = (names: readonly string[]) => {
    focusRows()
    address.drop(names)
  }
  const state = useListLook(list)
  const { data, error } = read
  const selected = useBulk({ bulk, rows: data?.items ?? noRows, keyOf, total: data?.total })
  const hasActs = bulk !== undefined && bulk.acts.length + bulk.links.length > 0
  return (
    <>
      <ViewTabs {...views} state={state} onBack={focusRows} />
      <Bar list={props} state={state} />
      <FilterChips filters={filters} onDrop={address.drop} onLast={focusRows} />
      {bulk ? <BulkReport said={selected.said} outcome={selected.outcome} {...bulk} /> : null}
      <section ref={rows} tabIndex={-1} aria-label={props.caption}>
        {error && !data ? (
          <Broken error={error} onAgain={() => void read.refetch()} />
        ) : (
          <Rows list={props} state={state} selecting={hasActs ? selected.selecting : undefined} />
        )}
      </section>
      {data ? <Pager total={data.total} next={data.next} /> : null}
      {data?.items.length === 0 ? (
        <NoneFound
          search={address.text}
          filters={filters}
          onDrop={drop}
          empty={props.empty}
          moreActs={props.moreActs}
        />
      ) : null}
      {data && bulk ? (
        <Selected bulk={bulk} selected={selected} total={data.total} onNone={focusRows} />
      ) : null}
    </>
  )
}

const noRows: never[] = []

type RowsProps<L extends ListName, Row, Filter> = BarProps<L, Row, Filter> & {
  selecting: Selecting<Row> | undefined
}

/** The rows as a table, or as the list draws them. */
function Rows<L extends ListName, Row, Filter>({
  list,
  state,
  selecting,
}: RowsProps<L, Row, Filter>) {
  const { read, renderRows, caption, keyOf } = list
  const shown: ShownRows<Row> = {
    rows: state.isReady ? read.data?.items : undefined,
    columns: shownColumns(list, state),
    isReading: read.isFetching && read.isPlaceholderData,
    density: state.look.density,
  }
  if (renderRows) return renderRows(shown)
  return <Table caption={caption} keyOf={keyOf} {...shown} {...(selecting ? { selecting } : {})} />
}

/** The columns of the look. A phone hides some of them until somebody chooses them, and then says their titles. */
function shownColumns<L extends ListName, Row, Filter>(
  { list, columns }: ListProps<L, Row, Filter>,
  { look }: ListLookState<L>,
): Column<Row>[] {
  if (!columns) return []
  return look.columns.map((key) => {
    const column: Column<Row> = { key, ...columns[key] }
    const isChosen = column.onPhone === 'hidden' && isChosenColumn(list, look.columns, key)
    return isChosen ? { ...column, onPhone: 'titled' } : column
  })
}

type BarProps<L extends ListName, Row, Filter> = {
  list: ListProps<L, Row, Filter>
  state: ListLookState<L>
}

/** Search, filters and order, and what can be done with the list as a whole. */
function Bar<L extends ListName, Row, Filter>({ list, state }: BarProps<L, Row, Filter>) {
  const { address, filters, sort, columns, onDownload, menuLinks } = list
  const fields = { filters, sort, onChoose: address.choose }
  const titleOf = columns && ((column: ColumnOf<L>) => columns[column].title)
  return (
    <div className={css.bar}>
      {list.searchLabel === null ? null : (
        <div className={css.search}>
          <SearchField
            label={list.searchLabel}
            value={address.text}
            onChange={(value) => address.choose('q', value)}
          />
        </div>
      )}
      <div className={css.inline}>
        <FilterFields {...fields} />
      </div>
      <FilterSheet {...fields} />
      <div className={css.menu}>
        <ListMenu<L>
          state={state}
          {...(titleOf ? { titleOf } : {})}
          {...(onDownload ? { onDownload } : {})}
          {...(menuLinks ? { links: menuLinks } : {})}
        />
      </div>
    </div>
  )
}

type SelectedProps<Row, Filter> = {
  bulk: Bulk<Row, Filter>
  selected: ReturnType<typeof useBulk<Row, Filter>>
  total: Total
  onNone: () => void
}

/** The bar and the dialog for the selected rows. */
function Selected<Row, Filter>({ bulk, selected, total, onNone }: SelectedProps<Row, Filter>) {
  const { selection, count, act } = selected
  if (count === 0 && !act) return null
  return (
    <>
      <div className={css.bulkRoom} />
      <BulkBar
        selection={selection}
        count={count}
        total={total}
        acts={bulk.acts}
        links={bulk.links}
        countChanged={selected.countChanged}
        isFull={selected.isFull}
        isPageSelected={selected.isPageSelected}
        onSelectPage={selected.selectPage}
        onSelect={selected.set}
        onNone={() => {
          onNone()
          selected.set(nothing)
        }}
        onAct={selected.setAct}
      />
      {act ? (
        <BulkDialog
          act={act}
          selection={selection}
          filter={bulk.filter}
          count={count}
          changed={selected.countChanged(act.key)}
          counted={bulk.counted}
          onDone={(outcome) => void selected.finish(outcome)}
          onClose={() => selected.setAct(null)}
        />
      ) : null}
    </>
  )
}
