import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { PageHead, Section } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { DropField } from './drop-field.tsx'
import { historyColumns } from './history-columns.tsx'
import { isAtWork } from './import-state.ts'
import css from './imports.module.css'
import { usePolling } from '../../ui/read/use-polling.ts'

/** Takes a file that changes products, and lists the earlier ones. */
export function ImportsPage() {
  const { t } = useWords()
  const { can } = useSession()
  return (
    <>
      <span className={css.crumb}>
        <Link to="/products">{t('admin_products')}</Link>
      </span>
      <PageHead title={t('import_title')} lede={t('import_lede')} />
      {can('products.edit') ? <DropField /> : <p className={ui.lede}>{t('import_no_right')}</p>}
      <div className={css.part}>
        <Section title={t('import_history')}>
          <History />
        </Section>
      </div>
    </>
  )
}

function History() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const { data, error, refetch } = useRead('GET staff/list-imports')
  usePolling(data?.some(({ state }) => isAtWork(state)) ?? false, refetch)
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  if (data?.length === 0) return <p className={ui.empty}>{t('import_none')}</p>
  return (
    <Table
      caption={t('import_history')}
      columns={historyColumns(words, time)}
      rows={data}
      keyOf={({ id }) => id}
    />
  )
}
