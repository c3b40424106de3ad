import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSaid } from './use-said.ts'

type Arrival = { saidOnArrival?: string }

/** The state of a navigation to a page that says what was done before it. */
export function arrivalState(sentence: string): Arrival {
  return { saidOnArrival: sentence }
}

/** Says once what was done on the page before, such as a deletion. */
export function useArrivalSaid(takesFocus = true) {
  const { said, say } = useSaid()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const sentence = (state as Arrival | null)?.saidOnArrival
  useEffect(() => {
    if (!sentence) return
    say(sentence, takesFocus)
    // The browser stores the state with the page and would say the sentence again when the page is read anew.
    void navigate({ pathname, search }, { replace: true, state: null })
  }, [sentence, takesFocus, say, navigate, pathname, search])
  return { said, say }
}
