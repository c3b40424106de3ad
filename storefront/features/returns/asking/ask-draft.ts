import type { RefundWay } from '@rimal/contract/desk/refunds'
import { returnKinds, returnReasons } from '@rimal/contract/returns/return-states'
import type { ReturnKind, ReturnReason } from '@rimal/contract/returns/return-states'

/** Of one piece: how many, and what instead. */
export type ChosenPiece = { lineId: string; quantity: number; wantedSku: string }

/** As it stands in the form; '' is not said yet. */
export type AskDraft = {
  kind: ReturnKind | ''
  pieces: ChosenPiece[]
  reason: ReturnReason | ''
  note: string
  /** Where she would like the money. */
  refundTo: RefundWay
}

const refundWays: unknown[] = ['source', 'credit'] satisfies RefundWay[]
const empty: AskDraft = { kind: '', pieces: [], reason: '', note: '', refundTo: 'source' }

/** What she began in this tab. */
export function readAskDraft(order: string): AskDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(order)) ?? '{}')
    const isSound =
      ['', ...returnKinds].includes(kept.kind) &&
      ['', ...returnReasons].includes(kept.reason) &&
      typeof kept.note === 'string' &&
      refundWays.includes(kept.refundTo) &&
      Array.isArray(kept.pieces) &&
      kept.pieces.every(
        (piece: ChosenPiece) =>
          typeof piece.lineId === 'string' &&
          Number.isInteger(piece.quantity) &&
          typeof piece.wantedSku === 'string',
      )
    return isSound ? kept : empty
  } catch {
    return empty
  }
}

export function keepAskDraft(order: string, draft: AskDraft) {
  try {
    sessionStorage.setItem(keyOf(order), JSON.stringify(draft))
  } catch {
    // A forbidden storage costs only the second chance.
  }
}

export function forgetAskDraft(order: string) {
  try {
    sessionStorage.removeItem(keyOf(order))
  } catch {
    // Nothing was kept.
  }
}

function keyOf(order: string): string {
  return `rimal-return-${order}`
}
