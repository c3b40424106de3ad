import { kindsOf, type ReturnKind } from '@rimal/contract/returns/return-states'
import type { ReturnableLine, ReturnOptions } from '@rimal/contract/returns/returns'
import type { TextKey } from '@rimal/contract/words/all-words'

/** Returns how many units of a line a kind may be requested for; 0 where it may not. */
export function maxFor(line: ReturnableLine, kind: ReturnKind): number {
  const { madeToOrder, left, over, refundable, insteadOf } = line
  if (over || !kindsOf[madeToOrder ? 'made_to_order' : 'ready_to_wear'].includes(kind)) return 0
  if (kind === 'return') return Math.min(left, refundable.length)
  return kind === 'exchange' && insteadOf.length === 0 ? 0 : left
}

/** Returns all kinds that may still be requested for a line. */
export function mayAskFor(line: ReturnableLine): ReturnKind[] {
  return kindsOf[line.madeToOrder ? 'made_to_order' : 'ready_to_wear'].filter(
    (kind) => maxFor(line, kind) > 0,
  )
}

/** Returns the description of a kind; an exchange is free only when the shop collects it. */
export function kindHint(
  kind: ReturnKind,
  { collected }: Pick<ReturnOptions, 'collected'>,
): TextKey {
  if (kind === 'exchange' && !collected) return 'return_kind_exchange_hint_send'
  return `return_kind_${kind}_hint`
}
