import type { ErrorCode } from '@rimal/contract/errors'
import { codeResendSeconds } from '@rimal/contract/limits'

/**
 * Whom a limit counts: a contact, though a device that has logged in with it before is counted by
 * itself, so that no stranger can lock its owner out; the address of a caller and the network that lies
 * in; numbers that differ in their last four digits only; or the whole shop.
 */
export type Per = 'contact' | 'address' | 'network' | 'numbers' | 'shop'

export type Limit = {
  per: Per
  most: number
  /** Of the window, which begins with the first one counted; null until a right one. */
  seconds: number | null
  refusal: ErrorCode
}

const hour = 3600
const day = 24 * hour

/**
 * All that may be done so often only. Four digits are little to guess, and these limits are what makes
 * them enough: at most 30 guesses in 10,000 from strange devices, until she herself comes in on a new one.
 */
export const limits = {
  code_sent: [
    { per: 'contact', most: 1, seconds: codeResendSeconds, refusal: 'code_too_soon' },
    { per: 'contact', most: 5, seconds: hour, refusal: 'too_many_codes' },
    { per: 'contact', most: 10, seconds: day, refusal: 'too_many_codes' },
    { per: 'address', most: 10, seconds: hour, refusal: 'too_many_codes' },
    { per: 'network', most: 60, seconds: hour, refusal: 'too_many_codes' },
  ],
  /** Besides, as each of them costs money that somebody may earn. */
  text_sent: [
    { per: 'numbers', most: 10, seconds: hour, refusal: 'too_many_codes' },
    { per: 'shop', most: 500, seconds: day, refusal: 'too_many_codes' },
  ],
  /** Given back by a right one, so that what stays counted was wrong. */
  code_tried: [
    { per: 'contact', most: 5, seconds: hour, refusal: 'codes_locked' },
    { per: 'contact', most: 10, seconds: day, refusal: 'codes_locked' },
    { per: 'contact', most: 30, seconds: null, refusal: 'codes_locked' },
    { per: 'address', most: 30, seconds: hour, refusal: 'codes_locked' },
  ],
  password_tried: [
    { per: 'contact', most: 10, seconds: hour, refusal: 'too_many_logins' },
    { per: 'address', most: 30, seconds: hour, refusal: 'too_many_logins' },
  ],
} as const satisfies Record<string, readonly Limit[]>

export type Limited = keyof typeof limits

/** Of one code; a new code does not start the counts above anew. */
export const triesPerCode = 3

/** Wrong codes of the whole shop in an hour, or three times what is usual, beyond which strange devices wait. */
export const wrongPerHour = 60

/** Of the texts of a day, the most to numbers that differ in their end only; fewer are never too many. */
export const textsToNeighbours = { share: 0.2, seconds: day, fewest: 20 }

/** Of the texts of a quarter of an hour, the least whose code somebody typed; of fewer nothing is concluded. */
export const textsUnread = { share: 0.3, seconds: 900, fewest: 20 }
