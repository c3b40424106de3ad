import type { ErrorCode } from '@rimal/contract/errors'
import { codeResendSeconds } from '@rimal/contract/limits'

/**
 * What a limit counts by: a contact, where a device that has logged in with the contact before is counted
 * separately, so that no stranger can lock its owner out; the address of a caller and the network of that address;
 * a contact as requested from one network; an order by its number; phones that differ in their last four digits
 * only; or the whole shop.
 */
export type Per =
  | 'contact'
  | 'order'
  | 'address'
  | 'network'
  | 'contact_in_network'
  | 'numbers'
  | 'shop'

export type Limit = {
  per: Per
  max: number
  /** The length of the window, which begins with the first counted try; null when tries are counted permanently. */
  seconds: number | null
  refusal: ErrorCode
}

const hour = 3600
const day = 24 * hour

/**
 * All that may be done so often only. Four digits are little to guess, and these limits are what makes
 * them enough. No limit on wrong codes locks anybody out: beyond it codes have eight digits.
 *
 * What strange devices can reach at one contact, ever:
 * - 20 guesses at short codes, which are never counted anew: 20 / 10⁴ = 0.2 %.
 * - Then 3 tries at each of 10 long codes a day: 30 / 10⁸ a day, which is less than 0.1 % in nine years.
 *
 * Together that is less than 0.3 %. `limit-table.test.ts` calculates it from this table.
 */
export const limits = {
  code_sent: [
    { per: 'contact', max: 1, seconds: codeResendSeconds, refusal: 'code_too_soon' },
    { per: 'contact', max: 5, seconds: hour, refusal: 'too_many_codes' },
    { per: 'contact', max: 10, seconds: day, refusal: 'too_many_codes' },
    { per: 'address', max: 10, seconds: hour, refusal: 'too_many_codes' },
    { per: 'network', max: 60, seconds: hour, refusal: 'too_many_codes' },
    // A caller in one network cannot use up the codes that callers in other networks may request for the contact.
    { per: 'contact_in_network', max: 3, seconds: hour, refusal: 'too_many_codes' },
    { per: 'contact_in_network', max: 6, seconds: day, refusal: 'too_many_codes' },
  ],
  /**
   * Besides, as each of them costs money that somebody may earn. Texts to the verified phone of a customer are not
   * counted here: the limits of the contact alone bound them.
   */
  text_sent: [
    { per: 'numbers', max: 10, seconds: hour, refusal: 'too_many_codes' },
    { per: 'shop', max: 500, seconds: day, refusal: 'too_many_codes' },
  ],
  /**
   * Text messages about sold-out sizes, which a stranger could ask for at the phones of others. What they cost
   * is bounded where they are sent (`send-stock-alerts.ts`).
   */
  alert_by_text: [
    { per: 'contact', max: 5, seconds: day, refusal: 'too_many_alerts' },
    { per: 'address', max: 5, seconds: hour, refusal: 'too_many_alerts' },
    { per: 'network', max: 20, seconds: hour, refusal: 'too_many_alerts' },
    { per: 'numbers', max: 10, seconds: day, refusal: 'too_many_alerts' },
  ],
  /** Tries of short codes; beyond these the next code is a long one. A right code gives its own tries back. */
  code_tried: [
    { per: 'contact', max: 5, seconds: hour, refusal: 'code_too_short' },
    { per: 'contact', max: 10, seconds: day, refusal: 'code_too_short' },
    { per: 'contact', max: 20, seconds: null, refusal: 'code_too_short' },
    { per: 'address', max: 30, seconds: hour, refusal: 'code_too_short' },
  ],
  password_tried: [
    { per: 'contact', max: 10, seconds: hour, refusal: 'too_many_logins' },
    { per: 'address', max: 30, seconds: hour, refusal: 'too_many_logins' },
  ],
  /** Staff who sign in; browsers that have signed in as the person before are counted separately. */
  staff_password_tried: [
    { per: 'contact', max: 10, seconds: hour, refusal: 'too_many_sign_ins' },
    { per: 'contact', max: 50, seconds: day, refusal: 'too_many_sign_ins' },
    { per: 'address', max: 30, seconds: hour, refusal: 'too_many_sign_ins' },
  ],
  /** Asked only after a right password, so that a stranger cannot use up these tries. */
  staff_factor_tried: [
    { per: 'contact', max: 5, seconds: 900, refusal: 'too_many_sign_ins' },
    { per: 'contact', max: 30, seconds: day, refusal: 'too_many_sign_ins' },
  ],
  /** Sign-ins and proofs with a passkey; a code or password that was tried in vain does not use these up. */
  staff_passkey_tried: [
    { per: 'contact', max: 10, seconds: 900, refusal: 'too_many_sign_ins' },
    { per: 'address', max: 30, seconds: hour, refusal: 'too_many_sign_ins' },
  ],
  /**
   * Order numbers can be counted up and contacts are known to many, so a pair is guessed slowly: by contact
   * at 20 numbers a day and 60 a month, by number at 20 contacts a day. A right pair gives its try back.
   * An address has too few wrong pairs to close many orders or contacts for the others.
   */
  order_searched: [
    { per: 'contact', max: 8, seconds: 900, refusal: 'too_many_searches' },
    { per: 'contact', max: 20, seconds: day, refusal: 'too_many_searches' },
    { per: 'contact', max: 60, seconds: 30 * day, refusal: 'too_many_searches' },
    { per: 'order', max: 20, seconds: day, refusal: 'too_many_searches' },
    { per: 'address', max: 60, seconds: day, refusal: 'too_many_searches' },
    { per: 'network', max: 240, seconds: day, refusal: 'too_many_searches' },
  ],
  /** Emails that staff send to themselves while they write the texts of messages. */
  test_message: [
    { per: 'contact', max: 10, seconds: 600, refusal: 'too_many_test_messages' },
    { per: 'contact', max: 60, seconds: day, refusal: 'too_many_test_messages' },
  ],
} as const satisfies Record<string, readonly Limit[]>

export type Limited = keyof typeof limits

/** The tries for one code; a new code does not reset the counts above. */
export const triesPerCode = 3

/**
 * The number of wrong short codes per hour in the whole shop above which unknown devices get long codes: three
 * times the usual number, within these bounds. With 60 guesses an hour, each at another contact, one succeeds in
 * seven days; without the upper bound an attack that lasts for weeks would become the usual number.
 */
export const wrongPerHour = { min: 60, max: 240 }

/**
 * The largest share of a day's texts that may go to numbers that differ only at the end; fewer than `fewest` are
 * never too many.
 */
export const textsToNeighbours = { share: 0.2, seconds: day, fewest: 20 }

/**
 * The smallest share of the texts of a quarter of an hour whose code must have been typed; fewer than `fewest`
 * texts prove nothing.
 */
export const textsUnread = { share: 0.3, seconds: 900, fewest: 20 }
