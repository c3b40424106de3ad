import type { ReactNode } from 'react'
import css from './ui.module.css'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end, and so do their titles. */
  isNumber?: boolean
  /** On a phone a row is a card: a cell takes its whole width, or is not shown. */
  onPhone?: 'wide' | 'hidden'
}

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  /** Undefined until the first answer is there. */
  rows: Row[] | undefined
  keyOf: (row: Row) => string
  /** Whether newer rows are being read; the earlier ones stay, dimmed. */
  isReading?: boolean
}

const bones = [1, 2, 3, 4, 5]

/** A table, which is a list of cards on a phone. */
export function Table<Row>({ caption, columns, rows, keyOf, isReading = false }: Props<Row>) {
  return (
    <table className={css.table} aria-busy={isReading || !rows}>
      <caption className={css.hidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, isNumber = false }) => (
            <th key={key} scope="col" data-end={isNumber}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isReading ? css.wait : undefined}>
        {rows?.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, cell, isNumber = false, onPhone }) => (
              <td key={key} data-end={isNumber} data-phone={onPhone}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
        {rows ? null : <Bones columns={columns.length} />}
      </tbody>
    </table>
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
