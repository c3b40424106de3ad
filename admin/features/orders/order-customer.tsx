import { Button } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { addressLines } from '../../ui/contact/address-lines.ts'
import { PhoneActs } from '../../ui/contact/phone-acts.tsx'
import { isolate } from '../../ui/isolate.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './orders.module.css'

/** Who waits for the order, where it goes, and how to reach the person. */
export function OrderCustomer({ order }: { order: StaffOrder }) {
  const { t, language } = useWords()
  const { contact, address, shipping, shipment } = order
  const phone = contact.phone || address.phone
  return (
    <div className={css.person}>
      <p>
        <bdi dir="ltr">{phone}</bdi>
      </p>
      <p>
        <bdi dir="ltr">{contact.email}</bdi>
      </p>
      <p className={ui.acts}>
        {phone ? <PhoneActs phone={phone} /> : null}
        <Button component="a" variant="default" href={`mailto:${contact.email}`}>
          {t('order_write')}
        </Button>
      </p>
      <h3>{t('order_address')}</h3>
      {shipping.pickup ? (
        <p>{t('staff_order_pickup')}</p>
      ) : (
        addressLines(address, language).map((line) => (
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
