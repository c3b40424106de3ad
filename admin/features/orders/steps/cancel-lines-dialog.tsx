import { Button } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useKey } from '../../../ui/form/use-key.ts'
import { isolate } from '../../../ui/isolate.ts'
import { Notice } from '../../../ui/notice.tsx'
import { onSubmit } from '../../../ui/on-submit.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { readsOfOrders } from '../reads-of-orders.ts'
import css from '../refund/refund.module.css'
import { UnitsField } from '../refund/units-field.tsx'
import { unitsLeft } from './steps-of.ts'
import { useCancelReason } from './use-cancel-reason.tsx'

type Props = {
  order: StaffOrder
  isOpen: boolean
  onClose: () => void
  /** Called with the number of units that were cancelled. */
  onDone: (units: number) => void
}

/** Cancels single units of an order. */
export function CancelLinesDialog({ order, isOpen, onClose, onDone }: Props) {
  const { t } = useWords()
  return (
    <Dialog
      title={t('order_cancel_lines_title', { number: isolate(order.number) })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <CancelLinesForm order={order} onDone={onDone} />
    </Dialog>
  )
}

function CancelLinesForm({ order, onDone }: Pick<Props, 'order' | 'onDone'>) {
  const { number: orderNumber, paid } = order
  const { t } = useWords()
  const why = useCancelReason()
  /** The chosen units by their line. */
  const [units, setUnits] = useState<Record<string, number>>({})
  const lines = Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }))
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const body = { orderNumber, lines, ...why.body }
  const key = useKey(JSON.stringify(body))
  const send = useSend(readsOfOrders)
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/cancel-order-lines', { body: { ...body, key } })
    onDone(count)
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      <fieldset className={css.lines}>
        <legend>{t('order_cancel_lines_units')}</legend>
        {order.lines
          .filter(({ quantity, cancelled }) => quantity > cancelled)
          .map((line) => (
            <UnitsField
              key={line.id}
              line={line}
              units={line.quantity - line.cancelled}
              value={units[line.id] ?? 0}
              onChange={(chosen) => setUnits({ ...units, [line.id]: chosen })}
            />
          ))}
      </fieldset>
      {why.fields}
      <p>{t(paid ? 'order_cancel_lines_effect' : 'order_cancel_lines_effect_unpaid')}</p>
      {count === unitsLeft(order) ? (
        <p className={css.warn}>{t('order_cancel_lines_all')}</p>
      ) : null}
      <Button type="submit" variant="danger" loading={isBusy} disabled={count === 0}>
        {t('order_cancel_lines')}
      </Button>
    </form>
  )
}
