import { Button, TextInput } from '@mantine/core'
import { maxCell, maxColumns, maxRows } from '@rimal/contract/staff/content-kinds'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'
import { fieldIn, sideNames } from '../sides.ts'
import { blockError } from './block-error.ts'
import type { BlockProps } from './block-props.ts'

/** A table: the titles of its columns, and its rows. */
export function TableField({ block, side, name, onChange, ...at }: BlockProps) {
  const { t } = useWords()
  const { head, rows } = block
  const wrong = blockError(at, 'head') ?? blockError(at, 'rows')
  const cell = (label: string, value: string, change: (text: string) => void) => (
    <TextInput
      {...fieldIn(side)}
      aria-label={`${name}, ${label}, ${t(sideNames[side])}`}
      aria-invalid={wrong !== undefined}
      value={value}
      maxLength={maxCell}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
  const setCell = (row: number, column: number, text: string) =>
    onChange({ ...block, rows: rows.with(row, (rows[row] ?? []).with(column, text)) })
  return (
    <>
      <p className={css.label}>{name}</p>
      <div className={css.scroll} {...{ dir: fieldIn(side).dir }}>
        <table className={css.grid}>
          <tbody>
            <tr>
              {head.map((title, column) => (
                <td key={column}>
                  {cell(t('content_column_title', { place: column + 1 }), title, (text) =>
                    onChange({ ...block, head: head.with(column, text) }),
                  )}
                </td>
              ))}
            </tr>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((text, column) => (
                  <td key={column}>
                    {cell(t('content_cell', { row: index + 1, column: column + 1 }), text, (next) =>
                      setCell(index, column, next),
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {wrong ? <p className={css.wrong}>{wrong}</p> : null}
      <TableActs {...{ block, name, onChange }} />
    </>
  )
}

function TableActs({ block, name, onChange }: Pick<BlockProps, 'block' | 'name' | 'onChange'>) {
  const { t } = useWords()
  const { head, rows } = block
  const last = rows.length - 1
  const act = (text: string, change: () => void) => (
    <Button variant="subtle" aria-label={`${text}: ${name}`} onClick={change}>
      {text}
    </Button>
  )
  const withColumns = (change: (cells: string[]) => string[]) =>
    onChange({ ...block, head: change(head), rows: rows.map(change) })
  return (
    <div className={css.adders}>
      {rows.length < maxRows
        ? act(t('content_add_row'), () =>
            onChange({ ...block, rows: [...rows, head.map(() => '')] }),
          )
        : null}
      {rows.length > 1
        ? act(t('content_remove_row', { place: rows.length }), () =>
            onChange({ ...block, rows: rows.toSpliced(last, 1) }),
          )
        : null}
      {head.length < maxColumns
        ? act(t('content_add_column'), () => withColumns((cells) => [...cells, '']))
        : null}
      {head.length > 1
        ? act(t('content_remove_column'), () => withColumns((cells) => cells.slice(0, -1)))
        : null}
    </div>
  )
}
