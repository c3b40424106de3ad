import type { TaxDocument } from '@rimal/contract/tax/tax-documents'
import type { OrderStatus } from '@rimal/contract/statuses'
import { useCallback, useEffect, useState } from 'react'
import { tryCall } from '../../../api.ts'

type DocumentsState =
  | { kind: 'loading' | 'unknown' | 'broken' }
  | { kind: 'known'; status: OrderStatus; documents: TaxDocument[] }

/** The invoice of an order and its credit notes; the link is all that is needed to see them. */
export function useDocuments(token: string): { state: DocumentsState; load: () => void } {
  const [state, setState] = useState<DocumentsState>({ kind: 'loading' })
  const load = useCallback(() => {
    void tryCall('GET order/tax-documents/{orderToken}', { params: { orderToken: token } }).then(
      (reply) => {
        if (reply?.result) return setState({ kind: 'known', ...reply.result })
        // A malformed token is refused before anybody looks for it.
        const isUnknown = reply?.status === 404 || reply?.status === 400
        setState({ kind: isUnknown ? 'unknown' : 'broken' })
      },
    )
  }, [token])
  useEffect(load, [load])
  return { state, load }
}
