import { formatDay } from '@rimal/contract/dates'
import type { StaffVisit } from '@rimal/contract/staff/visits'
import { Link, useParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Crumb, Section } from '../../ui/page-head.tsx'
import { ReadOne } from '../../ui/read/read-one.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { CallBy } from './call-by.tsx'
import { VisitCustomer } from './visit-customer.tsx'
import { stateKindOf } from './visit-state.ts'
import { VisitSteps } from './visit-steps.tsx'
import css from './visits.module.css'

/** One home visit: when and where it is, what can happen next, and how to reach the customer. */
export function VisitPage() {
  const { number = '' } = useParams()
  const visit = useRead('GET staff/get-visit/{visitNumber}', { params: { visitNumber: number } })
  return (
    <ReadOne read={visit} isIt={(one) => one.number === number}>
      {(one) => <Visit key={number} visit={one} now={new Date(visit.dataUpdatedAt)} />}
    </ReadOne>
  )
}

type Props = { visit: StaffVisit; now: Date }

function Visit({ visit, now }: Props) {
  const { t } = useWords()
  const { can } = useSession()
  return (
    <>
      <VisitHead visit={visit} now={now} />
      <div className={css.page}>
        {can('visits.run') ? (
          <Section title={t('staff_visit_next')}>
            <VisitSteps visit={visit} now={now} />
          </Section>
        ) : null}
        <Section title={t('staff_visit_customer')}>
          <VisitCustomer visit={visit} />
        </Section>
      </div>
    </>
  )
}

function VisitHead({ visit, now }: Props) {
  const { t, language } = useWords()
  const time = useTime()
  const { number, contact, status, day, timeSlot, units, bookedAt } = visit
  return (
    <header>
      <title>{`${number} ${contact.name}`}</title>
      <Crumb>
        <Link to="/visits">{t('admin_visits')}</Link> · <bdi>{number}</bdi>
      </Crumb>
      <h1>
        <bdi>{contact.name}</bdi>
      </h1>
      <p className={css.facts}>
        <StateMark kind={stateKindOf[status]}>{t(`staff_visit_${status}`)}</StateMark>
        <span>{formatDay(day, language, { weekday: true })}</span>
        <span>{t('staff_visit_time', { from: timeSlot.from, to: timeSlot.to })}</span>
        <span>{t('staff_visit_units', { count: units })}</span>
        <span>{t('staff_visit_booked_at', { when: time(bookedAt) })}</span>
      </p>
      <CallBy visit={visit} time={time} now={now} />
    </header>
  )
}
