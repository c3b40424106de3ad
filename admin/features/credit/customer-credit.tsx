import { Button } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { CreditOfCustomer } from '@rimal/contract/staff/credit'
import { useState } from 'react'
import { Refusal } from '../../call.ts'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { Section } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { CreditDialog, type CreditChange } from './credit-dialog.tsx'
import css from './credit.module.css'
import { entryColumns } from './entry-columns.tsx'

/** The store credit of one customer. */
export function CustomerCredit({ contact }: { contact: string }) {
  const { data, error, refetch } = useRead('GET staff/get-credit', { query: { contact } })
  if (data) return <Credit contact={contact} credit={data} />
  if (error instanceof Refusal) return <p className={ui.empty}>{error.message}</p>
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

type Props = { contact: string; credit: CreditOfCustomer }

function Credit({ contact, credit }: Props) {
  const words = useWords()
  const { t } = words
  const time = useTime()
  // Only an owner takes back; the server decides all the same.
  const isOwner = useSession().me.role === 'owner'
  const [change, setChange] = useState<CreditChange | null>(null)
  const [said, setSaid] = useState('')
  const { name, entries } = credit
  const mayTake = isOwner && entries.some(({ kind }) => kind === 'granted')
  return (
    <>
      <output className={said ? ui.done : ui.hidden}>{said}</output>
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
        {entries.length === 0 ? (
          <p>{t('staff_credit_no_entries')}</p>
        ) : (
          <Table
            caption={t('staff_credit_entries')}
            columns={entryColumns(words, time)}
            rows={entries.map((entry, place) => ({ ...entry, place }))}
            keyOf={({ at, place }) => `${at} ${entries.length - place}`}
          />
        )}
      </Section>
      {change ? (
        <CreditDialog
          change={change}
          contact={contact}
          credit={credit}
          onClose={() => setChange(null)}
          onDone={(sentence) => {
            setChange(null)
            setSaid(sentence)
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
