import { errors } from '@rimal/contract/errors'
import type { OwnReturn } from '@rimal/contract/returns/returns'
import { useState } from 'react'
import { tryCall } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { AskDialog } from '../../ui/ask-dialog.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { showToast } from '../../ui/toast.tsx'

export function CancelDialog(props: {
  asked: OwnReturn
  open: boolean
  onClose: () => void
  onCancelled: (asked: OwnReturn) => void
  /** Called when the return has changed meanwhile. */
  onStale: () => void
}) {
  const { asked, open, onClose, onCancelled, onStale } = props
  const { t } = useWords()
  const [failure, setFailure] = useState<string | null>(null)

  async function cancel() {
    setFailure(null)
    const body = { returnToken: asked.token }
    const reply = await tryCall('POST return/cancel-return', { body })
    if (reply?.result) {
      showToast(t('return_cancelled'))
      return onCancelled(reply.result)
    }
    setFailure(reply?.message ?? t('no_answer'))
    if (reply?.errorCode === errors.return_step_done.number) onStale()
  }

  return (
    <AskDialog
      open={open}
      title={t('return_cancel_title')}
      keep={t('return_cancel_not')}
      act={t('return_cancel')}
      onKeep={onClose}
      onAct={cancel}
      failure={failure && <ErrorNote>{failure}</ErrorNote>}
    >
      <p>{t('return_cancel_text')}</p>
    </AskDialog>
  )
}
