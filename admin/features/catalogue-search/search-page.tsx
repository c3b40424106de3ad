import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useArrivalSaid } from '../../ui/said/use-arrival-said.ts'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { pinnedColumns, synonymColumns } from './rule-columns.tsx'
import { TrySearch } from './try-search.tsx'

const parts = ['synonyms', 'pinned', 'try'] as const
type Part = (typeof parts)[number]

/** What staff decide about the search of the shop; the part is in the address. */
export function SearchPage() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const { said } = useArrivalSaid()
  const part = parts.find((one) => one === search.get('part')) ?? 'synonyms'
  return (
    <>
      <PageHead title={t('admin_search')}>
        {part === 'try' ? null : (
          <Button component={Link} to={`/catalogue/search/${part}/new`}>
            {t(`rule_new_${part}`)}
          </Button>
        )}
      </PageHead>
      <Said said={said} />
      <PartTabs current={part} />
      <p className={ui.lede}>{t(`rule_${part}_lede`)}</p>
      {part === 'try' ? <TrySearch /> : <Rules part={part} />}
    </>
  )
}

function PartTabs({ current }: { current: Part }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/list-search-rules')
  const tabs = parts.map((part) => ({
    key: part,
    title: t(`rule_${part}`),
    to: part === 'synonyms' ? '/catalogue/search' : `/catalogue/search?part=${part}`,
    count: part === 'try' ? undefined : data?.[part].length,
  }))
  return <Tabs label={t('rule_parts')} tabs={tabs} current={current} />
}

function Rules({ part }: { part: 'synonyms' | 'pinned' }) {
  const words = useWords()
  const time = useTime()
  const { data, error, refetch } = useRead('GET staff/list-search-rules')
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  const caption = words.t(`rule_${part}`)
  const keyOf = ({ id }: { id: string }) => id
  return (
    <>
      {part === 'synonyms' ? (
        <Table
          caption={caption}
          columns={synonymColumns(words, time)}
          rows={data?.synonyms}
          keyOf={keyOf}
        />
      ) : (
        <Table
          caption={caption}
          columns={pinnedColumns(words, time)}
          rows={data?.pinned}
          keyOf={keyOf}
        />
      )}
      {data?.[part].length === 0 ? <p className={ui.empty}>{words.t(`rule_no_${part}`)}</p> : null}
    </>
  )
}
