import { Link } from 'react-router'
import { useWords } from '../i18n/words.tsx'
import { Icon } from './icon.tsx'

/** The path to this page; the last entry is the page itself. */
export function Crumbs({ items }: { items: { title: string; to?: string }[] }) {
  const { t } = useWords()
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
        {items.map(({ title, to }, index) => (
          <li key={`${to}-${title}`} className="flex items-center gap-2">
            {index > 0 && <Icon name="chevron-next" className="size-3!" />}
            {to ? (
              <Link to={to} className="py-2.5 hover:text-oud">
                {title}
              </Link>
            ) : (
              <span aria-current="page" className="py-2.5">
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
