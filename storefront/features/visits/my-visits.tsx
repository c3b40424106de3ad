import type { Visit } from '@rimal/contract/visits'
import { useId } from 'react'
import { call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useResource } from '../../ui/resource/use-resource.ts'
import { useRefreshOnNotification } from '../notifications/stream/notification-store.ts'
import { addressText } from '../checkout/address/address-text.ts'
import { timeText } from './visit-text.ts'

const askVisits = (signal: AbortSignal) => call('GET visit/list-visits', { signal })

/** The customer's visits: future ones first, the next one at the top. */
export function MyVisits() {
  const { t } = useWords()
  const { result: visits, failed, load } = useResource('visits', askVisits)
  useRefreshOnNotification(({ topic }) => topic === 'visits', load)
  const ahead = visits?.filter(({ canCancel }) => canCancel).toReversed() ?? []
  const past = visits?.filter(({ canCancel }) => !canCancel) ?? []
  return (
    <div
      className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-8"
      aria-busy={!visits && !failed}
    >
      <h1 className="text-h1">{t('my_visits')}</h1>
      {failed && <ErrorNote onRetry={load}>{failed}</ErrorNote>}
      {!visits && !failed && <Skeleton className="h-60" />}
      {visits?.length === 0 && (
        <div className="grid justify-items-start gap-4">
          <h2 className="text-h3">{t('my_visits_none')}</h2>
          <p className="text-ink-2">{t('my_visits_none_text')}</p>
          <ButtonLink kind="outline" to="/home-service">
            {t('visit_book')}
          </ButtonLink>
        </div>
      )}
      <Group title={t('my_visits_ahead')} visits={ahead} />
      <Group title={t('my_visits_past')} visits={past} />
      {visits && visits.length > 0 && (
        <ButtonLink kind="outline" to="/home-service" className="justify-self-start max-sm:w-full">
          {t('visit_book_another')}
        </ButtonLink>
      )}
    </div>
  )
}

function Group({ title, visits }: { title: string; visits: Visit[] }) {
  const id = useId()
  if (visits.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul>
        {visits.map((visit) => (
          <Row key={visit.token} visit={visit} />
        ))}
      </ul>
    </section>
  )
}

function Row({ visit }: { visit: Visit }) {
  const words = useWords()
  const { t } = words
  return (
    <li className="grid gap-2 border-t border-rule py-5 leading-tight wrap-anywhere">
      <span className="text-small text-ink-2">{t(`visit_status_${visit.status}`)}</span>
      <span>
        <TextLink to={`/home-service/${visit.token}`}>{timeText(visit, words)}</TextLink>
      </span>
      <span className="text-ink-2">{addressText(visit.address, words)}</span>
    </li>
  )
}
