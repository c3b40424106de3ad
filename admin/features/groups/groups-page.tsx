import { Button } from '@mantine/core'
import { type Text, textIn } from '@rimal/contract/language'
import { type GroupKind, groupKinds } from '@rimal/contract/staff/group-kinds'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { useDraggedRows } from '../../ui/order/use-dragged-rows.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { groupColumns } from './group-columns.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { useMoveGroup } from './use-move-group.ts'

/** Types, categories, collections and values of filters: one list for each kind, which is in the address. */
export function GroupsPage() {
  const [search] = useSearchParams()
  const kind = groupKinds.find((one) => one === search.get('kind')) ?? 'types'
  // Each kind has its own messages and its own dialog.
  return <GroupsOfKind key={kind} kind={kind} />
}

function GroupsOfKind({ kind }: { kind: GroupKind }) {
  const words = useWords()
  const { t, language } = words
  const nameOf = (title: Text) => isolate(textIn(title, language))
  const mayEdit = useSession().can('products.edit')
  const { data, error, refetch } = useRead('GET staff/list-groups')
  const groups = data?.[kind]
  const [opened, setOpened] = useState<string | 'new' | null>(null)
  const { said, say } = useSaid()
  const { move, error: moveError } = useMoveGroup(kind, ({ title, place, count }) =>
    // The focus stays at the button, which moves along with its group.
    say(t('groups_moved', { title: nameOf(title), place, count }), false),
  )
  const rows = useDraggedRows((from, to) => move(groups ?? [], from, to))
  const add = <Button onClick={() => setOpened('new')}>{t(`groups_new_${kind}`)}</Button>
  return (
    <>
      <PageHead title={t('admin_groups')}>{mayEdit ? add : null}</PageHead>
      <KindTabs current={kind} />
      <p className={ui.lede}>{t(`groups_lede_${kind}`)}</p>
      {mayEdit ? null : <p className={ui.lede}>{t('groups_read_only')}</p>}
      <Said said={said} />
      <Notice error={moveError} />
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t(`groups_${kind}`)}
          columns={groupColumns(words, {
            kind,
            nameOf,
            acts: mayEdit ? { groups: groups ?? [], move, rows, edit: setOpened } : null,
          })}
          rows={groups}
          keyOf={({ id }) => id}
          rowAttributes={rows.row}
        />
      )}
      {groups?.length === 0 ? (
        <div className={ui.empty}>
          <p>{t(`groups_empty_${kind}`)}</p>
        </div>
      ) : null}
      {mayEdit && opened !== null ? (
        <GroupDialog
          key={opened}
          kind={kind}
          group={groups?.find(({ id }) => id === opened) ?? null}
          onClose={() => setOpened(null)}
          onDone={(sentence) => {
            setOpened(null)
            say(sentence)
          }}
        />
      ) : null}
    </>
  )
}

function KindTabs({ current }: { current: GroupKind }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/list-groups')
  const tabs = groupKinds.map((kind) => ({
    key: kind,
    title: t(`groups_${kind}`),
    to: `/catalogue?kind=${kind}`,
    count: data?.[kind].length,
  }))
  return <Tabs label={t('groups_kinds')} tabs={tabs} current={current} />
}
