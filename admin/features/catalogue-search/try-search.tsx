import { maxSearch } from '@rimal/contract/limits'
import { useSearchParams } from 'react-router'
import type { AnswerOf } from '../../call.ts'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useWords } from '../../words.tsx'
import { NamedProduct } from '../products/named-product.tsx'
import css from './search.module.css'
import { joinWords } from './word-list.ts'

/** A search as shoppers make it, with what the rules of staff had to do with its answer. */
export function TrySearch() {
  const { t } = useWords()
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  return (
    <>
      <div className={css.fields}>
        <SearchField
          label={t('rule_try_field')}
          value={q}
          onChange={(text) =>
            setSearch({ part: 'try', ...(text ? { q: text } : {}) }, { replace: true })
          }
        />
      </div>
      {q ? <Answer q={q.slice(0, maxSearch)} /> : null}
    </>
  )
}

function Answer({ q }: { q: string }) {
  const { data, error, refetch } = useRead('GET staff/try-search', { query: { q } })
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  if (!data) return <p aria-busy />
  return <Found found={data} />
}

function Found({ found }: { found: AnswerOf<'GET staff/try-search'> }) {
  const { t, language } = useWords()
  const { total, products, synonyms, understoodAs, nearestOnly } = found
  const understood = understoodAs && isolate(understoodAs)
  return (
    <section className={css.found}>
      <output>{t('rule_found', { count: total })}</output>
      {understood ? (
        <p>{t(nearestOnly ? 'rule_nearest' : 'rule_understood', { words: understood })}</p>
      ) : null}
      {synonyms.map(({ word, finds }) => (
        <p key={word}>
          {t('rule_by_synonyms', {
            word: isolate(word),
            words: joinWords(finds.map(isolate), language),
          })}
        </p>
      ))}
      {products.length > 0 ? (
        <>
          <h2>{t('rule_found_first')}</h2>
          <ol className={css.products}>
            {products.map((product) => (
              <li key={product.id}>
                <NamedProduct product={product} />
                {product.isPinned ? <StateMark kind="done">{t('rule_is_pinned')}</StateMark> : null}
              </li>
            ))}
          </ol>
        </>
      ) : null}
    </section>
  )
}
