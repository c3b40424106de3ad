import { Button } from '@mantine/core'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { Link } from 'react-router'
import { useSession } from '../../session.ts'
import { deliveryLines } from '@rimal/contract/text/delivery-address'
import { AddressLines } from '../../ui/contact/address-lines.tsx'
import { PhoneActs } from '../../ui/contact/phone-acts.tsx'
import { isolate } from '../../ui/isolate.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './orders.module.css'

/** Who waits for the order, where it goes, and how to reach the person. */
export function OrderCustomer({ order }: { order: StaffOrder }) {
  const { t, language } = useWords()
  const { can } = useSession()
  const { contact, address, shipping, shipment, customerId } = order
  const phone = contact.phone || address.phone
  return (
    <div className={css.person}>
      <p>
        <bdi dir="ltr">{phone}</bdi>
      </p>
      {address.alternateNumber ? (
        <p>
          <bdi dir="ltr">{address.alternateNumber}</bdi>
        </p>
      ) : null}
      <p>
        <bdi dir="ltr">{contact.email}</bdi>
      </p>
      <p className={ui.acts}>
        <PhoneActs phone={phone} />
        {contact.email ? (
          <Button component="a" variant="default" href={`mailto:${contact.email}`}>
            {t('order_write')}
          </Button>
        ) : null}
      </p>
      {customerId && can('customers.read') ? (
        <p>
          <Link to={`/customers/${customerId}`}>{t('order_of_customer')}</Link>
        </p>
      ) : null}
      <h3>{t('order_address')}</h3>
      {shipping.pickup ? (
        <p>{t('staff_order_pickup')}</p>
      ) : (
        <AddressLines lines={deliveryLines(address, language)} language={language} />
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
