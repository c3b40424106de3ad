import type { Total } from '@rimal/contract/page-of'
import { Link, useSearchParams } from 'react-router'
import { useWords } from '../../words.tsx'
import css from './list.module.css'

/** How many there are in all, and the ways to the first and the next page of the list in the address. */
export function Pager({ total: { count, exact }, next }: { total: Total; next: string | null }) {
  const { t } = useWords()
  const [search] = useSearchParams()
  if (count === 0) return null
  const withCursor = (cursor: string | null) => {
    const page = new URLSearchParams(search)
    if (cursor) page.set('cursor', cursor)
    else page.delete('cursor')
    return `?${page}`
  }
  return (
    <nav className={css.pager} aria-label={t('list_pages')}>
      <span>
        {exact ? t('list_total', { count }) : t('list_more_than', { count: String(count) })}
      </span>
      {search.has('cursor') ? <Link to={withCursor(null)}>{t('list_first')}</Link> : null}
      {next ? <Link to={withCursor(next)}>{t('list_next')}</Link> : null}
    </nav>
  )
}
