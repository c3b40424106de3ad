/** Closed lists of store credit that both the shapes and the screens read. No TypeBox here: the browser ships this file. */

/**
 * Why the balance of store credit changed; the texts are `credit_move_…`. `corrected`: the merchant
 * had granted it by mistake. `reversed`: the account was deleted.
 */
export const creditEntryKinds = [
  'refund',
  'granted',
  'spent',
  'returned',
  'corrected',
  'reversed',
] as const

/** Why the merchant grants store credit; the texts are `credit_grant_…`. */
export const creditGrantReasons = ['apology', 'goodwill', 'gift', 'correction'] as const
