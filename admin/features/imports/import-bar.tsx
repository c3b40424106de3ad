import { Button } from '@mantine/core'
import type { ImportReport } from '@rimal/contract/staff/imports'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { isAtWork } from './import-state.ts'
import css from './imports.module.css'
import { readsOfImports } from './reads-of-imports.ts'

/** What the import will do to prices, and the acts: to write the rows, to drop the file, to take another one. */
export function ImportBar({ report }: { report: ImportReport }) {
  const { t } = useWords()
  const send = useSend(readsOfImports)
  const { id: importId, state, dearer, cheaper } = report
  const change = useCallback(
    (act: 'apply' | 'cancel') => send(`POST staff/${act}-import`, { body: { importId } }),
    [send, importId],
  )
  const { run, isBusy, error } = useChange(change)
  const rows = report.created + report.changed
  const canCancel = state === 'ready' || isAtWork(state)
  return (
    <>
      <Notice error={error} />
      <div className={css.bar}>
        <p>
          {state === 'ready' && dearer + cheaper > 0
            ? `${t('import_dearer', { count: dearer })} ${t('import_cheaper', { count: cheaper })}`
            : null}
        </p>
        <div className={css.acts}>
          {canCancel ? (
            <Button variant="default" loading={isBusy} onClick={() => void run('cancel')}>
              {t('import_cancel')}
            </Button>
          ) : null}
          {isAtWork(state) ? null : (
            <Button component={Link} to="/products/import" variant="default">
              {t('import_another')}
            </Button>
          )}
          {state === 'ready' && rows > 0 ? (
            <Button loading={isBusy} onClick={() => void run('apply')}>
              {report.wrong > 0
                ? t('import_apply_without', { count: rows, wrong: report.wrong })
                : t('import_apply', { count: rows })}
            </Button>
          ) : null}
        </div>
      </div>
    </>
  )
}
