import { kindsOf, type ReturnKind } from '@rimal/contract/returns/return-states'
import type { ReturnableLine } from '@rimal/contract/returns/returns'

/** How many of a piece a thing may be asked for; 0 where it may not. */
export function mostFor(line: ReturnableLine, kind: ReturnKind): number {
  const { sewn, left, over, comesBack, insteadOf } = line
  if (over || !kindsOf[sewn ? 'sewn' : 'shelf'].includes(kind)) return 0
  if (kind === 'return') return Math.min(left, comesBack.length)
  return kind === 'exchange' && insteadOf.length === 0 ? 0 : left
}

/** All that may still be asked for of a piece. */
export function mayAskFor(line: ReturnableLine): ReturnKind[] {
  return kindsOf[line.sewn ? 'sewn' : 'shelf'].filter((kind) => mostFor(line, kind) > 0)
}
