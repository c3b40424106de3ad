import { Button } from '@mantine/core'
import { productionStages } from '@rimal/contract/production/production-stages'
import { productionListSorts } from '@rimal/contract/staff/lists/list-sorts'
import type { ProductionRow } from '@rimal/contract/staff/production'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { useSearchLabel } from '../../ui/list/use-search-label.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import type { Tab } from '../../ui/tabs.tsx'
import { useWords } from '../../words.tsx'
import { productionColumns } from './production-columns.tsx'
import { nobody, tailorIn, useTailors } from './use-tailors.ts'

/** The stages that staff work through: a ready item is no longer in production. */
const stages = productionStages.filter((stage) => stage !== 'ready')
type Stage = (typeof stages)[number]

/** The items in production; stage, search, filters, order and page are in the address. */
export function ProductionPage() {
  const { said, say } = useSaid()
  return (
    <>
      <Head />
      <Said said={said} />
      <Items say={say} />
    </>
  )
}

function Items({ say }: { say: (sentence: string) => void }) {
  const words = useWords()
  const { t } = words
  const { can } = useSession()
  const address = useListAddress()
  const stage = address.oneOf('stage', stages)
  const isLate = address.get('late') === 'yes'
  const tailor = address.get('tailor') ?? ''
  const sort = address.oneOf('sort', productionListSorts) ?? 'due'
  const query = {
    ...(stage ? { state: stage } : {}),
    ...(isLate ? { overdue: true } : {}),
    ...(tailor ? { tailor: tailorIn(tailor) } : {}),
    ...address.page,
    sort,
  }
  return (
    <FullList
      list="production"
      caption={t('admin_production')}
      address={address}
      searchLabel={useSearchLabel('sewing_search', 'sewing_search_items')}
      views={useStageTabs(stage, address.text)}
      filters={[
        {
          name: 'tailor',
          title: t('sewing_set_tailor'),
          value: tailor,
          every: t('sewing_every_tailor'),
          choices: useTailors(),
          label: tailor === nobody ? t('sewing_no_tailor') : tailorIn(tailor),
        },
        {
          name: 'late',
          title: t('list_late'),
          value: isLate ? 'yes' : '',
          every: t('list_late_either'),
          choices: [{ value: 'yes', label: t('list_late_only') }],
        },
      ]}
      sort={{
        title: t('list_sort'),
        value: sort,
        choices: productionListSorts.map((one) => ({ value: one, label: t(`sewing_sort_${one}`) })),
      }}
      columns={productionColumns(words, can('orders.move') ? say : null)}
      keyOf={({ lineId }: ProductionRow) => lineId}
      read={useRead('GET staff/list-production', { query })}
      empty={t(stage ? 'sewing_empty_stage' : 'sewing_empty')}
      moreActs={stage ? <SearchAll search={address.text} /> : null}
      {...useListFile('GET staff/download-production', { query })}
    />
  )
}

function Head() {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-production')
  const late = data?.reduce((sum, one) => sum + one.late, 0)
  return (
    <PageHead
      title={t('admin_production')}
      {...(late === undefined ? {} : { lede: t('sewing_late', { count: late }) })}
    />
  )
}

/** The address of a stage, or of all of them, with the search of this one. */
function stageAddress(stage: Stage | undefined, search: string): string {
  const query = { ...(stage ? { stage } : {}), ...(search ? { q: search } : {}) }
  return `/production?${new URLSearchParams(query)}`
}

function SearchAll({ search }: { search: string }) {
  const { t } = useWords()
  return (
    <Button component={Link} to={stageAddress(undefined, search)} variant="default">
      {t('list_search_all')}
    </Button>
  )
}

function useStageTabs(current: Stage | undefined, search: string) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-production')
  const tabs: Tab[] = [
    {
      key: 'all',
      title: t('sewing_all'),
      to: stageAddress(undefined, search),
      count: data?.reduce((sum, { count }) => sum + count, 0),
    },
    ...stages.map((stage) => ({
      key: stage,
      title: t(`staff_stage_${stage}`),
      to: stageAddress(stage, search),
      count: data && (data.find(({ state }) => state === stage)?.count ?? 0),
    })),
  ]
  return { label: t('sewing_stages'), tabs, current: current ?? 'all' }
}
