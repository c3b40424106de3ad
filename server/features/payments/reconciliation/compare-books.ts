import { moneyHeld, type Move } from '../../orders/order-view/money-held.ts'

/** What each has of a payment in the end: taken and not given back, in minor units. */
export type Difference = { ours: number; theirs: number }

/**
 * How the moves in our books and in the provider's differ; undefined where they are the same ones. The
 * same sum by other moves is a difference too: money went in and out behind our back.
 */
export function compareBooks(
  ours: readonly Move[],
  theirs: readonly Move[],
): Difference | undefined {
  const isSame = kinds.every((kind) => sumOf(ours, kind) === sumOf(theirs, kind))
  return isSame ? undefined : { ours: stored(ours), theirs: stored(theirs) }
}

const kinds = ['authorize', 'capture', 'refund', 'void'] as const

function sumOf(entries: readonly Move[], kind: Move['kind']): number {
  return entries.reduce((sum, move) => sum + (move.kind === kind ? move.amount : 0), 0)
}

function stored(entries: readonly Move[]): number {
  return moneyHeld({ total: 0, credit: 0 }, entries).captured
}
