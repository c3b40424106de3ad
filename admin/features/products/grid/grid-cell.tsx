import type { ProductState } from '@rimal/contract/staff/product-states'
import { hasWrongCheckDigit } from '@rimal/contract/stock/read-barcode'
import { useId } from 'react'
import { StateMark } from '../../../ui/state-mark.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import { kindOfState } from '../product-state.ts'
import { CellEditor } from './cell-editor.tsx'
import css from './grid.module.css'
import type { GridView } from './grid-view.ts'
import type { Cell, GridColumn } from './rules/cells.ts'
import type { Problem } from './rules/problems.ts'
import { useProblemText } from './use-problem-text.ts'
import type { Editing } from './use-grid-place.ts'

type Props = {
  index: number
  column: Exclude<GridColumn, 'row'>
  /** Null for a cell that cannot be edited. */
  cell: Cell | null
  /** What is stored; null for a cell that the row does not have. */
  stored: string | null
  typed: string | undefined
  problem: Problem | undefined
  isActive: boolean
  isSelected: boolean
  editing: Editing | null
  view: GridView
}

/** A cell of the grid: its value, what it was if it is changed, and what is wrong with it. */
export function GridCell(props: Props) {
  const { index, column, cell, stored, typed, problem, isActive, isSelected, editing, view } = props
  const { t } = useWords()
  const id = useId()
  const problemText = useProblemText()
  const isWrong = problem !== undefined && problem.kind !== 'meanwhile'
  const isStrange = !problem && column === 'barcode' && hasWrongCheckDigit((typed ?? stored) || '')
  const says =
    problem && cell
      ? problemText(problem, cell.column)
      : isStrange
        ? t('barcode_check_digit_short')
        : ''
  /** In a grid, a `td` is a cell that can be selected and edited. */
  const states = {
    'aria-selected': isSelected,
    'aria-readonly': cell === null,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': says ? id : undefined,
  }
  return (
    <td
      data-column={index}
      data-kind={column}
      data-changed={typed !== undefined || undefined}
      data-selected={isSelected || undefined}
      data-editing={editing !== null || undefined}
      data-fixed={cell === null || undefined}
      {...states}
      tabIndex={isActive && !editing ? 0 : -1}
    >
      <Value {...props} />
      {editing && cell ? (
        <CellEditor
          column={cell.column}
          label={view.titleOf(column)}
          text={typed ?? stored ?? ''}
          editing={editing}
          onCommit={view.onCommit}
          onCancel={view.onCancel}
          onMove={view.onMove}
        />
      ) : null}
      {typed === undefined ? null : (
        <span className={ui.hidden}>{t('grid_was', { value: shownText(column, stored, t) })}</span>
      )}
      {says ? (
        <small id={id} className={css.says} data-wrong={isWrong} data-strange={isStrange}>
          {says}
        </small>
      ) : null}
    </td>
  )
}

function Value({ column, stored, typed }: Props) {
  const { t } = useWords()
  const text = typed ?? stored
  if (text === null) return null
  if (column === 'state') return <ProductStateMark state={text as ProductState} />
  const isName = column === 'name_en' || column === 'name_ar'
  if (isName) return <bdi lang={column === 'name_ar' ? 'ar' : 'en'}>{text}</bdi>
  return <bdi>{shownText(column, text, t)}</bdi>
}

function ProductStateMark({ state }: { state: ProductState }) {
  const { t } = useWords()
  return <StateMark kind={kindOfState[state]}>{t(`products_state_${state}`)}</StateMark>
}

function shownText(column: GridColumn, text: string | null, t: ReturnType<typeof useWords>['t']) {
  if (column === 'made_to_order' && (text === 'yes' || text === 'no'))
    return t(text === 'yes' ? 'grid_yes' : 'grid_no')
  return text === null || text === '' ? '–' : text
}
