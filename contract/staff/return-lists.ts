import { liveReturnStates, type ReturnState, returnStates } from '../returns/return-states.ts'

/**
 * The lists of returns that staff work through, each with its states. `open`: staff or the customer have something to
 * do. `closed`: all others. No TypeBox in this file: the browser loads it.
 */
export const statesOfReturnList = {
  open: liveReturnStates,
  to_answer: ['requested', 'appealed'],
  with_customer: ['needs_info'],
  on_the_way: ['approved', 'pickup_scheduled', 'in_transit'],
  to_inspect: ['received'],
  to_decide: ['inspected'],
  decided: ['refunded', 'exchanged', 'altered', 'declined'],
  ended: ['rejected', 'cancelled', 'closed'],
  closed: returnStates.filter((state) => !liveReturnStates.includes(state)),
} as const satisfies Record<string, readonly ReturnState[]>

export type ReturnList = keyof typeof statesOfReturnList
export const returnLists = Object.keys(statesOfReturnList) as ReturnList[]
