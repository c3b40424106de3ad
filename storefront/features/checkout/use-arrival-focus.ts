import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The heading of a page that first had to be fetched. The one that stood there meanwhile had the focus
 * and is gone; where she came by a link, this one takes it over.
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
