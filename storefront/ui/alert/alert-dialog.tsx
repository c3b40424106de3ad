import { useEffect, useId, useRef } from 'react'
import { useWords } from '../../i18n/words.tsx'
import type { Asked } from './alerts.tsx'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'

/** The dialog of one alert; it is closed where there is none. */
export function AlertDialog({ alert }: { alert: Asked | undefined }) {
  const { t } = useWords()
  const messageId = useId()
  const ok = useRef<HTMLButtonElement>(null)
  const close = () => alert?.answer()
  useEffect(() => {
    if (alert) ok.current?.focus()
  }, [alert])
  return (
    <Dialog
      open={Boolean(alert)}
      onClose={close}
      title={alert?.title ?? t('error_title')}
      role="alertdialog"
      describedBy={messageId}
      footer={
        <Button ref={ok} full onClick={close}>
          {t('ok')}
        </Button>
      }
    >
      <p id={messageId}>{alert?.message}</p>
    </Dialog>
  )
}
