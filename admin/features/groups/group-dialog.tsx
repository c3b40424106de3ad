import { Button } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import { type GroupKind, isAddressed } from '@rimal/contract/staff/group-kinds'
import type { CatalogueGroup } from '@rimal/contract/staff/groups'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { DeleteGroup } from './delete-group.tsx'
import { GroupAddress } from './group-address.tsx'
import { GroupFields } from './group-fields.tsx'
import css from './groups.module.css'
import { useGroupForm } from './use-group-form.ts'

type Props = {
  kind: GroupKind
  /** Null for a new group. */
  group: CatalogueGroup | null
  onClose: () => void
  /** Called with the sentence that says what was done. */
  onDone: (sentence: string) => void
}

/** Creates a group or changes one; below, an existing one can be deleted. */
export function GroupDialog({ kind, group, onClose, onDone }: Props) {
  const { t, language } = useWords()
  const form = useGroupForm(kind, group, () => onDone(t('groups_saved')))
  const { save, isBusy, isUploading, error, fields } = form
  // Escape closes the description of a picture, which is above this dialog, and this dialog stays.
  const close = () => {
    if (document.querySelectorAll('[role=dialog]').length === 1) onClose()
  }
  const name = group ? isolate(textIn(group.title, language)) : ''
  return (
    <Dialog
      title={group ? t('groups_edit_title', { title: name }) : t(`groups_new_${kind}`)}
      isOpen
      onClose={close}
    >
      <form onSubmit={onSubmit(save)} className={ui.form} noValidate>
        <Notice error={Object.keys(fields).length > 0 ? null : error} />
        <GroupFields form={form} />
        <Button type="submit" loading={isBusy} disabled={isUploading} className={css.save}>
          {t('groups_save')}
        </Button>
      </form>
      {group && isAddressed(kind) ? (
        <div className={css.part}>
          <GroupAddress kind={kind} group={group} />
        </div>
      ) : null}
      {group ? <DeleteGroup kind={kind} group={group} name={name} onDone={onDone} /> : null}
    </Dialog>
  )
}
