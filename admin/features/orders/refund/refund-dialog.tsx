import type { StaffOrder } from '@rimal/contract/staff/orders'
import { useRead } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { useWords } from '../../../words.tsx'
import { RefundForm } from './refund-form.tsx'

type Props = {
  order: StaffOrder
  onClose: () => void
  /** Called with the sentence that says what was refunded. */
  onDone: (sentence: string) => void
}

/** Refunds units or delivery of an order; what can be refunded at all is read first. */
export function RefundDialog({ order, onClose, onDone }: Props) {
  const { t } = useWords()
  const { data, error, refetch } = useRead('GET staff/preview-refund', {
    query: { orderNumber: order.number },
  })
  return (
    <Dialog title={t('refund_title', { number: isolate(order.number) })} isOpen onClose={onClose}>
      {error && !data ? <Broken error={error} onAgain={() => void refetch()} /> : null}
      {data ? <RefundForm order={order} possible={data} onDone={onDone} /> : null}
      {data || error ? null : <p aria-busy />}
    </Dialog>
  )
}
