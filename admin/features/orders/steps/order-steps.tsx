import { Button } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import type { OrderStatus } from '@rimal/contract/statuses'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { isolate } from '../../../ui/isolate.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CancelLinesDialog } from './cancel-lines-dialog.tsx'
import { ForceBox } from './force-box.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { LaterSteps } from './later-steps.tsx'
import css from '../orders.module.css'
import { readsOfOrders } from '../reads-of-orders.ts'
import { ShipDialog } from './ship-dialog.tsx'
import { endsWindow, type OrderStep, possibleSteps } from './steps-of.ts'
import { type DialogName, type DirectStep, useActs } from './use-acts.ts'

const calls = {
  confirmed: 'POST staff/confirm-order',
  in_production: 'POST staff/start-production',
  ready: 'POST staff/order-ready',
  delivered: 'POST staff/deliver-order',
  delivery_failed: 'POST staff/delivery-failed',
  completed: 'POST staff/complete-order',
} as const satisfies Record<Exclude<DirectStep, 'release'>, string>

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
  const { number } = order
  const [isForced, setForced] = useState(false)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const send = useSend(readsOfOrders)
  const { said, say } = useSaid()
  const finish = (done: string) => {
    setDialog(null)
    say(t('order_moved', { number: isolate(number), state: done }))
  }
  const moved = (status: OrderStatus) => finish(t(`staff_order_${status}`))
  const { run, isBusy, error } = useChange(async (step: DirectStep) => {
    const answer =
      step === 'release'
        ? await send('POST staff/release-order', { body: { orderNumber: number } })
        : await send(calls[step], { body: { orderNumber: number, force: isForced } })
    setForced(false)
    moved(answer.status)
  })
  const possible = possibleSteps(order)
  const acts = useActs(order)
  const dialogOf = (name: DialogName) => ({
    order,
    isOpen: dialog === name,
    onClose: () => setDialog(null),
  })
  return (
    <div className={ui.form}>
      <Said said={said} />
      {error ? null : <CancelWindow order={order} steps={possible} />}
      {possible.length === 0 && acts.length === 0 ? <p>{t('order_nothing_next')}</p> : null}
      <Notice error={error} />
      <ForceBox error={error} isForced={isForced} onChange={setForced} />
      <div className={css.steps}>
        {acts.map((act) => (
          <Button
            key={act.title}
            variant={act.variant}
            disabled={isBusy}
            onClick={() => ('opens' in act ? setDialog(act.opens) : void run(act.does))}
          >
            {act.title}
          </Button>
        ))}
      </div>
      <LaterSteps order={order} />
      <ShipDialog {...dialogOf('ship')} onDone={moved} />
      <HoldDialog {...dialogOf('hold')} onDone={moved} />
      <CancelLinesDialog
        {...dialogOf('lines')}
        onDone={(count) => finish(t('order_cancelled_units', { count }))}
      />
      <CancelDialog {...dialogOf('cancel')} onDone={moved} />
    </div>
  )
}
