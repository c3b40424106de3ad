import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import css from './ui.module.css'

export type Tab = { key: string; title: string; to: string; count?: number | undefined }

/** Saved views of a list as tabs; each is a link, so it opens in a tab of its own too. */
export function Tabs({ label, tabs, current }: { label: string; tabs: Tab[]; current: string }) {
  const nav = useRef<HTMLElement>(null)
  const texts = tabs.map(({ title, count }) => `${title} ${count}`).join()
  // On a phone the tabs are longer than the page is wide, and the current one may be beyond its edge.
  useEffect(() => {
    const show = () => {
      const shown = nav.current?.querySelector('[aria-current]')
      if (nav.current && shown) nav.current.scrollBy(middleOf(shown) - middleOf(nav.current), 0)
    }
    show()
    // The tabs have other widths once their font is there.
    void document.fonts.ready.then(show)
  }, [current, texts])
  return (
    <nav ref={nav} className={css.tabs} aria-label={label}>
      {tabs.map(({ key, title, to, count }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {title}
          {count === undefined ? null : <small>{count}</small>}
        </Link>
      ))}
    </nav>
  )
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
