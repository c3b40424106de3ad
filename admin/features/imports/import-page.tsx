import type { ImportReport } from '@rimal/contract/staff/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { Refusal } from '../../call.ts'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { PageHead } from '../../ui/page-head.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { Figures } from './figures.tsx'
import { ReportTables } from './report-tables.tsx'
import { ImportBar } from './import-bar.tsx'
import { isAtWork } from './import-state.ts'
import css from './imports.module.css'
import { readsOfImports } from './reads-of-imports.ts'
import { StateLine } from './state-line.tsx'
import { Steps } from './steps.tsx'
import { usePolling } from '../../ui/read/use-polling.ts'

/** One import: its dry run, its progress and its result. */
export function ImportPage() {
  const { id: importId = '' } = useParams()
  const queries = useQueryClient()
  const read = useRead('GET staff/get-import/{importId}', { params: { importId } })
  const { data, error, refetch } = read
  const report = data?.id === importId ? data : undefined
  usePolling(report ? isAtWork(report.state) : false, refetch)
  const isDone = report?.state === 'done'
  useEffect(() => {
    if (!isDone) return
    const others = readsOfImports.filter((address) => address !== 'GET staff/get-import/{importId}')
    for (const address of others) void queries.invalidateQueries({ queryKey: [address] })
  }, [isDone, queries])
  if (report) return <Report report={report} />
  if (error instanceof Refusal) return <p className={ui.empty}>{error.message}</p>
  return error ? <Broken error={error} onAgain={() => void refetch()} /> : <p aria-busy />
}

function Report({ report }: { report: ImportReport }) {
  const { t } = useWords()
  const { can } = useSession()
  const { state, fileName, rows, seconds } = report
  const isRead = state !== 'checking' && state !== 'failed' && rows > 0
  const facts = isRead ? ` · ${t('import_facts', { rows, seconds: seconds ?? 0 })}` : ''
  return (
    <>
      <span className={css.crumb}>
        <Link to="/products/import">{t('import_back')}</Link>
      </span>
      <PageHead title={titleOf(report, t)} lede={`${isolate(fileName)}${facts}`} />
      <Steps state={state} />
      <StateLine report={report} />
      {isRead ? (
        <>
          <Figures report={report} />
          <ReportTables report={report} />
        </>
      ) : null}
      {can('products.edit') ? <ImportBar report={report} /> : null}
    </>
  )
}

function titleOf({ state, wrong }: ImportReport, t: ReturnType<typeof useWords>['t']): string {
  if (state !== 'ready') return t(`import_state_${state}`)
  return wrong > 0 ? t('import_rows_wrong', { count: wrong }) : t('import_all_right')
}
