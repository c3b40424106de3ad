import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.tsx'

/** Reads data of the customer when the page opens. `ask` must be the same function at every render. */
export function useOwn<Result>(
  ask: () => Promise<{ result?: Result; message: string; status?: number }>,
) {
  const { t } = useWords()
  const [own, setOwn] = useState<Result | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [status, setStatus] = useState<number | null>(null)
  const load = useCallback(() => {
    ask().then(
      ({ result, message, status: answered }) => {
        setStatus(answered ?? null)
        setFailed(result ? null : message)
        if (result) setOwn(result)
      },
      () => setFailed(t('no_answer')),
    )
  }, [ask, t])
  useEffect(load, [load])
  return { own, setOwn, failed, status, load }
}
