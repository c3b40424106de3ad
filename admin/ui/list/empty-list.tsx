import type { ReactNode } from 'react'
import ui from '../ui.module.css'

type Props = {
  text: string
  /** The ways on, as buttons. */
  children?: ReactNode
}

/** Stands in place of the rows of a list: why there are none, and the ways on. */
export function EmptyList({ text, children }: Props) {
  return (
    <div className={ui.empty}>
      <p>{text}</p>
      {children ? <div className={ui.acts}>{children}</div> : null}
    </div>
  )
}
