import type { AuditEntry } from '@rimal/contract/staff/staff'
import { useRead } from '../../../queries.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import { isFieldName, useFieldTexts } from './field-texts.ts'
import css from './product.module.css'

/** Who changed what of the product, the latest first. */
export function HistoryPart({ id }: { id: string }) {
  const time = useTime()
  const { data } = useRead('GET staff/list-audit', { query: { subject: id } })
  return (
    <ol className={css.history}>
      {data?.items.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at}>{time(entry.at)}</time>
          <bdi>{entry.by}</bdi>
          <What entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function What({ entry: { what, details } }: { entry: AuditEntry }) {
  const { language } = useWords()
  const { nameOf } = useFieldTexts()
  const fields = Array.isArray(details['fields']) ? details['fields'].map(String) : []
  // An import names the columns of its file, which stand for themselves.
  const names = fields.map((field) => (isFieldName(field) ? nameOf(field) : field))
  const list = new Intl.ListFormat(language === 'arb' ? 'ar' : 'en').format(names)
  return <span>{[what, list].filter(Boolean).join(': ')}</span>
}
