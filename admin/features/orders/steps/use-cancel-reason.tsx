import { NativeSelect } from '@mantine/core'
import { maxCancelNote, staffCancelReasons } from '@rimal/contract/cancellation'
import { useState } from 'react'
import { NoteField } from '../../../ui/fields/note-field.tsx'
import { useWords } from '../../../words.tsx'

type Reason = (typeof staffCancelReasons)[number]

/** Holds why staff cancel, with its two fields; `body` is the part of the call. */
export function useCancelReason() {
  const { t } = useWords()
  const [reason, setReason] = useState<Reason>('asked_by_customer')
  const [note, setNote] = useState('')
  const fields = (
    <>
      <NativeSelect
        label={t('order_cancel_reason')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as Reason)}
        data={staffCancelReasons.map((one) => ({ value: one, label: t(`staff_cancel_${one}`) }))}
      />
      <NoteField
        label={t('order_cancel_note')}
        maxLength={maxCancelNote}
        value={note}
        onChange={setNote}
      />
    </>
  )
  return { body: { reason, ...(note ? { note } : {}) }, fields }
}
