import { Button } from '@mantine/core'
import { formatDay } from '@rimal/contract/dates'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { PhoneActs } from '../../ui/contact/phone-acts.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './customers.module.css'

/** How to reach a customer, and what the profile says. */
export function CustomerContact({ customer }: { customer: StaffCustomer }) {
  const { t, language } = useWords()
  const { email, phone, birthDate, gender, group } = customer
  const facts: [string, string | null][] = [
    [t('customer_language'), t(`customer_language_${customer.language}`)],
    [t('customer_birth_date'), birthDate && formatDay(birthDate, language, { year: true })],
    [t('customer_gender'), gender && t(`customer_gender_${gender}`)],
    [t('customer_group'), group],
  ]
  return (
    <div className={css.contact}>
      {[phone, email].map((contact) =>
        contact ? (
          <p key={contact}>
            <bdi dir="ltr">{contact}</bdi>
          </p>
        ) : null,
      )}
      <div className={ui.acts}>
        <PhoneActs phone={phone ?? ''} />
        {email ? (
          <Button component="a" variant="default" href={`mailto:${email}`}>
            {t('order_write')}
          </Button>
        ) : null}
      </div>
      <dl className={css.list}>
        {facts.map(([name, value]) =>
          value ? (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ) : null,
        )}
      </dl>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </>
  )
}
