import { Button, Checkbox, Radio } from '@mantine/core'
import {
  type ColumnOf,
  columnsOf,
  listDensities,
  type ListName,
} from '@rimal/contract/staff/lists/list-columns'
import type { ListView } from '@rimal/contract/staff/lists/list-views'
import { useRef, useState } from 'react'
import { useWords } from '../../../words.tsx'
import { Dialog } from '../../dialog.tsx'
import { Notice } from '../../notice.tsx'
import { onSubmit } from '../../on-submit.ts'
import ui from '../../ui.module.css'
import { useChange } from '../../use-change.ts'
import css from '../list.module.css'
import { MoveActs } from '../../order/move-acts.tsx'
import { isSameLook, type Look, shippedLook } from './list-look.ts'
import { moveColumn } from './move-column.ts'
import type { ListLookState } from './use-list-look.ts'

type Props<L extends ListName> = {
  state: ListLookState<L>
  titleOf: (column: ColumnOf<L>) => string
  onClose: () => void
}

/** Chooses the columns of a list, their order, and how close the rows stand. */
export function ColumnsDialog<L extends ListName>({ state, titleOf, onClose }: Props<L>) {
  const { t } = useWords()
  const { list, view, chooseLook } = state
  const [look, setLook] = useState<Look<L>>(state.look)
  const { run, isBusy, error } = useChange(async () => {
    const shipped = shippedLook(list)
    await chooseLook(isSameLook(look, shipped) ? null : look)
    onClose()
  })
  return (
    <Dialog title={t('list_columns_title')} isOpen onClose={onClose}>
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <p className={ui.lede}>{t(ledeOf(view))}</p>
        <Notice error={error} />
        <ColumnLines
          list={list}
          columns={look.columns}
          titleOf={titleOf}
          onChange={(columns) => setLook({ ...look, columns })}
        />
        <Radio.Group
          label={t('list_density')}
          value={look.density}
          onChange={(value) => setLook({ ...look, density: value === 'dense' ? 'dense' : 'roomy' })}
        >
          <div className={css.densities}>
            {listDensities.map((one) => (
              <Radio key={one} value={one} label={t(`list_density_${one}`)} />
            ))}
          </div>
        </Radio.Group>
        <div className={ui.acts}>
          <Button type="submit" loading={isBusy}>
            {t('list_columns_use')}
          </Button>
          <Button variant="default" onClick={() => setLook(shippedLook(list))}>
            {t('list_as_shipped')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function ledeOf(view: ListView | undefined) {
  if (!view) return 'list_columns_own'
  return view.mayChange ? 'list_columns_in_view' : 'list_columns_in_others_view'
}

type LinesProps<L extends ListName> = Pick<Props<L>, 'titleOf'> & {
  list: L
  columns: readonly ColumnOf<L>[]
  onChange: (columns: readonly ColumnOf<L>[]) => void
}

/** The columns that are shown in their order, then the others. The first one is always shown. */
function ColumnLines<L extends ListName>({ list, columns, titleOf, onChange }: LinesProps<L>) {
  const [first, ...others] = columnsOf(list)
  const hidden = others.filter((column) => !columns.includes(column))
  const shown = columns.slice(1)
  return (
    <ul className={css.columns}>
      {first ? <li>{titleOf(first)}</li> : null}
      {[...shown, ...hidden].map((column) => (
        <ColumnLine
          key={column}
          title={titleOf(column)}
          place={shown.indexOf(column)}
          shown={shown.length}
          onShow={(isShown) =>
            onChange(isShown ? [...columns, column] : columns.filter((one) => one !== column))
          }
          onMove={(by) => onChange(moveColumn(columns, column, by))}
        />
      ))}
    </ul>
  )
}

type LineProps = {
  title: string
  /** The place among those that are shown; -1 for a column that is not. */
  place: number
  shown: number
  onShow: (isShown: boolean) => void
  onMove: (by: 1 | -1) => void
}

/** A column with its place. */
function ColumnLine({ title, place, shown, onShow, onMove }: LineProps) {
  const line = useRef<HTMLLIElement>(null)
  /** The line is at another place after the change, and browsers take the focus from what is moved. */
  const focusLater = (selector: string) =>
    requestAnimationFrame(() => line.current?.querySelector<HTMLElement>(selector)?.focus())
  const move = (by: 1 | -1) => {
    onMove(by)
    focusLater(`[data-act=${by === 1 ? 'down' : 'up'}]`)
  }
  return (
    <li ref={line}>
      <Checkbox
        label={title}
        checked={place >= 0}
        onChange={({ currentTarget }) => {
          onShow(currentTarget.checked)
          focusLater('input')
        }}
      />
      {place >= 0 ? (
        <MoveActs
          name={title}
          isFirst={place === 0}
          isLast={place === shown - 1}
          onUp={() => move(-1)}
          onDown={() => move(1)}
        />
      ) : null}
    </li>
  )
}
