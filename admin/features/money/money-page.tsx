import { useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { useWords } from '../../words.tsx'
import { DiscrepancyList } from './discrepancy-list.tsx'
import { RefundList } from './refund-list.tsx'

const lists = ['approve', 'sending', 'differences'] as const
type List = (typeof lists)[number]

/** Refunds that wait or are on the way, and payments that differ; the list is in the address. */
export function MoneyPage() {
  const { t } = useWords()
  const { can } = useSession()
  const [search] = useSearchParams()
  const shown = lists.filter((list) => list === 'differences' || can('orders.refund'))
  const current = shown.find((list) => list === search.get('list')) ?? shown[0] ?? 'differences'
  const { said, say } = useSaid()
  return (
    <>
      <PageHead title={t('admin_money')} />
      {can('orders.refund') ? (
        <TabsWithRefunds current={current} />
      ) : (
        <MoneyTabs current={current} counts={{}} shown={shown} />
      )}
      <Said said={said} />
      {current === 'differences' ? (
        <DiscrepancyList onDone={say} />
      ) : (
        <RefundList key={current} of={current} onDone={say} />
      )}
    </>
  )
}

function TabsWithRefunds({ current }: { current: List }) {
  const { data } = useRead('GET staff/list-refunds')
  const counts = data && {
    approve: data.filter(({ state }) => state === 'requested').length,
    sending: data.filter(({ state }) => state === 'approved').length,
  }
  return <MoneyTabs current={current} counts={counts ?? {}} shown={lists} />
}

type TabsProps = {
  current: List
  counts: { approve?: number; sending?: number }
  shown: readonly List[]
}

function MoneyTabs({ current, counts, shown }: TabsProps) {
  const { t } = useWords()
  const { data } = useRead('GET staff/list-discrepancies')
  const all: Partial<Record<List, number | undefined>> = { ...counts, differences: data?.length }
  const tabs: Tab[] = shown.map((list) => ({
    key: list,
    title: t(`money_${list}`),
    to: `/money?list=${list}`,
    count: all[list],
  }))
  return <Tabs label={t('money_views')} tabs={tabs} current={current} />
}
