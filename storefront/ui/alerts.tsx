import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useWords } from '../i18n/words.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Alert = { title?: string; message: string }
type Asked = Alert & { answer: () => void }

let asked: Asked[] = []
const listeners = new Set<() => void>()

/** Shows a sentence that must be read; resolves when the shopper has pressed OK or closed it. */
export function showAlert(alert: Alert): Promise<void> {
  return new Promise((done) => {
    const mine: Asked = {
      ...alert,
      answer() {
        asked = asked.filter((other) => other !== mine)
        notify()
        done()
      },
    }
    asked = [...asked, mine]
    notify()
  })
}

/** Stands once in the layout. */
export function Alerts() {
  const { t } = useWords()
  const alert = useSyncExternalStore(subscribe, first, nothing)
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function first(): Asked | undefined {
  return asked[0]
}

function nothing() {
  return undefined
}

function notify() {
  for (const listener of listeners) listener()
}
