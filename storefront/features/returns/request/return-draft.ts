import type { RefundMethod } from '@rimal/contract/staff/refunds'
import { returnKinds, returnReasons } from '@rimal/contract/returns/return-states'
import type { ReturnKind, ReturnReason } from '@rimal/contract/returns/return-states'
import { isRecord, storedValue } from '../../../session/stored-value.ts'

/** The quantity chosen of one line, and the variant wanted instead. */
export type ChosenLine = { lineId: string; quantity: number; wantedSku: string }

/** The values of the form; '' means not chosen yet. */
export type ReturnDraft = {
  kind: ReturnKind | ''
  chosenLines: ChosenLine[]
  reason: ReturnReason | ''
  note: string
  /** The refund method that the customer prefers. */
  refundTo: RefundMethod
}

const refundMethods: unknown[] = ['source', 'credit'] satisfies RefundMethod[]
const empty: ReturnDraft = { kind: '', chosenLines: [], reason: '', note: '', refundTo: 'source' }

function draftOf(order: string) {
  return storedValue<ReturnDraft>({
    area: 'session',
    key: `rimal-return-${order}`,
    version: 1,
    initial: empty,
    parse: (stored) => (isDraft(stored) ? stored : null),
  })
}

/** Returns the draft that the customer began in this tab. */
export function readReturnDraft(order: string): ReturnDraft {
  return draftOf(order).get()
}

export function storeReturnDraft(order: string, draft: ReturnDraft) {
  draftOf(order).set(draft)
}

export function clearReturnDraft(order: string) {
  draftOf(order).clear()
}

function isDraft(stored: unknown): stored is ReturnDraft {
  if (!isRecord(stored)) return false
  const { kind, reason, note, refundTo, chosenLines } = stored
  return (
    ['', ...returnKinds].includes(kind as ReturnKind) &&
    ['', ...returnReasons].includes(reason as ReturnReason) &&
    typeof note === 'string' &&
    refundMethods.includes(refundTo) &&
    Array.isArray(chosenLines) &&
    chosenLines.every(isChosenLine)
  )
}

function isChosenLine(line: ChosenLine): boolean {
  return (
    typeof line.lineId === 'string' &&
    Number.isInteger(line.quantity) &&
    typeof line.wantedSku === 'string'
  )
}
