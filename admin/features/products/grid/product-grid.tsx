import { useWindowEvent } from '@mantine/hooks'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useWords } from '../../../words.tsx'
import css from './grid.module.css'
import type { GridView } from './grid-view.ts'
import { ProductRows } from './product-rows.tsx'
import type { GridContent } from './rules/after-save.ts'
import type { GridColumn } from './rules/cells.ts'
import type { Sheet } from './rules/paste.ts'
import type { GridActs } from './use-grid-acts.ts'
import type { GridPlace } from './use-grid-place.ts'

type Props = {
  content: GridContent
  sheet: Sheet
  place: GridPlace
  acts: GridActs
  open: ReadonlySet<string>
  currency: string
  isMirrored: boolean
  titleOf: (column: GridColumn) => string
  onFold: (product: string) => void
}

/** The products and their sizes as a grid that keys and the clipboard work in. */
export function ProductGrid(props: Props) {
  const { content, sheet, place, acts, open } = props
  const { t } = useWords()
  const view = useView(props)
  const table = useFocusOfActive(place)
  useClipboard(table, acts)
  const selected = selectedBy(sheet, place)
  return (
    <section className={css.scroll} aria-label={t('grid_products')}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- HTML has no grid
        role="grid"
        aria-label={t('grid_products')}
        aria-multiselectable
        className={css.grid}
        onKeyDown={acts.onKeyDown}
        onClick={(event) => press(event, props)}
      >
        <Titles columns={sheet.columns} titleOf={props.titleOf} />
        <tbody>
          {content.products.map((product) => {
            const isActive = place.active.row.product === product.id
            const isOpen = open.has(product.id)
            return (
              <ProductRows
                key={product.id}
                product={product}
                edits={content.edits[product.id]}
                refusal={content.refusals[product.id]}
                isOpen={isOpen}
                activeSku={isActive && isOpen ? place.active.row.sku : null}
                activeColumn={isActive ? place.active.column : null}
                editing={isActive ? place.editing : null}
                selected={selected.get(product.id) ?? null}
                view={view}
              />
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Titles({ columns, titleOf }: Pick<Sheet, 'columns'> & Pick<Props, 'titleOf'>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" data-kind={column}>
            {titleOf(column)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The first press goes to a cell, the second one edits it; the head of a product folds its sizes. */
function press(event: MouseEvent, { place, acts, onFold }: Props) {
  const at = spotOf(event.target)
  if (!at || (event.target as Element).tagName === 'INPUT') return
  if (at.folds && !event.shiftKey) onFold(at.row.product)
  const { active } = place
  const isSame = at.column === active.column && isSameRow(at.row, active.row)
  if (!isSame || place.editing || event.shiftKey) place.goTo(at, event.shiftKey)
  else if (!at.folds) acts.edit()
}

/** What rows are given; it stays the same, so that a row is not drawn anew for what happens in another one. */
function useView({ sheet, currency, titleOf, acts, place, isMirrored }: Props): GridView {
  const latest = useRef({ acts, place, titleOf })
  useLayoutEffect(() => {
    latest.current = { acts, place, titleOf }
  })
  const { columns, canWeigh } = sheet
  return useMemo(
    () => ({
      columns,
      canWeigh,
      currency,
      titleOf: (column) => latest.current.titleOf(column),
      onCommit: (text, isByKey) => latest.current.acts.commit(text, isByKey),
      onCancel: () => latest.current.place.endEdit(true),
      onMove: (key, isShift) =>
        void latest.current.place.move({
          key,
          isMod: false,
          isShift: key === 'Tab' && isShift,
          isMirrored,
        }),
    }),
    [columns, canWeigh, currency, isMirrored],
  )
}

/** Puts the focus on the active cell whenever the cell is to take it; not when the page opens. */
function useFocusOfActive({ focusTurn }: GridPlace) {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (focusTurn > 0)
      table.current?.querySelector<HTMLElement>('[data-column][tabindex="0"]')?.focus()
  }, [focusTurn])
  return table
}

/** Browsers send copy and paste to where the text cursor was last, so the page listens for the grid. */
function useClipboard(table: RefObject<HTMLTableElement | null>, { onPaste, onCopy }: GridActs) {
  const isHere = () => table.current?.contains(document.activeElement) ?? false
  useWindowEvent('paste', (event) => {
    if (isHere()) onPaste(event)
  })
  useWindowEvent('copy', (event) => {
    if (isHere()) onCopy(event)
  })
}

type Selected = { from: number; to: number; rows: Set<string | null> }

/** The selected rows by their product; one cell alone is no selection. */
function selectedBy({ rows }: Sheet, { range }: GridPlace): Map<string, Selected> {
  const selected = new Map<string, Selected>()
  const { fromRow, toRow, fromColumn: from, toColumn: to } = range
  if (fromRow === toRow && from === to) return selected
  for (const { product, sku } of rows.slice(fromRow, toRow + 1)) {
    const known = selected.get(product) ?? { from, to, rows: new Set() }
    known.rows.add(sku)
    selected.set(product, known)
  }
  return selected
}

function spotOf(target: EventTarget) {
  const cell = (target as Element).closest<HTMLElement>('[data-column]')
  const row = cell?.closest('tr')
  const { product, sku } = row?.dataset ?? {}
  if (!cell || product === undefined) return null
  const { column, folds } = cell.dataset
  return {
    row: { product, sku: sku ?? null },
    column: Number(column),
    folds: folds !== undefined,
  }
}

function isSameRow(
  one: { product: string; sku: string | null },
  other: { product: string; sku: string | null },
): boolean {
  return one.product === other.product && one.sku === other.sku
}
