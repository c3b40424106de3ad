import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

type Options<F> = {
  /** What is typed; another object for each change. */
  fields: F
  hasChanges: boolean
  isOpen: boolean
  /** Stores what is typed and returns the key that shows it. */
  store: (fields: F) => Promise<{ previewKey: string }>
}

const pauseMs = 500

/**
 * Follows what is typed while the preview is open: after each short pause the server stores it. Returns the key of what
 * was stored last, and whether the latest changes could not be stored, for instance because they are not valid.
 */
export function useTypedPreview<F>({ fields, hasChanges, isOpen, store }: Options<F>) {
  const [stored, setStored] = useState<{ key: string | null; isBehind: boolean } | null>(null)
  const latest = useRef(fields)
  const isStoring = useRef(false)
  /** Stores one change after the other, so that the latest one is stored last. */
  const storeLatest = async () => {
    if (isStoring.current) return
    isStoring.current = true
    let typed
    do {
      typed = latest.current
      const answer = await store(typed).catch(() => null)
      setStored((now) => ({ key: answer?.previewKey ?? now?.key ?? null, isBehind: !answer }))
    } while (typed !== latest.current)
    isStoring.current = false
  }
  const follow = useDebouncedCallback(() => void storeLatest(), pauseMs)
  const isFollowing = isOpen && hasChanges
  useEffect(() => {
    latest.current = fields
    if (isFollowing) follow()
  }, [fields, isFollowing, follow])
  if (!isFollowing && stored) setStored(null)
  return {
    key: isFollowing && stored ? stored.key : null,
    isBehind: isFollowing && stored !== null && stored.isBehind,
  }
}
