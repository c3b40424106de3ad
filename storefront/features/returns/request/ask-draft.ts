import type { RefundMethod } from '@rimal/contract/staff/refunds'
import { returnKinds, returnReasons } from '@rimal/contract/returns/return-states'
import type { ReturnKind, ReturnReason } from '@rimal/contract/returns/return-states'

/** The quantity chosen of one line, and the variant wanted instead. */
export type ChosenLine = { lineId: string; quantity: number; wantedSku: string }

/** The values of the form; '' means not chosen yet. */
export type AskDraft = {
  kind: ReturnKind | ''
  chosenLines: ChosenLine[]
  reason: ReturnReason | ''
  note: string
  /** The refund method that the customer prefers. */
  refundTo: RefundMethod
}

const refundMethods: unknown[] = ['source', 'credit'] satisfies RefundMethod[]
const empty: AskDraft = { kind: '', chosenLines: [], reason: '', note: '', refundTo: 'source' }

/** Returns the draft that the customer began in this tab. */
export function readAskDraft(order: string): AskDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(order)) ?? '{}')
    const isSound =
      ['', ...returnKinds].includes(stored.kind) &&
      ['', ...returnReasons].includes(stored.reason) &&
      typeof stored.note === 'string' &&
      refundMethods.includes(stored.refundTo) &&
      Array.isArray(stored.chosenLines) &&
      stored.chosenLines.every(
        (line: ChosenLine) =>
          typeof line.lineId === 'string' &&
          Number.isInteger(line.quantity) &&
          typeof line.wantedSku === 'string',
      )
    return isSound ? stored : empty
  } catch {
    return empty
  }
}

export function storeAskDraft(order: string, draft: AskDraft) {
  try {
    sessionStorage.setItem(keyOf(order), JSON.stringify(draft))
  } catch {
    // A forbidden storage costs only the second chance.
  }
}

export function clearAskDraft(order: string) {
  try {
    sessionStorage.removeItem(keyOf(order))
  } catch {
    // Without storage there is no draft to remove.
  }
}

function keyOf(order: string): string {
  return `rimal-return-${order}`
}
