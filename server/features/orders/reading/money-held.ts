/** A move of money in the books of one payment, in minor units. */
export type Move = { kind: 'authorize' | 'capture' | 'refund' | 'void'; amount: number }

/** `held` is what the provider has for us, `captured` how much of it was really taken. */
export type MoneyHeld = { held: number; captured: number; covers: boolean; isPaid: boolean }

/**
 * What one payment is worth to an order. Money set aside covers it, so that it may be placed; it is
 * paid once that much was taken.
 */
export function moneyHeld({ total }: { total: number }, moves: readonly Move[]): MoneyHeld {
  const sum = (kind: Move['kind']) =>
    moves.reduce((all, move) => all + (move.kind === kind ? move.amount : 0), 0)
  const captured = sum('capture') - sum('refund')
  const authorized = sum('authorize') - sum('void')
  // What is captured was authorised before, or at once.
  const held = Math.max(captured, authorized - sum('refund'), 0)
  // What was given back in part was paid before; what was given back whole is as if it never was.
  const isPaid = sum('capture') >= total && (captured > 0 || total === 0)
  return { held, captured, covers: held >= total, isPaid }
}
