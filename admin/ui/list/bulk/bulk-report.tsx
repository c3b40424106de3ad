import { Link } from 'react-router'
import { useWords } from '../../../words.tsx'
import { Notice } from '../../notice.tsx'
import { Said } from '../../said/said.tsx'
import type { SaidSentence } from '../../said/use-said.ts'
import css from '../list.module.css'
import type { BulkOutcome } from './run-in-parts.ts'
import type { Bulk } from './use-bulk.ts'

type Props = {
  said: SaidSentence
  outcome: BulkOutcome | null
} & Pick<Bulk<unknown, unknown>, 'toOf' | 'fieldsText'>

/** What a bulk act did: how many it changed, and each row that it left out with the reason. */
export function BulkReport({ said, outcome, toOf, fieldsText }: Props) {
  const { t } = useWords()
  const skipped = outcome?.skipped ?? []
  return (
    <div className={outcome ? css.report : undefined}>
      <Said said={said} isNeutral={outcome?.done.length === 0} />
      <Notice error={outcome?.error} />
      {skipped.length > 0 ? (
        <section
          className={css.skipped}
          aria-label={t('list_bulk_skipped', { count: skipped.length })}
        >
          <p>{t('list_bulk_skipped', { count: skipped.length })}</p>
          <ul>
            {skipped.map(({ id, name, message, fields }) => (
              <li key={id}>
                <Link to={toOf(id)}>
                  <bdi>{name ?? id}</bdi>
                </Link>{' '}
                {message} {fieldsText?.(Object.keys(fields))}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
