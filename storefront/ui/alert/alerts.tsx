import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../resource/store.ts'
import { showToast } from '../toast.tsx'

type Alert = { title?: string; message: string }
export type Asked = Alert & { answer: () => void }

type State = {
  asked: readonly Asked[]
  /** The dialog, once its code has loaded. */
  Dialog?: ComponentType<{ alert: Asked | undefined }>
}

const nothing: State = { asked: [] }
const alerts = createStore(nothing)

/** Shows a sentence that must be read; resolves when the shopper has pressed OK or closed it. */
export async function showAlert(alert: Alert): Promise<void> {
  // Without the code of the dialog the sentence is shown, but nobody waits for an answer.
  if (!(await loadDialog())) return showToast(alert.message)
  return new Promise((done) => {
    const mine: Asked = {
      ...alert,
      answer() {
        show(alerts.get().asked.filter((other) => other !== mine))
        done()
      },
    }
    show([...alerts.get().asked, mine])
  })
}

/** Stands once in the layout; the code of the dialog loads when the page works. */
export function Alerts() {
  const { asked, Dialog } = useSyncExternalStore(alerts.subscribe, alerts.get, () => nothing)
  useEffect(() => void loadDialog(), [])
  return Dialog && <Dialog alert={asked[0]} />
}

function show(asked: readonly Asked[]) {
  alerts.set({ ...alerts.get(), asked })
}

/** Returns whether the code of the dialog is there. */
async function loadDialog(): Promise<boolean> {
  if (alerts.get().Dialog) return true
  const late = await import('./alert-dialog.tsx').catch(() => null)
  if (late) alerts.set({ ...alerts.get(), Dialog: late.AlertDialog })
  return late !== null
}
