import type { CancelReason } from '@rimal/contract/cancellation'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '../cart/clean-text.ts'

/** Why she cancels, as it is kept. Throws `invalid_input` where another reason has no words. */
export function tidyReason(wish: { reason: CancelReason; note?: string }): {
  reason: CancelReason
  note?: string
} {
  const note = cleanText(wish.note ?? '').trim()
  if (wish.reason === 'other' && note === '') {
    throw new ShopError('invalid_input', { note: 'required' })
  }
  return { reason: wish.reason, ...(note ? { note } : {}) }
}
