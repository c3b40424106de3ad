import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Gives the focus to the heading of a page that first had to be fetched. The temporary heading had the focus and is
 * gone; the new heading takes it over when the shopper arrived by a link.
 */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const [opened] = useState(key === 'default')
  useEffect(() => {
    const { activeElement, body } = document
    if (opened || (activeElement && activeElement !== body)) return
    heading.current?.focus({ preventScroll: true })
  }, [opened])
  return heading
}
