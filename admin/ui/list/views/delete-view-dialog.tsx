import { Button } from '@mantine/core'
import type { ListView } from '@rimal/contract/staff/lists/list-views'
import { useWords } from '../../../words.tsx'
import { Dialog } from '../../dialog.tsx'
import { isolate } from '../../isolate.ts'
import { Notice } from '../../notice.tsx'
import ui from '../../ui.module.css'
import { useChange } from '../../use-change.ts'

type Props = { view: ListView; onDelete: () => Promise<void>; onClose: () => void }

export function DeleteViewDialog({ view: { name, isShared }, onDelete, onClose }: Props) {
  const { t } = useWords()
  const { run, isBusy, error } = useChange(async () => {
    await onDelete()
    onClose()
  })
  const title = t('list_view_delete_title', { name: isolate(name) })
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className={ui.form}>
        <p>{t(isShared ? 'list_view_delete_shared' : 'list_view_delete_own')}</p>
        <Notice error={error} />
        <div className={ui.acts}>
          <Button variant="danger" loading={isBusy} onClick={() => void run()}>
            {t('list_view_delete_act')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
