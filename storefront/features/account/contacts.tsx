import type { Profile } from '@rimal/contract/account'
import { formatDay, localTime } from '@rimal/contract/dates'
import { useState } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { Contact } from '../identity/code/contact.tsx'
import { ContactDialog } from './confirmation/contact-dialog.tsx'

type Props = { profile: Profile; onChanged: (profile: Profile) => void }

/** The contacts of the customer, each with a button to change it. */
export function Contacts({ profile, onChanged }: Props) {
  const { t, language } = useWords()
  const { timeZone } = useShop()
  const { day } = localTime(new Date(profile.customerSince), timeZone)

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-h3">{t('account_contact')}</h2>
      <Line kind="email" profile={profile} onChanged={onChanged} />
      <Line kind="phone" profile={profile} onChanged={onChanged} />
      <p className="text-small text-ink-2">
        {t('account_since', { day: formatDay(day, language, { year: true }) })}
      </p>
    </section>
  )
}

function Line({ kind, profile, onChanged }: Props & { kind: 'email' | 'phone' }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const contact = profile[kind]
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      {contact && <Contact contact={contact} />}
      <TextButton className="text-small text-oud" onClick={() => setOpen(true)}>
        {t(contact ? `login_change_${kind}` : `account_add_${kind}`)}
      </TextButton>
      <ContactDialog kind={kind} open={open} onClose={() => setOpen(false)} onChanged={onChanged} />
    </div>
  )
}
