import { Link } from 'react-router'
import { useWords } from '../../words.tsx'
import css from './today.module.css'

type Props = { count: number; title: string; to: string; hint?: string; isUrgent?: boolean }

/** One list in which something waits: how much, what, and the way to it. */
export function WorkRow({ count, title, to, hint, isUrgent = false }: Props) {
  const { t } = useWords()
  return (
    <li className={css.queue} data-urgent={isUrgent}>
      <span className={css.count}>{count}</span>
      <div>
        <h2>{title}</h2>
        {hint ? <p className={css.hint}>{hint}</p> : null}
      </div>
      <Link to={to} aria-label={`${t('today_see')}: ${title}`}>
        {t('today_see')}
      </Link>
    </li>
  )
}
