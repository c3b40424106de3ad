import { call } from '../../../api.ts'
import { gapOf } from '../../../ui/resource/resource.ts'
import { useResource } from '../../../ui/resource/use-resource.ts'

/** The invoice of an order and its credit notes; the link is all that is needed to see them. */
export function useDocuments(token: string) {
  const { result, failure, load } = useResource(`documents ${token}`, (signal) =>
    call('GET order/tax-documents/{orderToken}', { params: { orderToken: token }, signal }),
  )
  return { known: result, gap: gapOf(failure), load }
}
