import { Button, NativeSelect } from '@mantine/core'
import { type HoldReason, holdReasons, maxHoldNote } from '@rimal/contract/production/holds'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import type { OrderStatus } from '@rimal/contract/statuses'
import { useState } from 'react'
import { NoteField } from '../../../ui/fields/note-field.tsx'
import { useSend } from '../../../queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfOrders } from '../reads-of-orders.ts'
import { wordOfReason } from '../timeline/reason-words.ts'

type Props = {
  order: Pick<StaffOrder, 'number'>
  isOpen: boolean
  onClose: () => void
  onDone: (status: OrderStatus) => void
}

/** Puts an order on hold until the customer answers. */
export function HoldDialog({ order: { number }, isOpen, onClose, onDone }: Props) {
  const { t } = useWords()
  const [reason, setReason] = useState<HoldReason>('not_reached')
  const [note, setNote] = useState('')
  const send = useSend(readsOfOrders)
  const { run, isBusy, error } = useChange(async () => {
    const { status } = await send('POST staff/hold-order', {
      body: { orderNumber: number, reason, ...(note ? { note } : {}) },
    })
    onDone(status)
  })
  return (
    <Dialog
      title={t('order_hold_title', { number: isolate(number) })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <p>{t('order_hold_effect')}</p>
        <Notice error={error} />
        <NativeSelect
          label={t('order_cancel_reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value as HoldReason)}
          data={holdReasons.map((one) => ({ value: one, label: t(wordOfReason[one]) }))}
        />
        <NoteField
          label={t('order_hold_note')}
          maxLength={maxHoldNote}
          value={note}
          onChange={setNote}
        />
        <Button type="submit" loading={isBusy}>
          {t('order_hold')}
        </Button>
      </form>
    </Dialog>
  )
}
