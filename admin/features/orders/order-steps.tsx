import { Button, Checkbox } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { canBecome, type OrderStatus } from '@rimal/contract/statuses'
import { useState } from 'react'
import { useSend } from '../../queries.ts'
import { orderErrors } from '@rimal/contract/errors/orders-errors'
import { Refusal } from '../../call.ts'
import { useSession } from '../../session.ts'
import { Notice } from '../../ui/notice.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import css from './orders.module.css'
import { readsOfOrders } from './reads-of-orders.ts'
import { ShipDialog } from './ship-dialog.tsx'

const steps = {
  confirmed: 'POST staff/confirm-order',
  in_production: 'POST staff/start-production',
  ready: 'POST staff/order-ready',
  delivered: 'POST staff/deliver-order',
  delivery_failed: 'POST staff/delivery-failed',
  completed: 'POST staff/complete-order',
} as const

type Step = keyof typeof steps
const stepNames = Object.keys(steps) as Step[]

/** The steps that the table of statuses allows from here, as buttons; the first is the main one. */
export function OrderSteps({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  const { can } = useSession()
  const { number, status } = order
  const [isForced, setForced] = useState(false)
  const [dialog, setDialog] = useState<'ship' | 'cancel' | null>(null)
  const send = useSend(readsOfOrders)
  const { run, isBusy, error } = useChange((step: Step) =>
    send(steps[step], { body: { orderNumber: number, force: isForced } }),
  )
  const possible = possibleSteps(status)
  const mayMove = can('orders.move')
  const mayCancel =
    can('orders.cancel') && canBecome(status, 'cancelled') && status !== 'awaiting_payment'
  const close = () => setDialog(null)
  if (possible.length === 0 && !mayCancel) return <p>{t('order_nothing_next')}</p>
  return (
    <div className={ui.form}>
      <Notice error={error} />
      {isMayCancel(error) || isForced ? (
        <Checkbox
          label={t('order_force')}
          checked={isForced}
          onChange={(event) => setForced(event.currentTarget.checked)}
        />
      ) : null}
      <div className={css.steps}>
        {mayMove
          ? possible.map((step, place) => (
              <Button
                key={step}
                variant={place === 0 ? 'filled' : 'default'}
                disabled={isBusy}
                onClick={() => (step === 'shipped' ? setDialog('ship') : void run(step))}
              >
                {t(`order_step_${step}`)}
              </Button>
            ))
          : null}
        {mayCancel ? (
          <Button variant="danger" disabled={isBusy} onClick={() => setDialog('cancel')}>
            {t('order_cancel')}
          </Button>
        ) : null}
      </div>
      <ShipDialog order={order} isOpen={dialog === 'ship'} onClose={close} isForced={isForced} />
      <CancelDialog order={order} isOpen={dialog === 'cancel'} onClose={close} />
    </div>
  )
}

/** An order that is ready is delivered at the shop; a shipped one is delivered by the courier. */
function possibleSteps(status: OrderStatus): (Step | 'shipped')[] {
  const all: (Step | 'shipped')[] = ['confirmed', 'in_production', 'ready', 'shipped', ...stepNames]
  return [...new Set(all)].filter((step) => canBecome(status, step))
}

/** Whether the customer may still cancel: staff begin only if the customer asked them to. */
function isMayCancel(error: unknown): boolean {
  const { number } = orderErrors.customer_may_still_cancel
  return error instanceof Refusal && error.errorCode === number
}
