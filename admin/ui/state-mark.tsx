import css from './ui.module.css'

/** The kinds of a state; each has a drawn mark and a colour, and the mark alone is enough. */
export type StateKind = 'needs' | 'held' | 'waits' | 'works' | 'done' | 'ended'

/** A state as a mark and a word. */
export function StateMark({ kind, children }: { kind: StateKind; children: string }) {
  return (
    <span className={css.state} data-kind={kind}>
      <svg viewBox="0 0 12 12" aria-hidden>
        {marks[kind]}
      </svg>
      {children}
    </span>
  )
}

const marks = {
  needs: <path d="M6 .5 11.5 6 6 11.5.5 6Z" fill="currentColor" />,
  held: <path d="M4 1v10M8 1v10" />,
  waits: <circle cx="6" cy="6" r="4.5" />,
  works: (
    <>
      <circle cx="6" cy="6" r="4.5" />
      <path d="M6 1.5a4.5 4.5 0 0 1 0 9Z" fill="currentColor" />
    </>
  ),
  done: <circle cx="6" cy="6" r="4.5" fill="currentColor" />,
  ended: <path d="m2 2 8 8M10 2l-8 8" />,
}
