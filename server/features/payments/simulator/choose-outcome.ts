import type { Text } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { approval, isUndecided, isWaiting } from './simulated-state.ts'
import {
  lockPayment,
  type PaymentChange,
  savePayment,
  type SimulatedPayment,
} from './simulator.sql.ts'
import { notifyShop } from './notify-shop.ts'

export const outcomes = [
  'approve',
  'decline',
  'cancel',
  'approve_late',
  'approve_away',
  'approve_twice',
  'approve_less',
  'close',
] as const
export type Outcome = (typeof outcomes)[number]

const refusal: Text = {
  en: 'The bank declined this payment.',
  ar: 'رفض البنك عملية الدفع هذه.',
}
const lateMs = 60_000

/**
 * Records what a shopper does on the page of a provider. Only the first choice counts, except that an approval that
 * is late comes at once when the bank is asked to approve now.
 */
export async function chooseOutcome(
  deps: Deps,
  ref: string,
  outcome: Outcome,
): Promise<{ payment: SimulatedPayment; returnsToShop: boolean } | undefined> {
  const decided = await deps.transact(async (tx) => {
    const payment = await lockPayment(tx, ref)
    if (!payment) return undefined
    const comesNow = isWaiting(payment) && outcome === 'approve'
    if (!comesNow && !isUndecided(payment, deps.clock())) return { payment, isNew: false }
    const change = changes[outcome](payment, deps.clock())
    const changed = change && (await savePayment(tx, ref, { ...change, tries: 0 }))
    return { payment: changed ?? payment, isNew: true }
  })
  if (!decided) return undefined
  const { payment, isNew } = decided
  if (isNew && payment.settleAs === 'notify') {
    const times = outcome === 'approve_twice' ? 2 : 1
    await Promise.all(Array.from({ length: times }, () => notifyShop(deps, payment)))
  }
  return { payment, returnsToShop: outcome !== 'approve_away' && outcome !== 'close' }
}

type Choice = (payment: SimulatedPayment, now: Date) => PaymentChange | null

const notifyNow = (now: Date) => ({ settleAs: 'notify' as const, settleAt: now })
const approve: Choice = (payment, now) => ({
  ...approval(payment),
  amount: payment.amount,
  ...notifyNow(now),
})

const changes: Record<Outcome, Choice> = {
  approve,
  approve_away: approve,
  approve_twice: approve,
  approve_less: (payment, now) => approve({ ...payment, amount: payment.amount - 1 }, now),
  approve_late: (_, now) => ({ settleAs: 'approve', settleAt: new Date(now.getTime() + lateMs) }),
  decline: (_, now) => ({ state: 'failed', reason: refusal, ...notifyNow(now) }),
  cancel: (_, now) => ({ state: 'cancelled', ...notifyNow(now) }),
  close: () => null,
}
