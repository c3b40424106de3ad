import { formatDay } from '@rimal/contract/dates'
import type { StaffVisit } from '@rimal/contract/staff/visits'
import type { ShownRows } from '../../../ui/list/full-list.tsx'
import { Section } from '../../../ui/page-head.tsx'
import { Table } from '../../../ui/table.tsx'
import { useWords } from '../../../words.tsx'

/** Visits as a table for each day, in the order of the list. */
export function VisitDays({ shown }: { shown: ShownRows<StaffVisit> }) {
  const { t, language } = useWords()
  const { rows } = shown
  const keyOf = ({ number }: StaffVisit) => number
  if (!rows || rows.length === 0) {
    return <Table caption={t('admin_visits')} keyOf={keyOf} {...shown} />
  }
  return daysOf(rows).map(([day, visits]) => {
    const title = formatDay(day, language, { weekday: true, year: true })
    return (
      <Section key={day} title={title}>
        <Table caption={title} keyOf={keyOf} {...shown} rows={visits} />
      </Section>
    )
  })
}

function daysOf(visits: StaffVisit[]): [day: string, visits: StaffVisit[]][] {
  const days = [...new Set(visits.map(({ day }) => day))]
  return days.map((day) => [day, visits.filter((visit) => visit.day === day)])
}
