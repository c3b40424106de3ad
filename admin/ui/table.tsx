import { Checkbox } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import css from './ui.module.css'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end, and so do their titles. */
  isNumber?: boolean
  /** On a phone a row is a card: a cell takes its whole width, also with its title, or is not shown. */
  onPhone?: 'wide' | 'titled' | 'hidden'
}

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  /** Undefined until the first answer is there. */
  rows: Row[] | undefined
  keyOf: (row: Row) => string
  /** Whether newer rows are being read; the earlier ones stay, dimmed. */
  isReading?: boolean
  /** Rows can be selected with these. */
  selecting?: Selecting<Row>
  density?: 'roomy' | 'dense'
  /** Further attributes of a row by its index, such as those of a row that is dragged. */
  rowAttributes?: (index: number) => object
}

export type Selecting<Row> = {
  isSelected: (row: Row) => boolean
  /** `isRange`: with the rows between this one and the one before. */
  onSelect: (row: Row, isRange: boolean) => void
  /** Selects all rows of the page, or takes them out. */
  onSelectPage: (isOn: boolean) => void
  labelOf: (row: Row) => string
  pageLabel: string
}

const bones = [1, 2, 3, 4, 5]

/** A table, which is a list of cards on a phone. */
export function Table<Row>(props: Props<Row>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    isReading = false,
    selecting,
    density,
    rowAttributes,
  } = props
  return (
    <table className={css.table} aria-busy={isReading || !rows} data-density={density}>
      <caption className={css.hidden}>{caption}</caption>
      <thead>
        <tr>
          {selecting ? (
            <th scope="col" data-select>
              <SelectPage selecting={selecting} rows={rows ?? []} />
            </th>
          ) : null}
          {columns.map(({ key, title, isNumber = false }) => (
            <th key={key} scope="col" data-end={isNumber}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isReading ? css.wait : undefined}>
        {rows?.map((row, index) => (
          <tr
            key={keyOf(row)}
            data-selected={selecting?.isSelected(row)}
            {...rowAttributes?.(index)}
          >
            {selecting ? (
              <td data-select>
                <SelectRow selecting={selecting} row={row} />
              </td>
            ) : null}
            {columns.map(({ key, title, cell, isNumber = false, onPhone }) => (
              <td key={key} data-end={isNumber} data-phone={onPhone}>
                {onPhone === 'titled' ? <span className={css.cellTitle}>{title}</span> : null}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
        {rows ? null : <Bones columns={columns.length + (selecting ? 1 : 0)} />}
      </tbody>
    </table>
  )
}

function SelectPage<Row>({ selecting, rows }: { selecting: Selecting<Row>; rows: Row[] }) {
  const selected = rows.filter(selecting.isSelected).length
  const isWhole = selected > 0 && selected === rows.length
  const id = useId()
  return (
    <label className={css.select} htmlFor={id}>
      <Checkbox
        id={id}
        aria-label={selecting.pageLabel}
        checked={isWhole}
        indeterminate={selected > 0 && !isWhole}
        onChange={() => selecting.onSelectPage(!isWhole)}
      />
    </label>
  )
}

/** The label fills the cell, so that a press beside the box counts as well. */
function SelectRow<Row>({ selecting, row }: { selecting: Selecting<Row>; row: Row }) {
  const id = useId()
  return (
    <label className={css.select} htmlFor={id}>
      <Checkbox
        id={id}
        aria-label={selecting.labelOf(row)}
        checked={selecting.isSelected(row)}
        onChange={({ nativeEvent }) =>
          selecting.onSelect(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}

/** Rows in the shape of those to come. */
function Bones({ columns }: { columns: number }) {
  return bones.map((bone) => (
    <tr key={bone} aria-hidden>
      <td className={css.bone} colSpan={columns}>
        {'\u00a0'}
      </td>
    </tr>
  ))
}

/** The second, smaller line of a cell. */
export function Micro({ children }: { children: ReactNode }) {
  return <span className={css.micro}>{children}</span>
}
