import type { InputOf } from '../../../call.ts'
import { useRead } from '../../../queries.ts'

export type RefundQuery = NonNullable<InputOf<'GET staff/preview-refund'>['query']>

/** Reads what a refund would do; until something is chosen, that is what can be refunded at all. */
export function useRefundPreview(orderNumber: string, chosen: RefundQuery | null) {
  const { data, error, isPlaceholderData } = useRead('GET staff/preview-refund', {
    query: chosen ?? { orderNumber },
  })
  const isShown = chosen !== null && data !== undefined && !isPlaceholderData && !error
  return {
    /** The effect of exactly what is chosen; null while it is not known. A refund is sent only with it in view. */
    preview: isShown ? data : null,
    error: chosen === null ? null : error,
  }
}
