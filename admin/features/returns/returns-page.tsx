import { type ReturnList, statesOfReturnList } from '@rimal/contract/staff/return-lists'
import { Link, useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { FindReturn } from './find-return.tsx'
import { returnColumns } from './return-columns.tsx'

/** The lists in the order in which a return passes them. */
const lists = [
  'to_answer',
  'with_customer',
  'on_the_way',
  'to_inspect',
  'to_decide',
  'decided',
  'ended',
] as const satisfies readonly ReturnList[]
type List = (typeof lists)[number]

/** The returns of one list, or all of an order; which is in the address. */
export function ReturnsPage() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const [search] = useSearchParams()
  const order = search.get('order')
  const list = lists.find((one) => one === search.get('list')) ?? 'to_answer'
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = useRead(
    'GET staff/list-returns',
    { query: order ? { orderNumber: order } : { list } },
  )
  return (
    <>
      <PageHead title={t('admin_returns')}>
        <FindReturn />
      </PageHead>
      {order ? <OfOrder number={order} /> : <ListTabs current={list} />}
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin_returns')}
          columns={returnColumns(words, { time, now: new Date(dataUpdatedAt) })}
          rows={data}
          keyOf={({ number }) => number}
          isReading={isFetching && isPlaceholderData}
        />
      )}
      {data?.length === 0 ? <NoReturns list={list} order={order} /> : null}
    </>
  )
}

function ListTabs({ current }: { current: List }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-returns')
  const countOf = (list: List) =>
    data
      ?.filter(({ state }) => (statesOfReturnList[list] as readonly string[]).includes(state))
      .reduce((sum, { count }) => sum + count, 0)
  const tabs = lists.map((list) => ({
    key: list,
    title: t(`staff_returns_${list}`),
    to: list === 'to_answer' ? '/returns' : `/returns?list=${list}`,
    // Ended returns are not counted: their number says nothing about the work.
    count: list === 'ended' ? undefined : countOf(list),
  }))
  return <Tabs label={t('staff_returns_lists')} tabs={tabs} current={current} />
}

function OfOrder({ number }: { number: string }) {
  const { t } = useWords()
  return (
    <p>
      {t('staff_returns_of_order', { number: isolate(number) })} ·{' '}
      <Link to="/returns">{t('staff_returns_see_lists')}</Link>
    </p>
  )
}

function NoReturns({ list, order }: { list: List; order: string | null }) {
  const { t } = useWords()
  if (order) {
    return <p className={ui.empty}>{t('staff_returns_none_found', { number: isolate(order) })}</p>
  }
  return (
    <p className={ui.empty}>
      {t(list === 'to_answer' ? 'staff_returns_empty_to_answer' : 'staff_returns_empty')}
    </p>
  )
}
