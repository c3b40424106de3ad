import { useEffect, useState } from 'react'
import { useLoginHint } from '../../session/login-hint.ts'
import { isDraftFull } from './draft.ts'
import { askProfiles } from './profiles/ask-profiles.ts'

/** Whether the shopper's measurements are known already, in this browser or in the account. */
export function useMeasured(): boolean {
  const loggedIn = useLoginHint()
  const [measured, setMeasured] = useState(false)
  useEffect(() => {
    // After hydration: the server knows nothing of this browser.
    if (isDraftFull()) return queueMicrotask(() => setMeasured(true))
    if (!loggedIn) return
    askProfiles().then(
      ({ result }) => setMeasured(Boolean(result?.length)),
      () => {},
    )
  }, [loggedIn])
  return measured
}
