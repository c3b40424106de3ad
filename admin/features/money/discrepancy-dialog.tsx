import { Button } from '@mantine/core'
import { paymentErrors } from '@rimal/contract/errors/payments-errors'
import { formatMoney } from '@rimal/contract/money'
import type { Discrepancy } from '@rimal/contract/staff/payments'
import { useState } from 'react'
import { Refusal } from '../../call.ts'
import { useSend } from '../../queries.ts'
import { NoteField } from '../../ui/fields/note-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'

type Props = {
  discrepancy: Discrepancy
  onClose: () => void
  /** Called with the sentence that says what was done. */
  onDone: (sentence: string) => void
}

const maxNote = 500

/** Closes a discrepancy with a note, or refunds a payment that is not what was asked for. */
export function DiscrepancyDialog({ discrepancy, onClose, onDone }: Props) {
  const { t, language } = useWords()
  const { id, kind, theirs, currency } = discrepancy
  const isRefund = kind === 'not_as_asked'
  const [note, setNote] = useState('')
  const send = useSend(['GET staff/list-discrepancies', 'GET staff/get-order/{orderNumber}'])
  const { run, isBusy, error } = useChange(async () => {
    const body = { discrepancyId: id, note: note.trim() }
    if (body.note === '') return
    await send(isRefund ? 'POST staff/refund-discrepancy' : 'POST staff/close-discrepancy', {
      body,
    })
    onDone(t(isRefund ? 'money_refunded_payment' : 'money_closed'))
  })
  return (
    <Dialog
      title={t(isRefund ? 'money_refund_payment_title' : 'money_close_title')}
      isOpen
      onClose={onClose}
    >
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <p>{t(`money_close_how_${kind}`)}</p>
        <p>{t(isRefund ? 'money_refund_limit' : 'money_close_effect')}</p>
        <RefusedRefund error={error} />
        <NoteField
          label={t(isRefund ? 'money_refund_note' : 'money_close_note')}
          maxLength={maxNote}
          value={note}
          onChange={setNote}
          required
          data-autofocus
        />
        <Button type="submit" variant={isRefund ? 'danger' : 'filled'} loading={isBusy}>
          {isRefund
            ? t('refund_submit', { amount: formatMoney(theirs, { currency, language }) })
            : t('money_close')}
        </Button>
      </form>
    </Dialog>
  )
}

/** What went wrong; the sentence of the shop about a provider that is down is for customers who pay. */
function RefusedRefund({ error }: { error: unknown }) {
  const { t } = useWords()
  const { number } = paymentErrors.payment_provider_down
  if (!(error instanceof Refusal) || error.errorCode !== number) return <Notice error={error} />
  return (
    <p className={ui.notice} role="alert">
      {t('money_provider_down')}
    </p>
  )
}
