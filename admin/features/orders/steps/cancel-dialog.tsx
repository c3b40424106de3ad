import { Button } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import type { OrderStatus } from '@rimal/contract/statuses'
import { useRead, useSend } from '../../../queries.ts'
import { isolate } from '../../../ui/isolate.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import ui from '../../../ui/ui.module.css'
import { onSubmit } from '../../../ui/on-submit.ts'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfOrders } from '../reads-of-orders.ts'
import { leftToRefund } from './left-to-refund.ts'
import { useCancelReason } from './use-cancel-reason.tsx'

type Props = {
  order: StaffOrder
  isOpen: boolean
  onClose: () => void
  onDone: (status: OrderStatus) => void
}

/** Cancels a whole order; the effect is said before. */
export function CancelDialog({ order, isOpen, onClose, onDone }: Props) {
  const { t } = useWords()
  return (
    <Dialog
      title={t('order_cancel_title', { number: isolate(order.number) })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <CancelForm order={order} onDone={onDone} />
    </Dialog>
  )
}

function CancelForm({ order, onDone }: Pick<Props, 'order' | 'onDone'>) {
  const { number, totals, paid } = order
  const { t, language } = useWords()
  const why = useCancelReason()
  const send = useSend(readsOfOrders)
  const preview = useRead('GET staff/preview-cancellation', { query: { orderNumber: number } })
  const needsOwner = preview.data?.needsOwner ?? false
  const { run, isBusy, error } = useChange(async () => {
    const { status } = await send('POST staff/cancel-order', {
      body: { orderNumber: number, ...why.body },
    })
    onDone(status)
  })
  const amount = formatMoney(leftToRefund(order), { currency: totals.currency, language })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <p>{paid ? t('order_cancel_effect', { amount }) : t('order_cancel_effect_unpaid')}</p>
      {needsOwner ? <p className={ui.notice}>{t('order_cancel_needs_owner')}</p> : null}
      <Notice error={error ?? preview.error} />
      {why.fields}
      <Button
        type="submit"
        variant="danger"
        loading={isBusy || preview.isPending}
        disabled={needsOwner}
      >
        {t('order_cancel')}
      </Button>
    </form>
  )
}
