import { Button, TextInput } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import type { OrderStatus } from '@rimal/contract/statuses'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { isolate } from '../../../ui/isolate.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import ui from '../../../ui/ui.module.css'
import { onSubmit } from '../../../ui/on-submit.ts'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { ForceBox } from './force-box.tsx'
import { readsOfOrders } from '../reads-of-orders.ts'

type Props = {
  order: StaffOrder
  isOpen: boolean
  onClose: () => void
  onDone: (status: OrderStatus) => void
}

type Typed = { carrier: string; trackingNumber: string; trackingUrl: string }

/** Hands the shipment to a courier. */
export function ShipDialog({ order: { number }, isOpen, onClose, onDone }: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState<Typed>({ carrier: '', trackingNumber: '', trackingUrl: '' })
  const [isForced, setForced] = useState(false)
  const send = useSend(readsOfOrders)
  const { run, isBusy, error, fields } = useChange(async () => {
    const { carrier, trackingNumber, trackingUrl } = typed
    const { status } = await send('POST staff/ship-order', {
      body: {
        orderNumber: number,
        force: isForced,
        carrier,
        ...(trackingNumber ? { trackingNumber } : {}),
        ...(trackingUrl ? { trackingUrl } : {}),
      },
    })
    onDone(status)
  })
  return (
    <Dialog
      title={t('order_ship_title', { number: isolate(number) })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <form onSubmit={onSubmit(run)} className={ui.form}>
        <p>{t('order_ship_effect')}</p>
        <Notice error={error} />
        <ForceBox error={error} isForced={isForced} onChange={setForced} />
        <Fields
          typed={typed}
          onType={(name, value) => setTyped({ ...typed, [name]: value })}
          refused={fields}
        />
        <Button type="submit" loading={isBusy}>
          {t('order_step_shipped')}
        </Button>
      </form>
    </Dialog>
  )
}

type FieldsProps = {
  typed: Typed
  onType: (name: keyof Typed, value: string) => void
  refused: Record<string, string>
}

function Fields({ typed, onType, refused }: FieldsProps) {
  const { t } = useWords()
  return (
    <>
      <TextInput
        label={t('order_carrier')}
        value={typed.carrier}
        onChange={(event) => onType('carrier', event.currentTarget.value)}
        error={refused['carrier']}
        maxLength={60}
        required
        data-autofocus
      />
      <TextInput
        label={t('order_tracking')}
        dir="ltr"
        value={typed.trackingNumber}
        onChange={(event) => onType('trackingNumber', event.currentTarget.value)}
        error={refused['trackingNumber']}
        maxLength={60}
      />
      <TextInput
        label={t('order_tracking_url')}
        dir="ltr"
        type="url"
        value={typed.trackingUrl}
        onChange={(event) => onType('trackingUrl', event.currentTarget.value)}
        error={refused['trackingUrl']}
      />
    </>
  )
}
