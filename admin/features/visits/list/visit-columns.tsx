import { formatDay } from '@rimal/contract/dates'
import type { StaffVisit } from '@rimal/contract/staff/visits'
import { Link } from 'react-router'
import { addressPlaces } from '@rimal/contract/text/address-places'
import { AddressParts } from '../../../ui/contact/address-lines.tsx'
import type { ListColumns } from '../../../ui/list/full-list.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { Micro } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import type { FormatTime } from '../../../ui/use-time.ts'
import type { Words } from '../../../words.tsx'
import { CallBy } from '../call-by.tsx'
import { stateKindOf } from '../visit-state.ts'

/** The columns of the list of visits. */
export function visitColumns(
  { t, language }: Words,
  { time, now }: { time: FormatTime; now: Date },
): ListColumns<'visits', StaffVisit> {
  return {
    who: { title: t('staff_visit_who'), cell: (visit) => <Who visit={visit} /> },
    when: {
      title: t('staff_visit_when'),
      isNumber: true,
      cell: ({ day, timeSlot: { from, to } }) => (
        <>
          {formatDay(day, language, { weekday: true })}
          <Micro>{t('staff_visit_time', { from, to })}</Micro>
        </>
      ),
    },
    phone: {
      title: t('staff_visit_phone'),
      cell: ({ contact }) => <ContactLink scheme="tel" contact={contact.phone} />,
    },
    state: {
      title: t('staff_visit_state'),
      cell: (visit) => (
        <>
          <StateMark kind={stateKindOf[visit.status]}>{t(`staff_visit_${visit.status}`)}</StateMark>
          <CallBy visit={visit} time={time} now={now} />
        </>
      ),
    },
    where: {
      title: t('staff_visit_where'),
      onPhone: 'wide',
      cell: ({ address, units }) => (
        <>
          <AddressParts parts={addressPlaces(address, language)} language={language} />
          <Micro>{t('staff_visit_units', { count: units })}</Micro>
        </>
      ),
    },
    email: {
      title: t('staff_visit_email'),
      onPhone: 'hidden',
      cell: ({ contact }) => <ContactLink scheme="mailto" contact={contact.email} />,
    },
    booked: {
      title: t('staff_visit_booked'),
      onPhone: 'hidden',
      cell: ({ bookedAt }) => time(bookedAt),
    },
  }
}

/** A phone or an email as a link; the text is empty where the role does not see it. */
function ContactLink({ scheme, contact }: { scheme: 'tel' | 'mailto'; contact: string }) {
  if (contact === '') return '–'
  return (
    <a href={`${scheme}:${contact}`}>
      <bdi dir="ltr">{contact}</bdi>
    </a>
  )
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
