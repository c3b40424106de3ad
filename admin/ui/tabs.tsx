import { Link } from 'react-router'
import css from './ui.module.css'

export type Tab = { key: string; title: string; to: string; count?: number | undefined }

/** Saved views of a list as tabs; each is a link, so it opens in a tab of its own too. */
export function Tabs({ label, tabs, current }: { label: string; tabs: Tab[]; current: string }) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ key, title, to, count }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {title}
          {count === undefined ? null : <small>{count}</small>}
        </Link>
      ))}
    </nav>
  )
}
