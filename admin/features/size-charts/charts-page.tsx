import { Button } from '@mantine/core'
import { textIn } from '@rimal/contract/language'
import type { StaffSizeChart } from '@rimal/contract/staff/size-charts'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useArrivalSaid } from '../../ui/said/use-arrival-said.ts'
import { type Column, Micro, Table } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { type FormatTime, useTime } from '../../ui/use-time.ts'
import { useWords, type Words } from '../../words.tsx'

/** The size charts of the shop. */
export function ChartsPage() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const { said } = useArrivalSaid()
  const { data, error, refetch } = useRead('GET staff/list-size-charts')
  return (
    <>
      <PageHead title={t('admin_size_charts')} lede={t('charts_lede')}>
        <Button component={Link} to="/catalogue/size-charts/new">
          {t('charts_new')}
        </Button>
      </PageHead>
      <Said said={said} />
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin_size_charts')}
          columns={columnsOf(words, time)}
          rows={data}
          keyOf={({ id }) => id}
        />
      )}
      {data?.length === 0 ? <p className={ui.empty}>{t('charts_empty')}</p> : null}
    </>
  )
}

function columnsOf(words: Words, time: FormatTime): Column<StaffSizeChart>[] {
  const { t, language } = words
  return [
    {
      key: 'name',
      title: t('charts_name'),
      onPhone: 'wide',
      cell: ({ id, name }) => (
        <Link className={ui.rowLink} to={`/catalogue/size-charts/${id}`}>
          <bdi>{textIn(name, language)}</bdi>
        </Link>
      ),
    },
    { key: 'uses', title: t('charts_used_by'), onPhone: 'wide', cell: (row) => usesOf(words, row) },
    {
      key: 'saved',
      title: t('charts_saved'),
      onPhone: 'wide',
      cell: ({ savedAt, savedBy }) => (
        <>
          {time(savedAt)}
          {savedBy ? (
            <Micro>
              <bdi>{savedBy}</bdi>
            </Micro>
          ) : null}
        </>
      ),
    },
  ]
}

function usesOf({ t }: Words, { types, products }: StaffSizeChart): string {
  const uses = [
    ...(types.length > 0 ? [t('charts_types_count', { count: types.length })] : []),
    ...(products.length > 0 ? [t('charts_products_count', { count: products.length })] : []),
  ]
  return uses.length > 0 ? uses.join(' · ') : t('charts_unused')
}
