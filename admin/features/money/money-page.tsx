import type { Total } from '@rimal/contract/page-of'
import { useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { useWords } from '../../words.tsx'
import { DiscrepancyList } from './discrepancy-list.tsx'
import { isOfRefunds, type MoneyList, moneyLists } from './money-lists.ts'
import { RefundList } from './refund-list.tsx'

/** Refunds in each state, and payments that differ; the list is in the address. */
export function MoneyPage() {
  const { t } = useWords()
  const { can } = useSession()
  return (
    <>
      <PageHead title={t('admin_money')} />
      {can('orders.refund') ? (
        <WithRefunds />
      ) : (
        <Lists shown={moneyLists.filter((list) => !isOfRefunds(list))} counts={{}} />
      )}
    </>
  )
}

function WithRefunds() {
  const approve = useRead('GET staff/list-refunds', { query: { state: 'requested' } })
  const sending = useRead('GET staff/list-refunds', { query: { state: 'approved' } })
  const counts = { approve: exactCount(approve.data), sending: exactCount(sending.data) }
  return <Lists shown={moneyLists} counts={counts} />
}

/** The number of rows; undefined while it is not known, and where there are too many to count. */
function exactCount(page: { total: Total } | undefined): number | undefined {
  return page?.total.exact ? page.total.count : undefined
}

type Counts = Partial<Record<MoneyList, number | undefined>>

function Lists({ shown, counts }: { shown: readonly MoneyList[]; counts: Counts }) {
  const { t } = useWords()
  const [search] = useSearchParams()
  const { data } = useRead('GET staff/list-discrepancies', { query: { open: true } })
  const current =
    shown.find((list) => list === search.get('list')) ?? shown[0] ?? ('differences' as const)
  const { said, say } = useSaid()
  const all: Counts = { ...counts, differences: exactCount(data) }
  const tabs = shown.map((list) => ({
    key: list,
    title: t(`money_${list}`),
    to: `/money?list=${list}`,
    count: all[list],
  }))
  const views = { label: t('money_views'), tabs, current }
  return (
    <>
      <Said said={said} />
      {isOfRefunds(current) ? (
        <RefundList key={current} of={current} views={views} onDone={say} />
      ) : (
        <DiscrepancyList key={current} of={current} views={views} onDone={say} />
      )}
    </>
  )
}
