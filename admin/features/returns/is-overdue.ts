import type { StaffReturn } from '@rimal/contract/staff/returns'

/** Whether staff should have answered a return by now. */
export function isOverdue({ state, due }: Pick<StaffReturn, 'state' | 'due'>, now: Date): boolean {
  const isByStaff = state === 'requested' || state === 'appealed'
  return isByStaff && due !== null && Date.parse(due) <= now.getTime()
}
