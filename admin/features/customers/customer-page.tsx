import { formatMoney } from '@rimal/contract/money'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { Link, useParams } from 'react-router'
import { Refusal } from '../../call.ts'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Crumb, Section } from '../../ui/page-head.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import { useWords } from '../../words.tsx'
import { CustomerAddresses } from './customer-addresses.tsx'
import { CustomerConsents } from './customer-consents.tsx'
import { CustomerContact } from './customer-contact.tsx'
import { CustomerCredit } from './customer-credit.tsx'
import { CustomerData } from './customer-data.tsx'
import { CustomerMeasurements } from './customer-measurements.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerReviews } from './customer-reviews.tsx'
import css from './customers.module.css'
import { useDay } from './use-day.ts'

/** One customer: contact, orders, measurements, and all else that the shop knows. */
export function CustomerPage() {
  const { id = '' } = useParams()
  const customer = useRead('GET staff/get-customer/{customerId}', { params: { customerId: id } })
  // A customer who was erased meanwhile is not shown any more.
  const isThere = !(customer.error instanceof Refusal)
  return (
    <ReadOne read={customer} isIt={({ customerId }) => isThere && customerId === id}>
      {(one) => <Customer key={id} customer={one} />}
    </ReadOne>
  )
}

function Customer({ customer }: { customer: StaffCustomer }) {
  const { t } = useWords()
  const { can } = useSession()
  return (
    <>
      <CustomerHead customer={customer} />
      <div className={css.page}>
        <div>
          <Section title={t('customers_orders')}>
            <CustomerOrders customer={customer} />
          </Section>
          <Section title={t('customer_measurements')}>
            <CustomerMeasurements profiles={customer.profiles} />
          </Section>
          <Section title={t('customer_reviews')}>
            <CustomerReviews reviews={customer.reviews} />
          </Section>
        </div>
        <div>
          <Section title={t('customer_contact')}>
            <CustomerContact customer={customer} />
          </Section>
          <Section title={t('customer_addresses')}>
            <CustomerAddresses addresses={customer.addresses} />
          </Section>
          <Section title={t('customer_credit')}>
            <CustomerCredit customer={customer} />
          </Section>
          <Section title={t('customer_consents')}>
            <CustomerConsents consents={customer.consents} />
          </Section>
          {can('customers.erase') ? (
            <Section title={t('customer_data')}>
              <CustomerData customer={customer} />
            </Section>
          ) : null}
        </div>
      </div>
    </>
  )
}

function CustomerHead({ customer }: { customer: StaffCustomer }) {
  const { t, language } = useWords()
  const day = useDay()
  const { name, customerSince, orders, spent } = customer
  return (
    <header>
      <title>{name}</title>
      <Crumb>
        <Link to="/customers">{t('admin_customers')}</Link>
      </Crumb>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p className={css.facts}>
        <span>{t('customer_orders_count', { count: orders })}</span>
        {spent.map(({ currency, amount }) => (
          <span key={currency}>{formatMoney(amount, { currency, language })}</span>
        ))}
        <span>{t('customer_since', { day: day(customerSince) })}</span>
        <span>{t('customer_read_note')}</span>
      </p>
    </header>
  )
}
