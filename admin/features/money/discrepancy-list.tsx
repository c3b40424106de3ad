import { Button } from '@mantine/core'
import { formatMoney } from '@rimal/contract/money'
import type { Discrepancy } from '@rimal/contract/staff/payments'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { DiscrepancyDialog } from './discrepancy-dialog.tsx'
import css from './money.module.css'

/** Payments on which the shop and a provider differ, the oldest first, with the way to settle each. */
export function DiscrepancyList({ onDone }: { onDone: (sentence: string) => void }) {
  const { t } = useWords()
  const { data, error, refetch } = useRead('GET staff/list-discrepancies')
  const [opened, setOpened] = useState<Discrepancy | null>(null)
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  if (data?.length === 0) return <p className={ui.empty}>{t('money_differences_empty')}</p>
  return (
    <>
      <ul aria-busy={!data}>
        {data?.map((discrepancy) => (
          <Item
            key={discrepancy.id}
            discrepancy={discrepancy}
            onOpen={() => setOpened(discrepancy)}
          />
        ))}
      </ul>
      {opened ? (
        <DiscrepancyDialog
          discrepancy={opened}
          onClose={() => setOpened(null)}
          onDone={(sentence) => {
            setOpened(null)
            onDone(sentence)
          }}
        />
      ) : null}
    </>
  )
}

function Item({ discrepancy, onOpen }: { discrepancy: Discrepancy; onOpen: () => void }) {
  const { t } = useWords()
  const { kind, orderNumber } = discrepancy
  return (
    <li className={css.item}>
      <h2>
        <StateMark kind="needs">{t(`money_difference_${kind}`)}</StateMark>
      </h2>
      <Facts discrepancy={discrepancy} />
      <p className={css.how}>{t(`money_close_how_${kind}`)}</p>
      <div className={ui.acts}>
        <Button variant={kind === 'not_as_asked' ? 'danger' : 'default'} onClick={onOpen}>
          {t(kind === 'not_as_asked' ? 'money_refund_payment' : 'money_close')}
        </Button>
        {orderNumber === null ? null : (
          <Button component={Link} variant="subtle" to={`/orders/${orderNumber}`}>
            {t('money_order')} <bdi dir="ltr">{orderNumber}</bdi>
          </Button>
        )}
      </div>
    </li>
  )
}

function Facts({ discrepancy }: { discrepancy: Discrepancy }) {
  const { t, language } = useWords()
  const time = useTime()
  const { provider, providerRef, orderNumber, currency, ours, theirs, foundAt } = discrepancy
  const money = (minor: number) => formatMoney(minor, { currency, language })
  const facts = [
    { title: t('money_ours'), value: money(ours) },
    { title: t('money_theirs'), value: money(theirs) },
    { title: t('money_reference'), value: <bdi dir="ltr">{`${provider} ${providerRef}`}</bdi> },
    { title: t('money_order'), value: <bdi>{orderNumber ?? t('money_no_order')}</bdi> },
    { title: t('money_found'), value: time(foundAt) },
  ]
  return (
    <dl className={css.facts}>
      {facts.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
