import type { CreditEntryOfCustomer } from '@rimal/contract/credit/credit'
import { formatDay, localTime } from '@rimal/contract/dates'
import { formatMoney } from '@rimal/contract/money'
import { useId } from 'react'
import { call } from '../../api.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useResource } from '../../ui/resource/use-resource.ts'
import { useRefreshOnNotification } from '../notifications/stream/notification-store.ts'

const askCredit = (signal: AbortSignal) => call('GET credit/my-credit', { signal })

/** The customer's store credit, and the entries that led to it, the newest first. */
export function MyCredit() {
  const { t } = useWords()
  const { result: credit, failed, load } = useResource('credit', askCredit)
  useRefreshOnNotification(({ topic }) => topic === 'payments', load)
  const id = useId()
  return (
    <div
      className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-8"
      aria-busy={!credit && !failed}
    >
      <h1 className="text-h1">{t('credit_title')}</h1>
      {failed && <ErrorNote onRetry={load}>{failed}</ErrorNote>}
      {!credit && !failed && <Skeleton className="h-60" />}
      {credit && <Balances balances={credit.balances} />}
      {credit && credit.entries.length > 0 && (
        <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id={id} className="text-h3">
            {t('credit_entries')}
          </h2>
          <ul>
            {credit.entries.map((move, index) => (
              <Row key={index} move={move} timeZone={credit.timeZone} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Balances({ balances }: { balances: { currency: string; amount: number }[] }) {
  const { t, language } = useWords()
  const held = balances.filter(({ amount }) => amount > 0)
  if (held.length === 0) {
    return (
      <div className="grid justify-items-start gap-4">
        <h2 className="text-h3">{t('credit_none')}</h2>
        <p className="text-ink-2">{t('credit_none_text')}</p>
        <ButtonLink kind="outline" to="/product-list">
          {t('to_the_shop')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <section className="grid gap-2 border-y border-rule py-6 leading-tight">
      <p className="text-small text-ink-2">{t('credit_balance')}</p>
      {held.map(({ currency, amount }) => (
        <p key={currency} className="font-display text-[2rem] leading-display">
          <bdi>{formatMoney(amount, { currency, language })}</bdi>
        </p>
      ))}
      <p className="pt-1 text-small text-ink-2">{t('credit_intro')}</p>
    </section>
  )
}

function Row({ move, timeZone }: { move: CreditEntryOfCustomer; timeZone: string }) {
  const { t, language } = useWords()
  const { kind, amount, currency, orderNumber, reason, at } = move
  const { day } = localTime(new Date(at), timeZone)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-t border-rule py-4 leading-tight wrap-anywhere">
      <span>
        {t(`credit_move_${kind}`)}
        {reason && `${t('list_separator')}${t(`credit_grant_${reason}`)}`}
      </span>
      <span className={amount > 0 ? 'text-good' : ''}>
        <bdi>{formatMoney(amount, { currency, language })}</bdi>
      </span>
      <span className="col-span-full flex flex-wrap gap-x-4 text-small text-ink-2">
        <span>{formatDay(day, language, { weekday: true })}</span>
        {orderNumber && (
          <TextLink to={`/order-details/${orderNumber}`}>
            <span>
              <Sentence
                text={t('credit_of_order')}
                parts={{ number: <span className="ltr">{orderNumber}</span> }}
              />
            </span>
          </TextLink>
        )}
      </span>
    </li>
  )
}
