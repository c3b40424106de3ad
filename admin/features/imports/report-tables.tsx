import type { ImportReport } from '@rimal/contract/staff/imports'
import { Button } from '@mantine/core'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useAsk } from '../../ask.ts'
import { useLanguage } from '../../language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { changeColumns, errorColumns, warningColumns } from './report-columns.tsx'
import css from './imports.module.css'
import { saveFile } from '../../ui/files/save-file.ts'

/** The errors, the warnings and the changes of an import; which of them is in the address. */
export function ReportTables({ report }: { report: ImportReport }) {
  const { t } = useWords()
  const [search] = useSearchParams()
  const { id, errorCount, warningCount, changed } = report
  const first = errorCount > 0 ? 'errors' : warningCount > 0 ? 'warnings' : 'changes'
  const view = ['errors', 'warnings', 'changes'].find((one) => one === search.get('view')) ?? first
  const tabs = [
    { key: 'errors', title: t('import_errors'), to: '?view=errors', count: errorCount },
    ...(warningCount > 0
      ? [
          {
            key: 'warnings',
            title: t('import_warnings'),
            to: '?view=warnings',
            count: warningCount,
          },
        ]
      : []),
    { key: 'changes', title: t('import_changes'), to: '?view=changes', count: changed },
  ]
  return (
    <div className={css.part}>
      <Tabs label={t('import_findings')} tabs={tabs} current={view} />
      {view === 'errors' ? <Errors report={report} key={id} /> : null}
      {view === 'warnings' ? <Warnings report={report} /> : null}
      {view === 'changes' ? <Changes report={report} /> : null}
    </div>
  )
}

function Errors({ report: { id, errors, errorCount } }: { report: ImportReport }) {
  const words = useWords()
  const { t } = words
  if (errors.length === 0) return <p className={ui.empty}>{t('import_no_errors')}</p>
  return (
    <>
      <ErrorFile importId={id} />
      <Table
        caption={t('import_errors')}
        columns={errorColumns(words)}
        rows={errors.map((error, index) => ({ ...error, index }))}
        keyOf={({ index }) => String(index)}
      />
      <FirstOf shown={errors.length} count={errorCount} />
    </>
  )
}

function Warnings({ report: { warnings, warningCount } }: { report: ImportReport }) {
  const words = useWords()
  const { t } = words
  if (warnings.length === 0) return <p className={ui.empty}>{t('import_no_warnings')}</p>
  return (
    <>
      <p className={ui.lede}>{t('import_warnings_lede')}</p>
      <Table
        caption={t('import_warnings')}
        columns={warningColumns(words)}
        rows={warnings}
        keyOf={({ line, column }) => `${line} ${column}`}
      />
      <FirstOf shown={warnings.length} count={warningCount} />
    </>
  )
}

function ErrorFile({ importId }: { importId: string }) {
  const { t } = useWords()
  const { language } = useLanguage()
  const ask = useAsk()
  const save = useCallback(() => {
    const asked = { params: { importId }, query: { language_code: language } }
    return ask(() => saveFile('GET staff/download-import-errors/{importId}', asked))
  }, [ask, importId, language])
  const { run, isBusy, error } = useChange(save)
  return (
    <>
      <Notice error={error} />
      <Button variant="subtle" loading={isBusy} onClick={() => void run()}>
        {t('import_error_file')}
      </Button>
    </>
  )
}

function Changes({ report: { changes, columns } }: { report: ImportReport }) {
  const words = useWords()
  const { t } = words
  if (changes.length === 0) return <p className={ui.empty}>{t('import_nothing_to_do')}</p>
  const count = columns.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <>
      <Table
        caption={t('import_changes')}
        columns={changeColumns(words)}
        rows={changes}
        keyOf={({ line, column }) => `${line} ${column}`}
      />
      <FirstOf shown={changes.length} count={count} />
    </>
  )
}

function FirstOf({ shown, count }: { shown: number; count: number }) {
  const { t } = useWords()
  return shown < count ? <p className={ui.lede}>{t('import_first_of', { shown, count })}</p> : null
}
