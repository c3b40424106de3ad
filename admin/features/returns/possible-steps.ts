import type { Permission } from '@rimal/contract/permissions'
import {
  canReturnBecome,
  outcomesOf,
  type ReturnOutcome,
  returnOutcomes,
  type ReturnState,
} from '@rimal/contract/returns/return-states'
import type { StaffReturn } from '@rimal/contract/staff/returns'

/** The steps of staff, the usual ones first, with the state that each leads to and what it needs. */
const steps = {
  approve: { to: 'approved', needs: 'returns.answer' },
  ask: { to: 'needs_info', needs: 'returns.answer' },
  reject: { to: 'rejected', needs: 'returns.answer' },
  collect: { to: 'in_transit', needs: 'returns.inspect' },
  pickup: { to: 'pickup_scheduled', needs: 'returns.answer' },
  receive: { to: 'received', needs: 'returns.inspect' },
  inspect: { to: 'inspected', needs: 'returns.inspect' },
  altered: { to: 'altered', needs: 'returns.answer' },
  exchanged: { to: 'exchanged', needs: 'returns.answer' },
  refunded: { to: 'refunded', needs: 'returns.answer' },
  declined: { to: 'declined', needs: 'returns.answer' },
  close: { to: 'closed', needs: 'returns.answer' },
} as const satisfies Record<string, { to: ReturnState; needs: Permission }>

export type ReturnStep = keyof typeof steps
const inOrder = Object.keys(steps) as ReturnStep[]

type Which = Pick<StaffReturn, 'state' | 'kind' | 'collected'>

/** The steps that the table of states allows from here, whoever takes them. */
export function possibleSteps({ state, kind, collected }: Which): ReturnStep[] {
  return inOrder.filter((step) => {
    if (!canReturnBecome(state, steps[step].to)) return false
    if (step === 'pickup') return collected
    // Before a day is set, the courier does not come.
    if (step === 'collect') return !collected || state === 'pickup_scheduled'
    return isOutcome(step) ? outcomesOf[kind].includes(step) : true
  })
}

/** The permission that a step needs. */
export function permissionOf(step: ReturnStep): Permission {
  return steps[step].needs
}

function isOutcome(step: ReturnStep): step is ReturnOutcome {
  return (returnOutcomes as readonly string[]).includes(step)
}

/** Steps that end a return against the customer, or end it at all, are never the main one. */
const quiet: readonly ReturnStep[] = ['reject', 'declined', 'close', 'ask']

/** The main step: the first that is not quiet. */
export function mainStep(possible: readonly ReturnStep[]): ReturnStep | undefined {
  return possible.find((step) => !quiet.includes(step))
}
