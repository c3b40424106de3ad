import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A line that opens; the browser's own element, so find-in-page opens it too. */
export function Disclosure(props: {
  title: ReactNode
  /** Open at first; afterwards only the shopper opens and closes it. */
  open?: boolean
  /** Disclosures with the same name close each other. */
  name?: string
  className?: string
  children: ReactNode
}) {
  const { title, open, name, className = '', children } = props
  return (
    <details name={name} open={open} className={`group border-b border-rule ${className}`}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2 leading-tight hover:text-oud">
        {title}
        <Icon name="plus" size="sm" className="group-open:hidden" />
        <Icon name="minus" size="sm" className="hidden group-open:block" />
      </summary>
      <div className="pb-5 text-ink-2">{children}</div>
    </details>
  )
}
