import { Button } from '@mantine/core'
import { collectionIds } from '@rimal/contract/choices'
import type { GroupKind } from '@rimal/contract/staff/group-kinds'
import type { CatalogueGroup } from '@rimal/contract/staff/groups'
import { useId } from 'react'
import { useSend } from '../../queries.ts'
import { Notice } from '../../ui/notice.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords, type Words } from '../../words.tsx'
import css from './groups.module.css'

type Props = {
  kind: GroupKind
  group: CatalogueGroup
  name: string
  onDone: (sentence: string) => void
}

/** Deletes a group that nothing uses; otherwise the reason why it stays is under the button. */
export function DeleteGroup({ kind, group, name, onDone }: Props) {
  const { t } = useWords()
  const reasonId = useId()
  const send = useSend(['GET staff/list-groups'])
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/delete-group', { body: { kind, id: group.id } })
    onDone(t('groups_deleted', { title: name }))
  })
  const reason = reasonToStay(t, kind, group)
  return (
    <div className={css.delete}>
      <Notice error={error} />
      <Button
        variant="danger"
        loading={isBusy}
        data-disabled={reason !== null || undefined}
        aria-disabled={reason !== null}
        aria-describedby={reasonId}
        onClick={() => (reason === null ? void run() : undefined)}
      >
        {t('groups_delete')}
      </Button>
      <p id={reasonId} className={ui.lede}>
        {reason ?? t('groups_delete_effect')}
      </p>
    </div>
  )
}

function reasonToStay(
  t: Words['t'],
  kind: GroupKind,
  { id, products, promotions }: CatalogueGroup,
): string | null {
  if (kind === 'collections' && collectionIds.some((needed) => needed === id)) {
    return t('groups_of_menu')
  }
  if (products > 0) return t('groups_in_use', { count: products })
  return promotions > 0 ? t('groups_in_promotions') : null
}
