import type { ImportReport } from '@rimal/contract/staff/imports'
import { useWords } from '../../words.tsx'
import css from './imports.module.css'

const shownColumns = 3

/** How many rows are new, change, stay and are wrong. */
export function Figures({ report }: { report: ImportReport }) {
  const { t } = useWords()
  const { columns } = report
  const most = columns.slice(0, shownColumns)
  return (
    <dl className={css.figures}>
      <Figure count={report.created} word={t('import_created')} />
      <Figure count={report.changed} word={t('import_changed')}>
        {most.map(({ column, rows }) => (
          <span key={column}>
            <bdi>{column}</bdi> {rows}
          </span>
        ))}
      </Figure>
      <Figure count={report.unchanged} word={t('import_unchanged')} />
      <Figure count={report.wrong} word={t('import_left_out')} />
    </dl>
  )
}

type Props = { count: number; word: string; children?: React.ReactNode }

function Figure({ count, word, children }: Props) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{count}</dd>
      {children ? <dd className={css.parts}>{children}</dd> : null}
    </div>
  )
}
