import type { StaffVisit } from '@rimal/contract/staff/visits'
import { deliveryLines } from '@rimal/contract/text/delivery-address'
import { AddressLines } from '../../ui/contact/address-lines.tsx'
import { PhoneActs } from '../../ui/contact/phone-acts.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './visits.module.css'

/** How to reach the customer, where the tailor goes, and what the customer wrote. */
export function VisitCustomer({ visit }: { visit: StaffVisit }) {
  const { t, language } = useWords()
  const { contact, address, remarks } = visit
  const lines = deliveryLines({ ...address, name: '' }, language)
  return (
    <div className={css.person}>
      <p>
        <bdi dir="ltr">{contact.phone}</bdi>
      </p>
      <p>
        <bdi dir="ltr">{contact.email}</bdi>
      </p>
      <p className={ui.acts}>
        <PhoneActs phone={contact.phone} />
      </p>
      <h3>{t('staff_visit_address')}</h3>
      <AddressLines lines={lines} language={language} />
      {remarks ? (
        <>
          <h3>{t('staff_visit_remarks')}</h3>
          <blockquote dir="auto">{remarks}</blockquote>
        </>
      ) : null}
    </div>
  )
}
