import { formatDay } from '@rimal/contract/dates'
import type { StaffVisit, VisitList } from '@rimal/contract/staff/visits'
import { useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { PageHead, Section } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { visitColumns } from './visit-columns.tsx'

const lists = ['to_call', 'upcoming', 'past'] as const satisfies readonly VisitList[]

/** Home visits to call about, upcoming by day, and past; the list is in the address. */
export function VisitsPage() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const list = lists.find((one) => one === search.get('list')) ?? 'to_call'
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = useRead(
    'GET staff/list-visits',
    {
      query: { list },
    },
  )
  const isReading = isFetching && isPlaceholderData
  const now = new Date(dataUpdatedAt)
  return (
    <>
      <PageHead title={t('admin_visits')} />
      <ListTabs current={list} />
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : list === 'upcoming' && data && !isReading ? (
        <ByDay visits={data} now={now} />
      ) : (
        <Visits title={t('admin_visits')} visits={data} now={now} isReading={isReading} />
      )}
      {data?.length === 0 ? <p className={ui.empty}>{t(`staff_visits_empty_${list}`)}</p> : null}
    </>
  )
}

function ListTabs({ current }: { current: VisitList }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-visits')
  const tabs = lists.map((list) => ({
    key: list,
    title: t(`staff_visits_${list}`),
    to: list === 'to_call' ? '/visits' : `/visits?list=${list}`,
    count: list === 'past' ? undefined : data?.[list],
  }))
  return <Tabs label={t('staff_visits_lists')} tabs={tabs} current={current} />
}

/** A table for each day, the earliest first. */
function ByDay({ visits, now }: { visits: StaffVisit[]; now: Date }) {
  const { language } = useWords()
  const days = Object.entries(Object.groupBy(visits, ({ day }) => day))
  return days.map(([day, ofDay]) => {
    const title = formatDay(day, language, { weekday: true })
    return (
      <Section key={day} title={title}>
        <Visits title={title} visits={ofDay} now={now} />
      </Section>
    )
  })
}

type VisitsProps = {
  title: string
  visits: StaffVisit[] | undefined
  now: Date
  isReading?: boolean
}

function Visits({ title, visits, now, isReading = false }: VisitsProps) {
  const words = useWords()
  const time = useTime()
  return (
    <Table
      caption={title}
      columns={visitColumns(words, { time, now })}
      rows={visits}
      keyOf={({ number }) => number}
      isReading={isReading}
    />
  )
}
