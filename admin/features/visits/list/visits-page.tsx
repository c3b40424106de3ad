import { Button } from '@mantine/core'
import { maySee } from '@rimal/contract/personal-data'
import type { StaffVisit } from '@rimal/contract/staff/visits'
import { Link } from 'react-router'
import { useRead } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { dayFilters } from '../../../ui/list/filters/day-filters.ts'
import type { ListFilter } from '../../../ui/list/filters/list-filter.ts'
import { FullList, type ShownRows } from '../../../ui/list/full-list.tsx'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { useListFile } from '../../../ui/list/use-list-file.ts'
import { useSearchLabel } from '../../../ui/list/use-search-label.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import { useVisitedPlaces } from './use-visited-places.ts'
import { visitColumns } from './visit-columns.tsx'
import { VisitDays } from './visit-days.tsx'
import {
  isByDay,
  readVisitsView,
  visitsAddress,
  type VisitsView,
  visitTabs,
} from './visits-view.ts'

/** The home visits of the shop; view, search, filters, order and page are in the address. */
export function VisitsPage() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const address = useListAddress()
  const view = readVisitsView(address)
  const read = useRead('GET staff/list-visits', { query: view.query })
  return (
    <>
      <PageHead title={t('admin_visits')}>
        <Button component={Link} to="/visits/calendar" variant="default">
          {t('staff_visits_calendar')}
        </Button>
      </PageHead>
      <FullList
        list="visits"
        caption={t('admin_visits')}
        address={address}
        searchLabel={useSearchLabel('staff_visits_search', 'staff_visits_search_number')}
        views={useVisitTabs(view)}
        filters={useVisitFilters(view, dayFilters(address, words).filters)}
        sort={{
          title: t('list_sort'),
          value: view.sort,
          choices: view.sorts.map((one) => ({ value: one, label: t(`staff_visits_sort_${one}`) })),
        }}
        columns={visitColumns(words, { time, now: new Date(read.dataUpdatedAt) })}
        keyOf={({ number }: StaffVisit) => number}
        {...(isByDay(view) ? { renderRows: renderDays } : {})}
        read={read}
        empty={t(`staff_visits_empty_${view.tab}`)}
        moreActs={view.tab === 'all' ? null : <SearchAll view={view} />}
        {...useListFile('GET staff/download-visits', {
          query: view.query,
          needs: 'customers.export',
        })}
      />
    </>
  )
}

function renderDays(shown: ShownRows<StaffVisit>) {
  return <VisitDays shown={shown} />
}

function SearchAll({ view }: { view: VisitsView }) {
  const { t } = useWords()
  return (
    <Button component={Link} to={visitsAddress(view, 'all')} variant="default">
      {t('list_search_all')}
    </Button>
  )
}

function useVisitTabs(view: VisitsView) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-visits')
  const tabs = visitTabs.map((tab) => ({
    key: tab,
    title: tab === 'all' ? t('list_all') : t(`staff_visits_${tab}`),
    to: visitsAddress(view, tab),
    count: tab === 'to_call' || tab === 'upcoming' ? data?.[tab] : undefined,
  }))
  return { label: t('staff_visits_lists'), tabs, current: view.tab }
}

function useVisitFilters({ states, state, place }: VisitsView, days: readonly ListFilter[]) {
  const { t } = useWords()
  const { me } = useSession()
  const places = useVisitedPlaces()
  return [
    {
      name: 'state',
      title: t('staff_visit_state'),
      value: state ?? '',
      every: t('staff_visits_every_state'),
      choices: states.map((one) => ({ value: one, label: t(`staff_visit_${one}`) })),
    },
    ...(maySee(me.role, 'address')
      ? [
          {
            name: 'place',
            title: t('staff_visits_place'),
            value: place,
            every: t('staff_visits_every_place'),
            choices: places,
          },
        ]
      : []),
    ...days,
  ]
}
