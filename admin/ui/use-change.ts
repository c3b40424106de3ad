import { useCallback, useRef, useState } from 'react'
import { Refusal } from '../call.ts'

/**
 * Runs one change at a time, and ignores another one meanwhile; holds the outcome: `error` is what went wrong, `fields` the sentences of the fields
 * that the server refused.
 */
export function useChange<Args extends unknown[]>(change: (...args: Args) => Promise<unknown>) {
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const [error, setError] = useState<unknown>(null)
  const run = useCallback(
    async (...args: Args): Promise<boolean> => {
      if (isRunning.current) return false
      isRunning.current = true
      setBusy(true)
      setError(null)
      try {
        await change(...args)
        return true
      } catch (failure) {
        setError(failure)
        return false
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
    [change],
  )
  const fields = error instanceof Refusal ? error.fields : {}
  const clear = useCallback(() => setError(null), [])
  return { run, isBusy, error, fields, clear }
}
