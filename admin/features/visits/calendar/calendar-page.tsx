import { Button } from '@mantine/core'
import { addDays, formatDay, localTime } from '@rimal/contract/dates'
import type { DayWithoutVisits, StaffVisit } from '@rimal/contract/staff/visits'
import { addressPlaces } from '@rimal/contract/text/address-places'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useRead } from '../../../queries.ts'
import { Broken } from '../../../ui/broken.tsx'
import { AddressParts } from '../../../ui/contact/address-lines.tsx'
import { Crumb, PageHead } from '../../../ui/page-head.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { Micro } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import { useShop } from '../../../use-shop.ts'
import { useWords } from '../../../words.tsx'
import { stateKindOf } from '../visit-state.ts'
import { calendarAddress, calendarDays, shownDays } from './calendar-days.ts'
import css from './calendar.module.css'

/** The visits of seven days, each day by itself; the first day is in the address. */
export function CalendarPage() {
  const timeZone = useShop()?.timeZone
  const [search] = useSearchParams()
  const [opened] = useState(() => new Date())
  if (!timeZone) return <p aria-busy />
  const today = localTime(opened, timeZone).day
  return <Calendar days={calendarDays(search.get('from'), today)} today={today} />
}

type Props = { days: readonly string[]; today: string }

function Calendar({ days, today }: Props) {
  const { t } = useWords()
  const [first = today] = days
  const period = { dayFrom: first, dayUntil: addDays(first, shownDays - 1) }
  const read = useRead('GET staff/list-visits', { query: { ...period, sort: 'soonest' } })
  // While other days are being read, the earlier answer is of other days.
  const visits = read.isPlaceholderData ? undefined : read.data?.items
  const off = useRead('GET staff/list-days-without-visits', {
    query: { dayFrom: first, days: shownDays },
  }).data
  const list = `/visits?${new URLSearchParams({ list: 'all', sort: 'soonest', ...period })}`
  return (
    <>
      <Crumb>
        <Link to="/visits">{t('admin_visits')}</Link>
      </Crumb>
      <PageHead title={t('staff_visits_calendar')}>
        <Button component={Link} to={list} variant="default">
          {t('staff_visits_as_list')}
        </Button>
      </PageHead>
      <DayLinks first={first} today={today} />
      {read.error && !read.data ? (
        <Broken error={read.error} onAgain={() => void read.refetch()} />
      ) : (
        <ol className={css.days} aria-busy={!visits}>
          {days.map((day) => (
            <Day
              key={day}
              day={day}
              isToday={day === today}
              why={off?.find((one) => one.day === day)?.why}
              visits={visits?.filter((visit) => isShown(visit, day))}
            />
          ))}
        </ol>
      )}
      {visits && read.data?.next ? (
        <p className={ui.lede}>{t('staff_visits_calendar_cut')}</p>
      ) : null}
    </>
  )
}

type DayProps = {
  day: string
  isToday: boolean
  /** Why no visit can be booked on this day. */
  why: DayWithoutVisits['why'] | undefined
  /** Undefined while they are read. */
  visits: readonly StaffVisit[] | undefined
}

/** A day with its visits; a day off is marked, and can still have a visit that was booked before. */
function Day({ day, isToday, why, visits }: DayProps) {
  const { t, language } = useWords()
  return (
    <li data-today={isToday || undefined} data-off={why !== undefined || undefined}>
      <h2>{isToday ? t('admin_today') : formatDay(day, language, { weekday: true })}</h2>
      {why ? <p className={css.off}>{t(`staff_visits_off_${why}`)}</p> : null}
      {visits && !(why && visits.length === 0) ? <Visits visits={visits} /> : null}
    </li>
  )
}

/** A cancelled visit needs nobody's time. */
function isShown({ day, status }: StaffVisit, shown: string): boolean {
  return day === shown && status !== 'cancelled'
}

function DayLinks({ first, today }: { first: string; today: string }) {
  const { t } = useWords()
  const links = [
    { title: t('staff_visits_earlier_days'), day: addDays(first, -shownDays) },
    { title: t('admin_today'), day: today },
    { title: t('staff_visits_later_days'), day: addDays(first, shownDays) },
  ]
  return (
    <nav className={css.links} aria-label={t('staff_visits_calendar_days')}>
      {links.map(({ title, day }) => (
        <Button
          key={title}
          component={Link}
          to={calendarAddress(day, today)}
          variant="subtle"
          aria-current={day === first ? 'date' : undefined}
        >
          {title}
        </Button>
      ))}
    </nav>
  )
}

function Visits({ visits }: { visits: readonly StaffVisit[] }) {
  const { t, language } = useWords()
  if (visits.length === 0) return <p className={css.none}>{t('staff_visits_none')}</p>
  return (
    <ul className={css.visits}>
      {visits.map(({ number, timeSlot, contact, address, status }) => (
        <li key={number}>
          <span>{t('staff_visit_time', timeSlot)}</span>
          <Link className={ui.rowLink} to={`/visits/${number}`}>
            <bdi>{contact.name || number}</bdi>
          </Link>
          <Micro>
            <AddressParts parts={addressPlaces(address, language)} language={language} />
          </Micro>
          <StateMark kind={stateKindOf[status]}>{t(`staff_visit_${status}`)}</StateMark>
        </li>
      ))}
    </ul>
  )
}
