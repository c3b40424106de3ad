import type { RefundState } from '@rimal/contract/staff/refunds'
import type { Tab } from '../../ui/tabs.tsx'

/** The lists of refunds, each with the state of its refunds. */
export const stateOfRefunds = {
  approve: 'requested',
  sending: 'approved',
  sent: 'sent',
  rejected_refunds: 'rejected',
} as const satisfies Record<string, RefundState>

type RefundsList = keyof typeof stateOfRefunds
type DiscrepanciesList = 'differences' | 'settled_differences'
export type MoneyList = RefundsList | DiscrepanciesList

export const moneyLists: readonly MoneyList[] = [
  'approve',
  'sending',
  'differences',
  'sent',
  'rejected_refunds',
  'settled_differences',
]

export function isOfRefunds(list: MoneyList): list is RefundsList {
  return Object.hasOwn(stateOfRefunds, list)
}

type Views = { label: string; tabs: Tab[]; current: string }

/** What both kinds of lists of money are given; `onDone` is called with the sentence that says what was done. */
export type MoneyListProps<L extends MoneyList> = {
  of: L
  views: Views
  onDone: (sentence: string) => void
}
export type RefundListProps = MoneyListProps<RefundsList>
export type DiscrepancyListProps = MoneyListProps<DiscrepanciesList>
