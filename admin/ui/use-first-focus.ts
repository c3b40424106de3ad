import { useEffect, useRef } from 'react'

/** Focuses a field when it appears because the person asked for it. */
export function useFirstFocus<E extends HTMLElement>() {
  const field = useRef<E>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
