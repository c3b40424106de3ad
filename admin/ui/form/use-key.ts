import { useState } from 'react'

/** A key for a change: the same while its content is the same, so that a change that is sent again happens once. */
export function useKey(content: string): string {
  const [held, setHeld] = useState(() => ({ content, key: crypto.randomUUID() as string }))
  if (held.content === content) return held.key
  const next = { content, key: crypto.randomUUID() as string }
  setHeld(next)
  return next.key
}
