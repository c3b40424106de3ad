import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Ridge } from './ridge.tsx'

/** An empty state: one sentence that explains it, and one link. */
export function Empty(props: {
  title: string
  text?: ReactNode
  link?: { to: string; label: string }
  /** `h1` when the whole page is empty. */
  heading?: 'h1' | 'h2'
  /** Another element in addition to or instead of the link. */
  children?: ReactNode
}) {
  const { title, text, link, heading: Heading = 'h2', children } = props
  return (
    <div className="grid justify-items-center gap-4 pt-4 pb-8 text-center">
      <Ridge />
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined} className="text-h3 outline-none">
        {title}
      </Heading>
      {text && <p className="max-w-[38rem] text-ink-2">{text}</p>}
      {link && (
        <ButtonLink kind="outline" to={link.to}>
          {link.label}
        </ButtonLink>
      )}
      {children}
    </div>
  )
}
