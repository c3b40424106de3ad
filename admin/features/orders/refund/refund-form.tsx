import { NativeSelect, Radio } from '@mantine/core'
import type { FormEvent } from 'react'
import { hasCancellableLines } from '@rimal/contract/cancellation'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import type { RefundMethod, RefundPreview } from '@rimal/contract/staff/refunds'
import { Notice } from '../../../ui/notice.tsx'
import { unreadField } from '../../../ui/form/number-field.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import { RefundByAmount } from './refund-by-amount.tsx'
import { RefundEffect } from './refund-effect.tsx'
import { reasonsOf, type StaffRefundReason } from './refund-reasons.ts'
import { RefundUnits } from './refund-units.tsx'
import css from './refund.module.css'
import { useRefundPreview } from './use-refund-preview.ts'
import { type RefundChoice, useRefund } from './use-refund.ts'

type Props = { order: StaffOrder; possible: RefundPreview; onDone: (sentence: string) => void }

/** Lines with units, delivery, reason and method; below, what the customer gets. */
export function RefundForm({ order, possible, onDone }: Props) {
  const { t } = useWords()
  const refund = useRefund({ order, possible, onDone })
  const { query } = refund
  const { preview, error } = useRefundPreview(order.number, query)
  if (possible.lines.length === 0 && possible.delivery === 0 && possible.most === 0) {
    return <p>{t('refund_impossible')}</p>
  }
  const isStillSent = query?.lines !== undefined && hasCancellableLines(order.status)
  // Enter in a field submits as well, also while the effect is still being read.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const unread = event.currentTarget.querySelector<HTMLElement>(unreadField)
    // What was read before is not refunded in place of what stands there now.
    if (unread) unread.focus()
    else if (preview) void refund.run()
  }
  return (
    <form onSubmit={submit} className={ui.form} noValidate>
      <Notice error={refund.error} />
      {possible.most > 0 ? <How refund={refund} /> : null}
      {refund.how === 'amount' ? (
        <RefundByAmount order={order} possible={possible} refund={refund} />
      ) : (
        <RefundUnits order={order} possible={possible} refund={refund} />
      )}
      <NativeSelect
        label={t('refund_why')}
        value={refund.reason}
        onChange={(event) => refund.setReason(event.currentTarget.value as StaffRefundReason)}
        data={reasonsOf(refund.how).map((one) => ({
          value: one,
          label: t(`refund_reason_${one}`),
        }))}
      />
      <Method possible={possible} refund={refund} />
      {isStillSent ? <p className={css.warn}>{t('refund_still_shipped')}</p> : null}
      {query ? null : (
        <p className={css.effect}>
          {t(refund.how === 'amount' ? 'refund_choose_amount' : 'refund_choose')}
        </p>
      )}
      <RefundEffect preview={preview} error={error} isBusy={refund.isBusy} />
    </form>
  )
}

function How({ refund }: { refund: RefundChoice }) {
  const { t } = useWords()
  return (
    <Radio.Group
      label={t('refund_how')}
      value={refund.how}
      onChange={(value) => refund.setHow(value === 'amount' ? 'amount' : 'units')}
    >
      <div className={css.methods}>
        <Radio value="units" label={t('refund_how_units')} />
        <Radio value="amount" label={t('refund_how_amount')} />
      </div>
    </Radio.Group>
  )
}

function Method({ possible, refund }: { possible: RefundPreview; refund: RefundChoice }) {
  const { t } = useWords()
  const { methods } = possible
  if (methods.length === 1) {
    return methods[0] === 'credit' ? <p>{t('refund_only_credit')}</p> : null
  }
  return (
    <Radio.Group
      label={t('refund_to')}
      value={refund.to}
      onChange={(value) => refund.setMethod(value as RefundMethod)}
    >
      <div className={css.methods}>
        {methods.map((method) => (
          <Radio key={method} value={method} label={t(`refund_to_${method}`)} />
        ))}
      </div>
    </Radio.Group>
  )
}
