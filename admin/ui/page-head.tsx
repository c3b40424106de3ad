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

export function Section({
  title,
  act,
  children,
}: {
  title: string
  act?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={css.section}>
      <header>
        <h2>{title}</h2>
        {act}
      </header>
      {children}
    </section>
  )
}
