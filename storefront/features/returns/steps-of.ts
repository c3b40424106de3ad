import {
  liveReturnStates,
  type ReturnOutcome,
  type ReturnState,
} from '@rimal/contract/returns/return-states'
import type { OwnReturn } from '@rimal/contract/returns/returns'

type Name =
  | 'asked'
  | 'answered'
  | 'back'
  | 'checked'
  | 'result'
  | Exclude<ReturnOutcome, 'declined'>

export type StepPoint = {
  name: Name
  state: 'done' | 'now' | 'wait'
  /** When it happened. */
  at: string | null
}

/** The states that end each step. */
const overBy: [Exclude<Name, ReturnOutcome>, readonly ReturnState[]][] = [
  ['asked', ['requested']],
  ['answered', ['approved', 'rejected']],
  ['back', ['received']],
  ['checked', ['inspected']],
  ['result', ['refunded', 'exchanged', 'altered', 'declined']],
]

/** Returns the past steps of a return; while it is open, also the steps to come. */
export function stepsOf({
  state,
  outcome,
  events,
}: Pick<OwnReturn, 'state' | 'outcome' | 'events'>): StepPoint[] {
  const isLive = liveReturnStates.includes(state)
  const steps = overBy.map(([name, states]) => {
    // An appealed decision must be made again.
    const isOpen = name === 'answered' && state === 'appealed'
    const event = events.findLast((past) => states.includes(past.state))
    const at = isOpen ? null : (event?.at ?? null)
    const isResult = name === 'result' && outcome !== null && outcome !== 'declined'
    return { name: isResult ? outcome : name, at }
  })
  const now = isLive ? steps.find(({ at }) => at === null)?.name : undefined
  return steps.flatMap(({ name, at }): StepPoint[] => {
    if (at !== null) return [{ name, state: 'done', at }]
    if (!isLive) return []
    return [{ name, state: name === now ? 'now' : 'wait', at: null }]
  })
}
