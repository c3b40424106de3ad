import { formatDay } from '@rimal/contract/dates'
import type { StaffReturnPage } from '@rimal/contract/staff/returns'
import { Link, useParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { isolate } from '../../ui/isolate.ts'
import { Crumb, Section } from '../../ui/page-head.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { isOverdue } from './is-overdue.ts'
import { ReturnCustomer } from './return-customer.tsx'
import { ReturnLines } from './return-lines.tsx'
import { ReturnPictures } from './return-pictures.tsx'
import { stateKindOf } from './return-state.ts'
import { ReturnSteps } from './return-steps.tsx'
import { ReturnStory } from './return-story.tsx'
import css from './returns.module.css'

/** One return: what it is about, what can happen next, and what the customer said and showed. */
export function ReturnPage() {
  const { number = '' } = useParams()
  const found = useRead('GET staff/get-return/{returnNumber}', {
    params: { returnNumber: number },
  })
  return (
    <ReadOne read={found} isIt={(one) => one.number === number}>
      {(one) => <Return key={number} found={one} now={new Date(found.dataUpdatedAt)} />}
    </ReadOne>
  )
}

function Return({ found, now }: { found: StaffReturnPage; now: Date }) {
  const { t } = useWords()
  return (
    <>
      <ReturnHead found={found} now={now} />
      <div className={css.page}>
        <div>
          <Section title={t('staff_return_next')}>
            <ReturnSteps found={found} />
          </Section>
          <Section title={t('staff_return_lines')}>
            <ReturnLines found={found} />
          </Section>
          <Section title={t('staff_return_story')}>
            <ReturnStory found={found} />
          </Section>
          {found.pictures.length > 0 ? (
            <Section title={t('staff_return_pictures')}>
              <ReturnPictures pictures={found.pictures} />
            </Section>
          ) : null}
        </div>
        <div>
          <Section title={t('staff_return_customer')}>
            <ReturnCustomer found={found} />
          </Section>
          <Section title={t('staff_return_timeline')}>
            <Timeline found={found} />
          </Section>
        </div>
      </div>
    </>
  )
}

function ReturnHead({ found, now }: { found: StaffReturnPage; now: Date }) {
  const { t, language } = useWords()
  const time = useTime()
  const { number, name, kind, state, due, pickupOn, collected } = found
  const isLate = isOverdue(found, now)
  return (
    <header>
      <title>{`${number} ${name}`}</title>
      <Crumb>
        <Link to="/returns">{t('admin_returns')}</Link> · <bdi>{number}</bdi>
      </Crumb>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <p className={css.facts}>
        <span>{t(`staff_return_kind_${kind}`)}</span>
        <StateMark kind={isLate ? 'needs' : stateKindOf[state]}>
          {t(`staff_return_state_${state}`)}
        </StateMark>
        {due ? (
          <span>
            {t(isLate ? 'staff_return_overdue' : 'staff_return_due', { when: time(due) })}
          </span>
        ) : null}
        {pickupOn ? (
          <span>
            {t('staff_return_pickup_on', { day: formatDay(pickupOn, language, { weekday: true }) })}
          </span>
        ) : null}
        {collected ? null : <span>{t('staff_return_sends')}</span>}
      </p>
      <p>
        <Link to={`/orders/${found.orderNumber}`}>
          {t('staff_return_order', { number: isolate(found.orderNumber) })}
        </Link>
        {found.newOrderNumber ? (
          <>
            {' · '}
            <Link to={`/orders/${found.newOrderNumber}`}>
              {t('staff_return_new_order', { number: isolate(found.newOrderNumber) })}
            </Link>
          </>
        ) : null}
      </p>
    </header>
  )
}

function Timeline({ found: { events } }: { found: StaffReturnPage }) {
  const { t } = useWords()
  const time = useTime()
  return (
    <ol className={css.timeline}>
      {events.map(({ state, at }) => (
        <li key={`${state} ${at}`}>
          {t(`staff_return_state_${state}`)}
          <time dateTime={at}>{time(at)}</time>
        </li>
      ))}
    </ol>
  )
}
