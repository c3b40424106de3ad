import type { AuditEntry } from '@rimal/contract/staff/staff'
import { useRead } from '../../../queries.ts'
import { useTime } from '../../../ui/use-time.ts'
import { useWords } from '../../../words.tsx'
import { keyOfAction } from '../../people/audit-action.ts'
import { useFieldTexts } from './field-texts.ts'
import css from './product.module.css'
import type { ProductForm } from './product-form.ts'

/** Who changed what of the product, the latest first. */
export function HistoryPart({ id }: { id: string }) {
  const time = useTime()
  const { data } = useRead('GET staff/list-audit', { query: { subject: id } })
  return (
    <ol className={css.history}>
      {data?.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at}>{time(entry.at)}</time>
          <bdi>{entry.by}</bdi>
          <What entry={entry} />
        </li>
      ))}
    </ol>
  )
}

function What({ entry: { action, details } }: { entry: AuditEntry }) {
  const { t, language } = useWords()
  const key = keyOfAction(action)
  const { nameOf } = useFieldTexts()
  const fields = Array.isArray(details['fields'])
    ? (details['fields'] as (keyof ProductForm)[])
    : []
  const list = new Intl.ListFormat(language === 'arb' ? 'ar' : 'en').format(fields.map(nameOf))
  return <span>{[key ? t(key) : action, list].filter(Boolean).join(': ')}</span>
}
