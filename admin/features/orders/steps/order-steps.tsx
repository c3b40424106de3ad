import { Button } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { canBecome } from '@rimal/contract/statuses'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { isolate } from '../../../ui/isolate.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ForceBox } from './force-box.tsx'
import { LaterSteps } from './later-steps.tsx'
import css from '../orders.module.css'
import { readsOfOrders } from '../reads-of-orders.ts'
import { ShipDialog } from './ship-dialog.tsx'
import { endsWindow, type OrderStep, possibleSteps } from './steps-of.ts'

const steps = {
  confirmed: 'POST staff/confirm-order',
  in_production: 'POST staff/start-production',
  ready: 'POST staff/order-ready',
  delivered: 'POST staff/deliver-order',
  delivery_failed: 'POST staff/delivery-failed',
  completed: 'POST staff/complete-order',
} as const

type Step = keyof typeof steps

type WindowProps = { order: StaffOrder; steps: readonly OrderStep[] }

/** Says until when the customer may cancel, if a step that is next would be refused for that. */
function CancelWindow({ order, steps }: WindowProps) {
  const { t } = useWords()
  const time = useTime()
  const { cancelWindow } = order
  if (!cancelWindow || !steps.some((step) => endsWindow(order, step))) return null
  return <p>{t('order_cancel_until', { when: time(cancelWindow.until) })}</p>
}

/** The steps that are possible now as buttons, the first is the main one; below, those that are not, with the reason. */
export function OrderSteps({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  const { can } = useSession()
  const { number, status } = order
  const [isForced, setForced] = useState(false)
  const [dialog, setDialog] = useState<'ship' | 'cancel' | null>(null)
  const send = useSend(readsOfOrders)
  const { said, say } = useSaid()
  const { run, isBusy, error } = useChange(async (step: Step) => {
    const answer = await send(steps[step], { body: { orderNumber: number, force: isForced } })
    setForced(false)
    const state = t(`staff_order_${answer.status}`)
    say(t('order_moved', { number: isolate(number), state }))
  })
  const possible = possibleSteps(order)
  const mayMove = can('orders.move')
  const mayCancel =
    can('orders.cancel') && canBecome(status, 'cancelled') && status !== 'awaiting_payment'
  const close = () => setDialog(null)
  return (
    <div className={ui.form}>
      <Said said={said} />
      {error ? null : <CancelWindow order={order} steps={possible} />}
      {possible.length === 0 && !mayCancel ? <p>{t('order_nothing_next')}</p> : null}
      <Notice error={error} />
      <ForceBox error={error} isForced={isForced} onChange={setForced} />
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
      <LaterSteps order={order} />
      <ShipDialog order={order} isOpen={dialog === 'ship'} onClose={close} />
      <CancelDialog order={order} isOpen={dialog === 'cancel'} onClose={close} />
    </div>
  )
}
