import type { AttemptState } from '@rimal/contract/statuses'
import type { SimulatorEntry } from '../../../db/tables/payments.ts'
import type { Deps } from '../../../deps.ts'
import { lockPayment, savePayment, type SimulatedPayment } from './simulator.sql.ts'

export type Move = { kind: 'capture' | 'void' | 'refund'; amount?: number; key: string }

/** Moves money once for each key; undefined when there is none to move. */
export async function moveMoney(
  deps: Deps,
  ref: string,
  move: Move,
): Promise<SimulatedPayment | undefined> {
  return deps.transact(async (tx) => {
    const payment = await lockPayment(tx, ref)
    if (!payment || payment.entries.some(({ key }) => key === move.key)) return payment
    const amount = amountToMove(payment, move)
    if (amount === undefined) return undefined
    const tally: SimulatorEntry = {
      kind: move.kind,
      tx: `${ref}-${move.kind}-${payment.entries.length}`,
      amount,
      key: move.key,
    }
    const entries = [...payment.entries, tally]
    return savePayment(tx, ref, { entries, state: stateAfter(entries) })
  })
}

/** Ends a session that was not used. One that was is left as it is. */
export async function cancelSession(
  deps: Deps,
  ref: string,
): Promise<SimulatedPayment | undefined> {
  return deps.transact(async (tx) => {
    const payment = await lockPayment(tx, ref)
    if (payment?.state !== 'pending' || payment.settleAs === 'approve') return payment
    return savePayment(tx, ref, { state: 'cancelled' })
  })
}

function amountToMove(payment: SimulatedPayment, { kind, amount }: Move): number | undefined {
  const { authorized, captured, refunded, voided } = sums(payment.entries)
  const limit =
    kind === 'refund'
      ? captured - refunded
      : Math.max(0, authorized - voided - Math.max(0, captured))
  const wanted = kind === 'void' ? limit : (amount ?? 0)
  return wanted > 0 && wanted <= limit ? wanted : undefined
}

function stateAfter(entries: readonly SimulatorEntry[]): AttemptState {
  const { captured, refunded, voided } = sums(entries)
  if (captured > 0 && refunded >= captured) return 'refunded'
  if (refunded > 0) return 'partially_refunded'
  if (captured > 0) return 'captured'
  return voided > 0 ? 'voided' : 'authorized'
}

function sums(entries: readonly SimulatorEntry[]) {
  const sum = (kind: SimulatorEntry['kind']) =>
    entries.reduce((total, move) => total + (move.kind === kind ? move.amount : 0), 0)
  return {
    authorized: sum('authorize'),
    captured: sum('capture'),
    refunded: sum('refund'),
    voided: sum('void'),
  }
}
