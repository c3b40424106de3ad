import { productionStages } from '@rimal/contract/production/production-stages'
import { useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { Table } from '../../ui/table.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { productionColumns } from './production-columns.tsx'

/** The stages that staff work through: a ready item is no longer in production. */
const stages = productionStages.filter((stage) => stage !== 'ready')
type Stage = (typeof stages)[number]

/** The items in production, of one stage or of all; the stage is in the address. */
export function ProductionPage() {
  const words = useWords()
  const { t } = words
  const mayMove = useSession().can('orders.move')
  const [search] = useSearchParams()
  const stage = stages.find((one) => one === search.get('stage'))
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead(
    'GET staff/list-production',
    { query: stage ? { state: stage } : {} },
  )
  const { said, say } = useSaid()
  return (
    <>
      <Head />
      <StageTabs current={stage} />
      <Said said={said} />
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin_production')}
          columns={productionColumns(words, mayMove ? say : null)}
          rows={data}
          keyOf={({ lineId }) => lineId}
          isReading={isFetching && isPlaceholderData}
        />
      )}
      {data ? <Foot count={data.length} stage={stage} /> : null}
    </>
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

function StageTabs({ current }: { current: Stage | undefined }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-production')
  const tabs: Tab[] = [
    {
      key: 'all',
      title: t('sewing_all'),
      to: '/production',
      count: data?.reduce((sum, { count }) => sum + count, 0),
    },
    ...stages.map((stage) => ({
      key: stage,
      title: t(`staff_stage_${stage}`),
      to: `/production?stage=${stage}`,
      count: data && (data.find(({ state }) => state === stage)?.count ?? 0),
    })),
  ]
  return <Tabs label={t('sewing_stages')} tabs={tabs} current={current ?? 'all'} />
}

/** Says why the list is empty, or that it does not hold all items. */
function Foot({ count, stage }: { count: number; stage: Stage | undefined }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-production')
  const inStage = data?.filter(({ state }) => stage === undefined || state === stage)
  const total = inStage?.reduce((sum, one) => sum + one.count, 0) ?? 0
  if (count === 0) {
    return <p className={ui.empty}>{t(stage ? 'sewing_empty_stage' : 'sewing_empty')}</p>
  }
  return total > count ? <p className={ui.lede}>{t('sewing_more', { count })}</p> : null
}
