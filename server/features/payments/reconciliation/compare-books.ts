import { type LedgerEntry, sumLedger } from '../../orders/money/ledger.ts'

/** What each has of a payment in the end: captured and not refunded, in minor units. */
export type Difference = { ours: number; theirs: number }

/**
 * How the entries in our ledger and in the provider's differ; undefined where they are the same ones. The
 * same sum by other entries is a difference too: money went in and out, and the shop did not hear of it.
 */
export function compareBooks(
  ours: readonly LedgerEntry[],
  theirs: readonly LedgerEntry[],
): Difference | undefined {
  const [here, there] = [sumLedger(ours), sumLedger(theirs)]
  const isSame = kinds.every((kind) => here.byKind[kind] === there.byKind[kind])
  return isSame ? undefined : { ours: here.captured, theirs: there.captured }
}

const kinds = ['authorize', 'capture', 'refund', 'void'] as const
