import type { Visit } from '@rimal/contract/visits'
import { useState } from 'react'
import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { timeText } from './visit-text.ts'

export function CancelDialog(props: {
  visit: Visit
  open: boolean
  onClose: () => void
  onCancelled: (visit: Visit) => void
}) {
  const { visit, open, onClose, onCancelled } = props
  const words = useWords()
  const { t } = words
  const [failure, setFailure] = useState<string | null>(null)

  async function cancel() {
    setFailure(null)
    const body = { visitToken: visit.token }
    const reply = await tryCall('POST visit/cancel-visit', { body })
    if (reply?.result) return onCancelled(reply.result)
    setFailure(reply?.message ?? t('no_answer'))
  }

  return (
    <AskDialog
      open={open}
      title={t('visit_cancel_ask')}
      keep={t('visit_keep')}
      act={t('visit_cancel')}
      onKeep={onClose}
      onAct={cancel}
      failure={failure && <ErrorNote>{failure}</ErrorNote>}
    >
      <p>{timeText(visit, words)}</p>
      <p className="text-small text-ink-2">{t('visit_cancel_text')}</p>
    </AskDialog>
  )
}
