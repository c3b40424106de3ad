import { Button, TextInput } from '@mantine/core'
import { maxEmail } from '@rimal/contract/limits'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Crumb, PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'
import { CreditList } from './credit-list.tsx'
import css from './credit.module.css'
import { CustomerCredit } from './customer-credit.tsx'

const minContact = 3

/** Lists the customers with store credit, or shows that of one who is found by email or phone, which is in the address. */
export function CreditPage() {
  const { t } = useWords()
  const [search, setSearch] = useSearchParams()
  const contact = search.get('contact') ?? ''
  return (
    <>
      {contact === '' ? null : (
        <Crumb>
          <Link to="/credit">{t('credit_all')}</Link>
        </Crumb>
      )}
      <PageHead title={t('admin_credit')} lede={t('staff_credit_lede')} />
      <ContactForm
        key={contact}
        contact={contact}
        onFind={(typed) => setSearch({ contact: typed })}
      />
      {contact.length < minContact ? (
        <CreditList />
      ) : (
        <CustomerCredit key={contact} contact={contact} />
      )}
    </>
  )
}

type Props = { contact: string; onFind: (contact: string) => void }

function ContactForm({ contact, onFind }: Props) {
  const { t } = useWords()
  const [typed, setTyped] = useState(contact)
  return (
    <search>
      <form
        className={css.find}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim().length >= minContact) onFind(typed.trim())
        }}
      >
        <TextInput
          label={t('staff_credit_contact')}
          dir="ltr"
          autoComplete="off"
          maxLength={maxEmail}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('staff_credit_find')}
        </Button>
      </form>
    </search>
  )
}
