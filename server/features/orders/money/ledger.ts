import type { Money } from '@rimal/contract/money'

/** An entry in the ledger of a payment, in minor units. */
export type LedgerEntry = { kind: 'authorize' | 'capture' | 'refund' | 'void'; amount: Money }

export type LedgerSums = {
  byKind: Record<LedgerEntry['kind'], Money>
  /** The captured amount less refunds. */
  captured: Money
  /** The amount that the provider captured or only authorised, less refunds. */
  held: Money
}

/** What the entries of a ledger come to. */
export function sumLedger(entries: readonly LedgerEntry[]): LedgerSums {
  const byKind = { authorize: 0, capture: 0, refund: 0, void: 0 }
  for (const { kind, amount } of entries) byKind[kind] += amount
  const captured = byKind.capture - byKind.refund
  const authorised = byKind.authorize - byKind.void
  // What is captured was authorised before, or at once.
  return { byKind, captured, held: Math.max(captured, authorised - byKind.refund, 0) }
}
