import type { GridProduct } from '@rimal/contract/staff/product-grid'
import { memo } from 'react'
import { useWords } from '../../../words.tsx'
import { Chip } from '../chip.tsx'
import css from './grid.module.css'
import { GridCell } from './grid-cell.tsx'
import type { GridView } from './grid-view.ts'
import type { GridRefusal } from './rules/after-save.ts'
import { type GridColumn, isEdited, keyOf, textOf, valueOf, variantsOf } from './rules/cells.ts'
import type { ProductEdits } from './rules/edits.ts'
import { cellAt, type GridRow } from './rules/paste.ts'
import { problemsOf } from './rules/problems.ts'
import type { Editing } from './use-grid-place.ts'

type Props = {
  product: GridProduct
  edits: ProductEdits | undefined
  refusal: GridRefusal | undefined
  isOpen: boolean
  /** The size of the active cell and its column; null where another product has the active cell. */
  activeSku: string | null
  activeColumn: number | null
  editing: Editing | null
  /** The columns of the range, and the rows of this product in it. */
  selected: { from: number; to: number; rows: ReadonlySet<string | null> } | null
  view: GridView
}

const noEdits: ProductEdits = {}

/** The row of a product and, while it is open, those of its sizes. Only what changes is drawn anew. */
export const ProductRows = memo(function ProductRows(props: Props) {
  const { product, edits = noEdits, refusal, isOpen, view } = props
  const problems = problemsOf(edits, refusal, view.currency)
  const rows: GridRow[] = [
    { product: product.id, sku: null },
    ...(isOpen ? variantsOf(product).map(({ sku }) => ({ product: product.id, sku })) : []),
  ]
  return rows.map((row) => (
    <tr key={row.sku} data-product={row.product} data-sku={row.sku} data-size={row.sku !== null}>
      {view.columns.map((column, index) => {
        const isActive = props.activeColumn === index && props.activeSku === row.sku
        const { selected } = props
        const isSelected =
          selected !== null &&
          selected.rows.has(row.sku) &&
          index >= selected.from &&
          index <= selected.to
        const place = { index, isActive, isSelected }
        if (column === 'row') return <RowHead key={column} {...props} row={row} {...place} />
        const cell = cellAt(row, column, view)?.cell ?? null
        const key = cell && keyOf(cell)
        return (
          <GridCell
            key={column}
            {...place}
            column={column}
            cell={cell}
            stored={storedText(product, row, column, view.currency)}
            typed={key === null ? undefined : edits[key]}
            problem={key === null ? undefined : problems[key]}
            editing={isActive ? props.editing : null}
            view={view}
          />
        )
      })}
    </tr>
  ))
})

/** What stands in a cell without edits; null for a cell that a row of its kind does not have. */
function storedText(
  product: GridProduct,
  { sku }: GridRow,
  column: GridColumn,
  currency: string,
): string | null {
  if (column === 'sku') return sku
  if (column === 'state') return sku === null ? product.state : null
  if (column === 'row') return null
  if (sku !== null && !isEdited(column, sku)) return null
  const value = valueOf(product, { column, sku })
  return value === undefined ? null : textOf(value, column, currency)
}

type HeadProps = Props & { row: GridRow; index: number; isActive: boolean; isSelected: boolean }

/** Names the row: the product, which folds its sizes, or the colour and size. */
function RowHead({
  product,
  edits = noEdits,
  isOpen,
  row,
  index,
  isActive,
  isSelected,
}: HeadProps) {
  const { t, language } = useWords()
  const [own, other] = language === 'arb' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  const place = {
    'data-column': index,
    'data-selected': isSelected || undefined,
    'aria-selected': isSelected,
    tabIndex: isActive ? 0 : -1,
  }
  if (row.sku !== null) {
    const item = product.items.find(({ sizes }) => sizes.some(({ sku }) => sku === row.sku))
    const size = item?.sizes.find(({ sku }) => sku === row.sku)?.size ?? ''
    return (
      <th scope="row" {...place}>
        <span className={css.size}>
          <Chip color={item?.colorCode ?? ''} />
          <span>
            <bdi>{item?.name[own] || item?.name[other]}</bdi> · {size}
          </span>
        </span>
      </th>
    )
  }
  const count = variantsOf(product).length
  const name = (side: 'en' | 'ar') => edits[`name_${side}`] ?? product.name[side]
  return (
    <th
      scope="row"
      {...place}
      {...(count > 0 ? { 'aria-expanded': isOpen, 'data-folds': true } : {})}
    >
      <span className={css.product}>
        <svg viewBox="0 0 12 12" aria-hidden className={css.flip}>
          {count > 0 ? <path d={isOpen ? 'm2.5 4 3.5 4 3.5-4' : 'm4 2.5 4 3.5-4 3.5'} /> : null}
        </svg>
        <span>
          <bdi lang={name(own) ? own : other}>{name(own) || name(other)}</bdi>
          <small>{t('grid_sizes', { count })}</small>
        </span>
      </span>
    </th>
  )
}
