import { Button } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { isolate } from '../../ui/isolate.ts'
import { useWords } from '../../words.tsx'
import ui from '../../ui/ui.module.css'
import css from './orders.module.css'

/** Who waits for the order, where it goes, and how to reach the person. */
export function OrderCustomer({ order }: { order: StaffOrder }) {
  const { t } = useWords()
  const { contact, address, shipping, shipment } = order
  const phone = contact.phone || address.phone
  const lines = [
    address.name,
    address.addressLineOne,
    address.addressLineTwo,
    address.landmark,
    [address.district, address.city, address.state].filter(Boolean).join(', '),
    [address.zipCode, address.country].filter(Boolean).join(' '),
  ].filter(Boolean)
  return (
    <div className={css.person}>
      <p>
        <bdi dir="ltr">{phone}</bdi>
      </p>
      <p>
        <bdi dir="ltr">{contact.email}</bdi>
      </p>
      <p className={ui.acts}>
        <Button component="a" variant="default" href={`tel:${phone}`}>
          {t('order_call')}
        </Button>
        <Button
          component="a"
          variant="default"
          href={`https://wa.me/${phone.replaceAll(/\D/g, '')}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('order_whatsapp')}
        </Button>
        <Button component="a" variant="default" href={`mailto:${contact.email}`}>
          {t('order_write')}
        </Button>
      </p>
      <h3>{t('order_address')}</h3>
      {shipping.pickup ? (
        <p>{t('staff_order_pickup')}</p>
      ) : (
        lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))
      )}
      {shipment ? (
        <p>
          {t('order_shipment', {
            carrier: shipment.carrier,
            number: isolate(shipment.trackingNumber),
          })}
        </p>
      ) : null}
    </div>
  )
}
