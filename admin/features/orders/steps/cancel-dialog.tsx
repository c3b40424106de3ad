import { Button, NativeSelect, Textarea } from '@mantine/core'
import { maxCancelNote, staffCancelReasons } from '@rimal/contract/cancellation'
import { formatMoney } from '@rimal/contract/money'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { isolate } from '../../../ui/isolate.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import ui from '../../../ui/ui.module.css'
import { onSubmit } from '../../../ui/on-submit.ts'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfOrders } from '../reads-of-orders.ts'
import { leftToRefund } from './left-to-refund.ts'

type Reason = (typeof staffCancelReasons)[number]
type Props = { order: StaffOrder; isOpen: boolean; onClose: () => void }

/** Cancels a whole order; the effect is said before. */
export function CancelDialog({ order, isOpen, onClose }: Props) {
  const { number, totals, paid } = order
  const { t, language } = useWords()
  const [reason, setReason] = useState<Reason>('asked_by_customer')
  const [note, setNote] = useState('')
  const send = useSend(readsOfOrders)
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/cancel-order', {
      body: { orderNumber: number, reason, ...(note ? { note } : {}) },
    })
    onClose()
  })
  const amount = formatMoney(leftToRefund(order), { currency: totals.currency, language })
  return (
    <Dialog
      title={t('order_cancel_title', { number: isolate(number) })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <p>{paid ? t('order_cancel_effect', { amount }) : t('order_cancel_effect_unpaid')}</p>
        <Notice error={error} />
        <NativeSelect
          label={t('order_cancel_reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value as Reason)}
          data={staffCancelReasons.map((one) => ({ value: one, label: t(`staff_cancel_${one}`) }))}
        />
        <Textarea
          label={t('order_cancel_note')}
          dir="auto"
          maxLength={maxCancelNote}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          autosize
          minRows={2}
        />
        <Button type="submit" variant="danger" loading={isBusy}>
          {t('order_cancel')}
        </Button>
      </form>
    </Dialog>
  )
}
