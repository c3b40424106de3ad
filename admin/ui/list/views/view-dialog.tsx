import { Button, Checkbox, TextInput } from '@mantine/core'
import { maxViewName } from '@rimal/contract/staff/lists/list-columns'
import type { ListView } from '@rimal/contract/staff/lists/list-views'
import { useState } from 'react'
import { useSession } from '../../../session.ts'
import { useWords } from '../../../words.tsx'
import { Dialog } from '../../dialog.tsx'
import { isolate } from '../../isolate.ts'
import { Notice } from '../../notice.tsx'
import { onSubmit } from '../../on-submit.ts'
import ui from '../../ui.module.css'
import { useChange } from '../../use-change.ts'
import type { ViewInput } from './use-view-acts.ts'

type Props = {
  /** Null for a new view. */
  view: ListView | null
  onSave: (input: ViewInput) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a view, and whether everyone has it. */
export function ViewDialog({ view, onSave, onClose }: Props) {
  const { t } = useWords()
  const { can } = useSession()
  const [name, setName] = useState(view?.name ?? '')
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const { run, isBusy, error, fields } = useChange(async () => {
    await onSave({ name, isShared })
    onClose()
  })
  const title = view ? t('list_view_edit_title', { name: isolate(view.name) }) : t('list_view_new')
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form onSubmit={onSubmit(run)} className={ui.form} noValidate>
        {view ? null : <p>{t('list_view_lede')}</p>}
        {fields['name'] ? null : <Notice error={error} />}
        <TextInput
          label={t('list_view_name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={maxViewName}
          dir="auto"
          error={fields['name']}
          data-autofocus
        />
        {can('settings.change') ? (
          <Checkbox
            label={t('list_view_share')}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
        ) : null}
        <div className={ui.acts}>
          <Button type="submit" loading={isBusy}>
            {t('list_view_save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
