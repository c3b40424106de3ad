import { Button, Checkbox } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { RefundPreview } from '@rimal/contract/staff/returns'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfReturns } from '../reads-of-returns.ts'
import { howOf } from '../use-effect-of.ts'
import { RefundTo } from './refund-to.tsx'
import type { StepProps } from './step-props.ts'

/** Refunds the accepted items; the amount and its way are said before, and the button repeats the amount. */
export function RefundForm({ found, onDone }: StepProps) {
  // While the return is read anew after the refund, there is no preview.
  return found.refundPreview ? (
    <Refund found={found} preview={found.refundPreview} onDone={onDone} />
  ) : null
}

function Refund({ found, preview, onDone }: StepProps & { preview: RefundPreview }) {
  const { t, language } = useWords()
  const { number: returnNumber, currency } = found
  const [faultOfShop, setFault] = useState(false)
  const [to, setTo] = useState(preview.to)
  const [paidHow, setPaidHow] = useState('')
  const minor = faultOfShop ? preview.amountAtFault : preview.amount
  const amount = minor === null ? null : formatMoney(minor, { currency, language })
  const isByHand = preview.byHand && to === 'source'
  const send = useSend(readsOfReturns)
  const { run, isBusy, error, fields } = useChange(async () => {
    if (amount === null) return
    const body = {
      returnNumber,
      outcome: 'refunded' as const,
      faultOfShop,
      ...(to === preview.to ? {} : { to }),
      ...(isByHand ? { paidHow: paidHow.trim() } : {}),
    }
    onDone((await send('POST staff/resolve-return', { body })).state)
  })
  const how = t(`staff_return_how_${howOf({ byHand: preview.byHand, toCredit: to === 'credit' })}`)
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <p id="refund-effect" aria-live="polite">
        {amount === null
          ? t(preview.amountAtFault === null ? nothingLeft : 'staff_return_refund_none')
          : t('staff_return_refund_effect', { amount, how })}
      </p>
      <Notice error={error} />
      <Checkbox
        label={t('staff_return_fault')}
        description={t('staff_return_fault_refund')}
        checked={faultOfShop}
        onChange={(event) => setFault(event.currentTarget.checked)}
      />
      <RefundTo
        preview={preview}
        to={to}
        onChange={setTo}
        paidHow={paidHow}
        onPaidHow={setPaidHow}
        refused={fields['paidHow']}
      />
      <Button
        type="submit"
        loading={isBusy}
        aria-disabled={amount === null}
        aria-describedby="refund-effect"
        data-disabled={amount === null || undefined}
      >
        {amount === null
          ? t('staff_return_step_refunded')
          : t('staff_return_refund_amount', { amount })}
      </Button>
    </form>
  )
}

const nothingLeft = 'staff_return_refund_nothing_left'
