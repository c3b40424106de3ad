import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import { PhoneActs } from '../../ui/contact/phone-acts.tsx'
import ui from '../../ui/ui.module.css'
import css from './returns.module.css'

/** How to reach the customer. */
export function ReturnCustomer({ found: { phone } }: { found: StaffReturnPage }) {
  return (
    <div className={css.person}>
      <p>
        <bdi dir="ltr">{phone}</bdi>
      </p>
      <p className={ui.acts}>
        <PhoneActs phone={phone} />
      </p>
    </div>
  )
}
