import { errors } from '@rimal/contract/errors'
import type { ReturnOptions } from '@rimal/contract/returns/returns'
import { useCallback, useEffect, useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'

type State =
  | { kind: 'loading' }
  | { kind: 'ready'; options: ReturnOptions }
  | { kind: 'unknown' }
  /** The order has not been delivered yet. */
  | { kind: 'early'; message: string }
  | { kind: 'broken'; message: string }

/** Reads the possible kinds of return for an order. */
export function useOptions(order: string) {
  const { t } = useWords()
  const [state, setState] = useState<State>({ kind: 'loading' })
  const load = useCallback(() => {
    tryCall('GET return/get-options/{order}', { params: { order } }).then((reply) => {
      if (reply?.result) return setState({ kind: 'ready', options: reply.result })
      const message = reply?.message ?? t('no_answer')
      if (reply?.errorCode === errors.return_not_delivered.number) {
        return setState({ kind: 'early', message })
      }
      const isUnknown = reply?.status === 404 || reply?.status === 400
      return setState(isUnknown ? { kind: 'unknown' } : { kind: 'broken', message })
    })
  }, [order, t])
  useEffect(load, [load])
  return { state, load }
}
