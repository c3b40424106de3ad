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
}

const empty: AskDraft = { kind: '', pieces: [], reason: '', note: '' }

/** What she began in this tab. */
export function readAskDraft(order: string): AskDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(order)) ?? '{}')
    const isSound =
      ['', ...returnKinds].includes(kept.kind) &&
      ['', ...returnReasons].includes(kept.reason) &&
      typeof kept.note === 'string' &&
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
