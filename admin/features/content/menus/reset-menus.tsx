import { Button } from '@mantine/core'
import type { StaffMenus } from '@rimal/contract/staff/menus'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import css from '../content.module.css'

type Props = { menus: StaffMenus; hasChanges: boolean; onDone: () => void }

/** Returns to the menus of the program, after a question. */
export function ResetMenus({ menus: { revision, isShipped }, hasChanges, onDone }: Props) {
  const { t } = useWords()
  const [isAsked, setAsked] = useState(false)
  const send = useSend(['GET staff/get-menus'])
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/reset-menus', { body: { revision } })
    setAsked(false)
    onDone()
  })
  if (isShipped) return <p className={css.hint}>{t('menus_are_shipped')}</p>
  return (
    <div className={css.delete}>
      <Button variant="default" disabled={hasChanges} onClick={() => setAsked(true)}>
        {t('menus_reset')}
      </Button>
      {hasChanges ? <p className={css.hint}>{t('content_save_first')}</p> : null}
      <Dialog title={t('menus_reset')} isOpen={isAsked} onClose={() => setAsked(false)}>
        <div className={ui.form}>
          <Notice error={error} />
          <p>{t('menus_reset_effect')}</p>
          <Button variant="danger" loading={isBusy} onClick={() => void run()}>
            {t('menus_reset')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
