import { Button } from '@mantine/core'
import { maxRefusal } from '@rimal/contract/limits'
import type { StaffVisit } from '@rimal/contract/staff/visits'
import type { VisitStatus } from '@rimal/contract/statuses'
import { useState } from 'react'
import { NoteField } from '../../ui/fields/note-field.tsx'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { readsOfVisits } from './reads-of-visits.ts'

type Props = { visit: StaffVisit; onClose: () => void; onDone: (status: VisitStatus) => void }

/** Cancels a visit; the customer reads the reason. */
export function CancelVisitDialog({ visit: { number }, onClose, onDone }: Props) {
  const { t } = useWords()
  const [reason, setReason] = useState('')
  const send = useSend(readsOfVisits)
  const { run, isBusy, error } = useChange(async () => {
    const stated = reason.trim() ? { reason: reason.trim() } : {}
    const body = { visitNumber: number, status: 'cancelled' as const, ...stated }
    onDone((await send('POST staff/change-visit', { body })).status)
  })
  return (
    <Dialog
      title={t('staff_visit_cancel_title', { number: isolate(number) })}
      isOpen
      onClose={onClose}
    >
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <p>{t('staff_visit_effect_cancelled')}</p>
        <Notice error={error} />
        <NoteField
          label={t('staff_visit_cancel_reason')}
          value={reason}
          maxLength={maxRefusal}
          onChange={setReason}
          data-autofocus
        />
        <Button type="submit" variant="danger" loading={isBusy}>
          {t('staff_visit_step_cancelled')}
        </Button>
      </form>
    </Dialog>
  )
}
