import { Button } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { CreditOfCustomer } from '@rimal/contract/staff/credit'
import { useState } from 'react'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Section } from '../../ui/page-head.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { CreditDialog, type CreditChange } from './credit-dialog.tsx'
import { AllEntries } from './all-entries.tsx'
import css from './credit.module.css'

/** The store credit of one customer. */
export function CustomerCredit({ contact }: { contact: string }) {
  const credit = useRead('GET staff/get-credit', { query: { contact } })
  return (
    <ReadOne read={credit} isIt={() => true}>
      {(one) => <Credit contact={contact} credit={one} />}
    </ReadOne>
  )
}

type Props = { contact: string; credit: CreditOfCustomer }

function Credit({ contact, credit }: Props) {
  const { t } = useWords()
  // Only an owner takes back; the server decides all the same.
  const isOwner = useSession().me.role === 'owner'
  const [change, setChange] = useState<CreditChange | null>(null)
  const { said, say } = useSaid()
  const { customerId, name, entries } = credit
  const mayTake = isOwner && entries.some(({ kind }) => kind === 'granted')
  return (
    <>
      <Said said={said} />
      <div className={css.head}>
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <Balances credit={credit} />
        </div>
        <div className={ui.acts}>
          <Button onClick={() => setChange('grant')}>{t('staff_credit_grant')}</Button>
          {mayTake ? (
            <Button variant="danger" onClick={() => setChange('take')}>
              {t('staff_credit_take')}
            </Button>
          ) : null}
        </div>
      </div>
      <Section title={t('staff_credit_entries')}>
        <AllEntries customerId={customerId} />
      </Section>
      {change ? (
        <CreditDialog
          change={change}
          contact={contact}
          credit={credit}
          onClose={() => setChange(null)}
          onDone={(sentence) => {
            setChange(null)
            say(sentence)
          }}
        />
      ) : null}
    </>
  )
}

function Balances({ credit: { balances } }: { credit: CreditOfCustomer }) {
  const { t, language } = useWords()
  return (
    <dl className={css.balance}>
      <dt>{t('staff_credit_balance')}</dt>
      {balances.length === 0 ? <dd>{t('staff_credit_none')}</dd> : null}
      {balances.map(({ amount, currency }) => (
        <dd key={currency}>{formatMoney(amount, { currency, language })}</dd>
      ))}
    </dl>
  )
}
