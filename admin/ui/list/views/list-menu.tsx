import { Button, Menu } from '@mantine/core'
import type { ColumnOf, ListName } from '@rimal/contract/staff/lists/list-columns'
import type { ListView } from '@rimal/contract/staff/lists/list-views'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useWords } from '../../../words.tsx'
import { isolate } from '../../isolate.ts'
import { Notice } from '../../notice.tsx'
import { useChange } from '../../use-change.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { DeleteViewDialog } from './delete-view-dialog.tsx'
import type { ListLookState } from './use-list-look.ts'
import { useViewActs } from './use-view-acts.ts'
import { ViewDialog } from './view-dialog.tsx'

type Props<L extends ListName> = {
  state: ListLookState<L>
  /** Left out where the rows have no columns. */
  titleOf?: (column: ColumnOf<L>) => string
  /** Saves the list as a file with these columns; left out where the role may not. */
  onDownload?: (columns: string) => Promise<void>
  links?: readonly MenuLink[]
}

/** Another page for what the list shows. */
export type MenuLink = { key: string; title: string; to: string }

/** A dialog about a view holds it: somebody else may delete the view meanwhile, and the dialog says so. */
type Opened = { act: 'columns' | 'add' } | { act: 'edit' | 'delete'; view: ListView }

/** What can be done with a list as a whole: its columns, its views and its file. */
export function ListMenu<L extends ListName>({ state, titleOf, onDownload, links = [] }: Props<L>) {
  const { t } = useWords()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { address, views, view, look } = state
  const { run, isBusy, error, clear } = useChange(async () => onDownload?.(look.columns.join()))
  const shown = address.toString()
  // A refusal is about the list that was shown.
  useEffect(clear, [clear, shown])
  const acts = useViewActs(state)
  const own = view?.mayChange ? view : undefined
  const close = () => setOpened(null)
  const latest = (known: ListView) => views.find(({ id }) => id === known.id) ?? known
  return (
    <>
      <Menu position="bottom-end" offset={4}>
        <Menu.Target>
          <Button variant="default" loading={isBusy}>
            {t('list_menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {titleOf ? (
            <Menu.Item onClick={() => setOpened({ act: 'columns' })}>{t('list_columns')}</Menu.Item>
          ) : null}
          <Menu.Item onClick={() => setOpened({ act: 'add' })}>{t('list_view_save_as')}</Menu.Item>
          {own ? <OwnViewItems view={own} onOpen={setOpened} /> : null}
          {links.map(({ key, title, to }) => (
            <Menu.Item key={key} component={Link} to={to}>
              {title}
            </Menu.Item>
          ))}
          {onDownload ? (
            <Menu.Item onClick={() => void run()}>{t('list_download')}</Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      <Notice error={error} />
      {titleOf && opened?.act === 'columns' ? (
        <ColumnsDialog state={state} titleOf={titleOf} onClose={close} />
      ) : null}
      {opened?.act === 'add' ? <ViewDialog view={null} onSave={acts.add} onClose={close} /> : null}
      {opened?.act === 'edit' ? (
        <ViewDialog
          view={opened.view}
          onSave={(input) => acts.rename(latest(opened.view), input)}
          onClose={close}
        />
      ) : null}
      {opened?.act === 'delete' ? (
        <DeleteViewDialog
          view={opened.view}
          onDelete={() => acts.remove(opened.view)}
          onClose={close}
        />
      ) : null}
    </>
  )
}

type OwnProps = { view: ListView; onOpen: (opened: Opened) => void }

/** What a person can do with a view that is the person's to change. */
function OwnViewItems({ view, onOpen }: OwnProps) {
  const { t } = useWords()
  const name = isolate(view.name)
  return (
    <>
      <Menu.Item onClick={() => onOpen({ act: 'edit', view })}>
        {t('list_view_edit', { name })}
      </Menu.Item>
      <Menu.Item onClick={() => onOpen({ act: 'delete', view })}>
        {t('list_view_delete', { name })}
      </Menu.Item>
    </>
  )
}
