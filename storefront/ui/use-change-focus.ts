import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the heading when the state changes: the pressed button disappeared with the earlier state. */
export function useChangeFocus(heading: RefObject<HTMLElement | null>, state: unknown) {
  const seen = useRef(state)
  useEffect(() => {
    if (seen.current === state) return
    seen.current = state
    heading.current?.focus()
  }, [heading, state])
}
