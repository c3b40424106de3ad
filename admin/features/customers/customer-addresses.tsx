import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { deliveryLines } from '@rimal/contract/text/delivery-address'
import { AddressLines } from '../../ui/contact/address-lines.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './customers.module.css'

/** The address book of a customer, the default address first. */
export function CustomerAddresses({ addresses }: Pick<StaffCustomer, 'addresses'>) {
  const { t, language } = useWords()
  if (addresses.length === 0) return <p className={ui.lede}>{t('customer_no_addresses')}</p>
  return (
    <ul>
      {addresses.map(({ addressId, address, isDefault }) => (
        <li key={addressId} className={css.address}>
          {isDefault ? <Micro>{t('customer_default_address')}</Micro> : null}
          <AddressLines lines={deliveryLines(address, language)} language={language} />
          <p>
            <bdi dir="ltr">{address.phone}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}
