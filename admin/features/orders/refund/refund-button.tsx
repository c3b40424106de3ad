import { Button } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { statusIs } from '@rimal/contract/statuses'
import { useState } from 'react'
import { useSession } from '../../../session.ts'
import { Said } from '../../../ui/said/said.tsx'
import { useSaid } from '../../../ui/said/use-said.ts'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import { BlockedAct } from '../blocked-act.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** Opens the refund of an order that was placed and has not ended, for staff who may refund. */
export function RefundButton({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  const { can } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { said, say } = useSaid()
  if (!can('orders.refund') || !statusIs(order.status, 'active')) return null
  return (
    <div className={ui.form}>
      <Said said={said} />
      <div className={ui.acts}>
        {order.paid || order.credit.used > 0 ? (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('refund_open')}
          </Button>
        ) : (
          <BlockedAct title={t('refund_open')} why={t('order_later_payment')} />
        )}
      </div>
      {isOpen ? (
        <RefundDialog
          order={order}
          onClose={() => setOpen(false)}
          onDone={(sentence) => {
            setOpen(false)
            say(sentence)
          }}
        />
      ) : null}
    </div>
  )
}
