import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './customers.module.css'

/** The address book of a customer, the default address first. */
export function CustomerAddresses({ addresses }: Pick<StaffCustomer, 'addresses'>) {
  const { t } = useWords()
  if (addresses.length === 0) return <p className={ui.lede}>{t('customer_no_addresses')}</p>
  return (
    <ul>
      {addresses.map(({ addressId, address, isDefault }) => (
        <li key={addressId} className={css.address}>
          {isDefault ? <Micro>{t('customer_default_address')}</Micro> : null}
          {linesOf(address).map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
          <p>
            <bdi dir="ltr">{address.phone}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}

function linesOf(address: StaffCustomer['addresses'][number]['address']): string[] {
  const lines = [
    address.name,
    address.addressLineOne,
    address.addressLineTwo,
    address.landmark,
    [address.district, address.city, address.state].filter(Boolean).join(', '),
    [address.zipCode, address.country].filter(Boolean).join(' '),
  ]
  return [...new Set(lines.filter(Boolean))]
}
