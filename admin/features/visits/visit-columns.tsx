import { formatDay } from '@rimal/contract/dates'
import type { StaffVisit } from '@rimal/contract/staff/visits'
import { Link } from 'react-router'
import { placesLine } from '@rimal/contract/text/delivery-address'
import { StateMark } from '../../ui/state-mark.tsx'
import { type Column, Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import type { Words } from '../../words.tsx'
import { CallBy } from './call-by.tsx'
import { stateKindOf } from './visit-state.ts'

/** The columns of the lists of visits, in the order of a phone's card as well. */
export function visitColumns(
  { t, language }: Words,
  { time, now }: { time: FormatTime; now: Date },
): Column<StaffVisit>[] {
  return [
    { key: 'who', title: t('staff_visit_who'), cell: (visit) => <Who visit={visit} /> },
    {
      key: 'when',
      title: t('staff_visit_when'),
      isNumber: true,
      cell: ({ day, timeSlot: { from, to } }) => (
        <>
          {formatDay(day, language, { weekday: true })}
          <Micro>{t('staff_visit_time', { from, to })}</Micro>
        </>
      ),
    },
    {
      key: 'phone',
      title: t('staff_visit_phone'),
      cell: ({ contact }) => (
        <a href={`tel:${contact.phone}`}>
          <bdi dir="ltr">{contact.phone}</bdi>
        </a>
      ),
    },
    {
      key: 'state',
      title: t('staff_visit_state'),
      cell: (visit) => (
        <>
          <StateMark kind={stateKindOf[visit.status]}>{t(`staff_visit_${visit.status}`)}</StateMark>
          <CallBy visit={visit} time={time} now={now} />
        </>
      ),
    },
    {
      key: 'where',
      title: t('staff_visit_where'),
      onPhone: 'wide',
      cell: ({ address, units }) => (
        <>
          <bdi>{placesLine(address, language)}</bdi>
          <Micro>{t('staff_visit_units', { count: units })}</Micro>
        </>
      ),
    },
  ]
}

function Who({ visit: { number, contact } }: { visit: StaffVisit }) {
  return (
    <>
      <Link className={ui.rowLink} to={`/visits/${number}`}>
        <bdi>{contact.name}</bdi>
      </Link>
      <Micro>
        <bdi>{number}</bdi>
      </Micro>
    </>
  )
}
