import { Button } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { statusIs } from '@rimal/contract/statuses'
import { Link } from 'react-router'
import { useSession } from '../../../session.ts'
import { isolate } from '../../../ui/isolate.ts'
import { Micro } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import { useWords } from '../../../words.tsx'
import { InvoicesButton } from './invoices-button.tsx'

/** The papers of an order that staff print. */
export function OrderPapers({ order: { number, status, invoice } }: { order: StaffOrder }) {
  const { t } = useWords()
  const { can } = useSession()
  const mayPack = can('orders.pack') && statusIs(status, 'active')
  return (
    <>
      {invoice ? (
        <Micro>
          {[invoice, ...invoice.creditNotes].map(({ number: own }, place) => (
            <span key={own}>
              {place > 0 ? ' · ' : ''}
              {place === 0 ? t('staff_order_invoice', { number: isolate(own) }) : <bdi>{own}</bdi>}
            </span>
          ))}
        </Micro>
      ) : null}
      <div className={ui.acts}>
        {mayPack ? (
          <Button component={Link} variant="default" to={`/orders/packing?numbers=${number}`}>
            {t('order_packing_slip')}
          </Button>
        ) : null}
        {invoice && can('payments.check') ? (
          <InvoicesButton numbers={[number]} title={t('order_invoice_file')} />
        ) : null}
      </div>
    </>
  )
}
