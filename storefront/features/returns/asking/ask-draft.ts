import type { RefundMethod } from '@rimal/contract/staff/refunds'
import { returnKinds, returnReasons } from '@rimal/contract/returns/return-states'
import type { ReturnKind, ReturnReason } from '@rimal/contract/returns/return-states'

/** Of one piece: how many, and what instead. */
export type ChosenLine = { lineId: string; quantity: number; wantedSku: string }

/** As it stands in the form; '' is not said yet. */
export type AskDraft = {
  kind: ReturnKind | ''
  chosenLines: ChosenLine[]
  reason: ReturnReason | ''
  note: string
  /** Where she would like the money. */
  refundTo: RefundMethod
}

const refundMethods: unknown[] = ['source', 'credit'] satisfies RefundMethod[]
const empty: AskDraft = { kind: '', chosenLines: [], reason: '', note: '', refundTo: 'source' }

/** What she began in this tab. */
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
    // Nothing was kept.
  }
}

function keyOf(order: string): string {
  return `rimal-return-${order}`
}
