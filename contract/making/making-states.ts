import type { OrderStatus } from '../statuses.ts'

/**
 * The life of a piece that is sewn for an order, from the look at its measurements to its check. No TypeBox
 * here: the browser ships this file. Back to `stitching` is a correction, back to `cutting` the piece is
 * made anew; `awaiting_measurements` is a question of the house about a measure.
 */
export const nextMakingStates = {
  awaiting_measurements: ['in_review'],
  in_review: ['awaiting_measurements', 'approved'],
  approved: ['cutting'],
  cutting: ['cutting', 'stitching'],
  stitching: ['cutting', 'finishing'],
  finishing: ['cutting', 'quality_check'],
  quality_check: ['cutting', 'stitching', 'ready'],
  ready: [],
} as const satisfies Record<string, readonly string[]>

export type MakingState = keyof typeof nextMakingStates
export const makingStates = Object.keys(nextMakingStates) as MakingState[]

export function canMakingBecome(from: MakingState, to: MakingState): boolean {
  return (nextMakingStates[from] as readonly string[]).includes(to)
}

/** The four steps that she sees of the sewing. */
export const makingStages = ['cutting', 'stitching', 'finishing', 'quality_check'] as const
export type MakingStage = (typeof makingStages)[number]

/** The straight way, along which a step of the whole order brings its pieces on at once. */
const straight: readonly MakingState[] = ['in_review', 'approved', ...makingStages, 'ready']

/** Whether a step of the whole order brings a piece from a state to a later one. */
export function leadsTo(from: MakingState, to: MakingState): boolean {
  const at = straight.indexOf(from)
  return at >= 0 && at < straight.indexOf(to)
}

/** At which steps of its order a piece may come to a state: none begins before the order is confirmed, or while it is on hold. */
export const makingAllowedIn: Record<MakingState, readonly OrderStatus[]> = {
  awaiting_measurements: ['placed', 'on_hold'],
  in_review: ['placed', 'on_hold'],
  approved: ['placed', 'confirmed'],
  cutting: ['confirmed', 'in_production'],
  stitching: ['in_production'],
  finishing: ['in_production'],
  quality_check: ['in_production'],
  ready: ['in_production'],
}

/** Where a step back, or a question, has to say why. */
export function needsReason(from: MakingState, to: MakingState): boolean {
  if (to === 'awaiting_measurements') return true
  const [back, ahead] = [straight.indexOf(to), straight.indexOf(from)]
  return back > 1 && back <= ahead
}

/** Which of the four steps a piece is at; 0 before the first, 5 after the last. */
export function makingStep(state: MakingState): number {
  const step = makingStages.findIndex((stage) => stage === state) + 1
  return step === 0 && state === 'ready' ? makingStages.length + 1 : step
}

type Move = { from: MakingState | null; to: MakingState; at: string }
export type StageOfMaking = {
  stage: MakingStage
  state: 'done' | 'now' | 'wait'
  /** When it was done, where that is known: a step of the whole order names no day for each. */
  at: string | null
}

/** The four steps with what is done of them. What was made anew counts from its last beginning. */
export function stagesOfMaking(state: MakingState, moves: readonly Move[]): StageOfMaking[] {
  const now = makingStep(state)
  return makingStages.map((stage, index) => {
    const step = index + 1
    if (step >= now) return { stage, state: step === now ? 'now' : 'wait', at: null }
    const end = moves.findLast(({ from, to }) => from === stage && makingStep(to) === step + 1)
    return { stage, state: 'done', at: end?.at ?? null }
  })
}

/** How far an order is whose pieces are being sewn: at the step of the piece that is furthest behind. */
export function stepOfOrder(states: readonly MakingState[]): number | null {
  const left = states.filter((state) => state !== 'ready').map(makingStep)
  if (states.length === 0) return null
  return left.length === 0 ? makingStages.length : Math.max(1, Math.min(...left))
}

/** What is written to a piece or about it, at most. */
export const maxMakingNote = 500
export const maxTailor = 60
