import type { Import } from '@rimal/contract/staff/imports'
import { Link } from 'react-router'
import { StateMark } from '../../ui/state-mark.tsx'
import type { Column } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import type { Words } from '../../words.tsx'
import { kindOfImport } from './import-state.ts'

/** The columns of the list of imports. */
export function historyColumns({ t }: Words, time: FormatTime): Column<Import>[] {
  return [
    {
      key: 'file',
      title: t('import_file'),
      cell: ({ id, fileName }) => (
        <Link className={ui.rowLink} to={`/products/import/${id}`}>
          <bdi>{fileName}</bdi>
        </Link>
      ),
    },
    {
      key: 'state',
      title: t('import_state'),
      cell: ({ state }) => (
        <StateMark kind={kindOfImport[state]}>{t(`import_state_${state}`)}</StateMark>
      ),
    },
    {
      key: 'rows',
      title: t('import_result'),
      isNumber: true,
      cell: ({ state, applied, rows }) =>
        state === 'failed' || rows === 0 ? '–' : t('import_applied_of', { applied, rows }),
    },
    { key: 'by', title: t('import_by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { key: 'when', title: t('import_when'), cell: ({ at }) => time(at) },
  ]
}
