import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { showToast } from '../../ui/toast.tsx'
import { searchOf } from './list-address.ts'

export type ListAddress = {
  /**
   * The parameters of the address that is shown or, during a navigation, of the next one: controls react at once.
   */
  params: URLSearchParams
  /** The products that are loading: a new list, or more of the same. */
  loading: 'none' | 'list' | 'more'
  /**
   * Goes to the changed list. `replace` leaves no step for Back. Returns false where there is no connection: a message
   * says so, and the list stays.
   */
  go: (next: URLSearchParams, options?: { replace?: boolean }) => boolean
}

/** The address of a list as its state. */
export function useListAddress(): ListAddress {
  const location = useLocation()
  const navigate = useNavigate()
  const { t } = useWords()
  const { location: coming } = useNavigation()
  // The coming location still has the language in front of its path.
  const pending = coming?.pathname.endsWith(location.pathname) ? coming.search : undefined
  const params = new URLSearchParams(pending ?? location.search)
  return {
    params,
    loading: pending === undefined ? 'none' : isMore(location.search, pending) ? 'more' : 'list',
    go(next, { replace = false } = {}) {
      // No other list comes without a connection, and an error would replace the list that is shown.
      if (!navigator.onLine) {
        showToast(t('list_needs_connection'))
        return false
      }
      void navigate({ search: searchOf(next) }, { replace, preventScrollReset: true })
      return true
    },
  }
}

/** Calls `onEnd` when a load of the given kind has ended and its products are rendered. */
export function useAfter(loading: ListAddress['loading'], onEnd: (was: 'list' | 'more') => void) {
  const before = useRef(loading)
  const run = useRef(onEnd)
  useEffect(() => {
    run.current = onEnd
  })
  useEffect(() => {
    const was = before.current
    before.current = loading
    if (was !== 'none' && loading === 'none') run.current(was)
  }, [loading])
}

function isMore(shown: string, pending: string): boolean {
  const [now, next] = [new URLSearchParams(shown), new URLSearchParams(pending)]
  now.delete('page')
  next.delete('page')
  return now.toString() === next.toString()
}
