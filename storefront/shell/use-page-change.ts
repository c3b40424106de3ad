import type { Shop } from '@rimal/contract/shop'
import { use, useEffect, useRef, useState } from 'react'
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_DataRouterStateContext as RouterState,
} from 'react-router'
import { ignoreFailure } from '../errors/ignore-failure.ts'
import { useWords } from '../i18n/words.tsx'

/**
 * Does the same as a full page load: updates the title and the head's addresses, and moves the focus to the new
 * heading. Returns the sentence for the live region. The code for that is not part of the first load.
 */
export function usePageChange(shop: Shop): string {
  const state = use(RouterState)
  const data = use(RouterData)
  if (!state || !data) throw new Error('usePageChange is called outside the router')
  const { location, matches } = state
  const { loaderData, errors } = data
  const { pathname, search } = location
  const words = useWords()
  const shown = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const before = shown.current
    const url = pathname + search
    shown.current = pathname
    // The server wrote the first head.
    if (before === null) return
    const context = { matches, loaderData, errors }
    const change = async () => {
      const { changeHead, focusHeading } = await import('./page-change.ts')
      // Another page has been opened meanwhile.
      if (shown.current !== pathname) return
      const title = changeHead({ context, shop, words, language: words.language, url })
      // Searches, filters and typing change the address too, but only a new place moves the focus.
      if (before === pathname) return
      focusHeading()
      setAnnouncement(title)
    }
    void ignoreFailure(change(), 'The page itself is there; only its title is an earlier one.')
  }, [pathname, search, matches, loaderData, errors, shop, words])

  return announcement
}
