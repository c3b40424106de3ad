import { useCallback, useRef, useState } from 'react'
import { refusedFieldWords } from '@rimal/contract/words/admin/refused-fields'
import { Refusal } from '../call.ts'
import { useWords } from '../words.tsx'

/**
 * Runs one change at a time, and ignores another one meanwhile; holds the outcome: `error` is what went wrong, `fields` the sentences of the fields
 * that the server refused.
 */
export function useChange<Args extends unknown[]>(change: (...args: Args) => Promise<unknown>) {
  const { t } = useWords()
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
  const codes = error instanceof Refusal ? error.fields : {}
  const fields = Object.fromEntries(
    Object.entries(codes).map(([field, code]) => [nameOf(field), t(wordOfCode(code))]),
  )
  const clear = useCallback(() => setError(null), [])
  return { run, isBusy, error, fields, fail: setError, clear }
}

type CodeKey = keyof typeof refusedFieldWords

/** The sentence for the code of a wrong field; a code without a sentence of its own gets the general one. */
function wordOfCode(code: string): CodeKey {
  const key = `refused_${code}`
  return key in refusedFieldWords ? (key as CodeKey) : 'refused_invalid'
}

/** The validator names a field of the body, in which a form's fields stand under `fields`. */
function nameOf(field: string): string {
  return field.replace(/^fields\./, '')
}
