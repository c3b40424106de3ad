import type { CancelReason } from '@rimal/contract/cancellation'
import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'

/**
 * Returns the reason of a cancellation in the form to be stored. Throws `invalid_input` when another reason has no
 * text.
 */
export function normaliseReason(input: { reason: CancelReason; note?: string }): {
  reason: CancelReason
  note?: string
} {
  const note = cleanText(input.note ?? '').trim()
  if (input.reason === 'other' && note === '') {
    throw new ShopError('invalid_input', { note: 'required' })
  }
  return { reason: input.reason, ...(note ? { note } : {}) }
}
