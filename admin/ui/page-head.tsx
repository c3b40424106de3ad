import type { ReactNode } from 'react'
import css from './ui.module.css'

type Props = { title: string; lede?: string; children?: ReactNode }

/** The title of a page, with its acts at the end. The title is also that of the browser's tab. */
export function PageHead({ title, lede, children }: Props) {
  return (
    <header className={css.head}>
      <title>{title}</title>
      <div>
        <h1>{title}</h1>
        {lede ? <p className={css.lede}>{lede}</p> : null}
      </div>
      {children ? <div className={css.acts}>{children}</div> : null}
    </header>
  )
}

/** The way back, above the title of a page. */
export function Crumb({ children }: { children: ReactNode }) {
  return <span className={css.crumb}>{children}</span>
}

/** A part of a page; a link to its `id` leads to it. */
export function Section({
  title,
  act,
  children,
  id,
}: {
  title: string
  id?: string
  act?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={css.section} id={id}>
      <header>
        <h2>{title}</h2>
        {act}
      </header>
      {children}
    </section>
  )
}
