import { type RefObject, useEffect, useRef } from 'react'

/** The heading takes the focus when the state changes: what she pressed went with the state before. */
export function useChangeFocus(heading: RefObject<HTMLElement | null>, state: unknown) {
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    heading.current?.focus()
  }, [heading, state])
}
