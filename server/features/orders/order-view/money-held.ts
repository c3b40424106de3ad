/** A move of money in the books of one payment, in minor units. */
export type Move = { kind: 'authorize' | 'capture' | 'refund' | 'void'; amount: number }

/** `held` is what the provider has for us, `captured` how much of it was really taken; both less what became store credit. */
export type MoneyHeld = { held: number; captured: number; covers: boolean; isPaid: boolean }

/** What is to be paid from outside, `credit` of it being paid with store credit. */
type Owed = { total: number; credit: number }

/**
 * What one payment is worth to an order. Money set aside covers it, so that it may be placed; it is
 * paid once that much was taken. `converted`: what of it is her store credit by now: that is neither hers at
 * the provider nor ever to go back.
 */
export function moneyHeld(
  { total, credit }: Owed,
  entries: readonly Move[],
  { converted = 0 }: { converted?: number } = {},
): MoneyHeld {
  const due = total - credit
  const sum = (kind: Move['kind']) =>
    entries.reduce((all, move) => all + (move.kind === kind ? move.amount : 0), 0)
  const captured = sum('capture') - sum('refund') - converted
  const authorized = sum('authorize') - sum('void')
  // What is captured was authorised before, or at once.
  const held = Math.max(captured, authorized - sum('refund') - converted, 0)
  // What was given back in part was paid before; what was given back whole is as if it never was.
  const isPaid = sum('capture') >= due && (sum('capture') > sum('refund') || due === 0)
  return { held, captured, covers: held >= due, isPaid }
}
