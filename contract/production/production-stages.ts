import type { OrderStatus } from '../statuses.ts'

/**
 * The life of a made-to-order item, from the check of its measurements to its quality check. A step
 * back to `stitching` is a correction; a step back to `cutting` makes the item again; in
 * `awaiting_measurements` the customer is asked about a measurement. No TypeBox in this file: the
 * browser loads it.
 */
export const nextProductionStages = {
  awaiting_measurements: ['in_review'],
  in_review: ['awaiting_measurements', 'approved'],
  approved: ['cutting'],
  cutting: ['cutting', 'stitching'],
  stitching: ['cutting', 'finishing'],
  finishing: ['cutting', 'quality_check'],
  quality_check: ['cutting', 'stitching', 'ready'],
  ready: [],
} as const satisfies Record<string, readonly string[]>

export type ProductionStage = keyof typeof nextProductionStages
export const productionStages = Object.keys(nextProductionStages) as ProductionStage[]

/** Whether the table allows a step from one stage to another. */
export function canStageBecome(from: ProductionStage, to: ProductionStage): boolean {
  return (nextProductionStages[from] as readonly string[]).includes(to)
}

/** The four stages that the customer sees. */
export const customerStages = ['cutting', 'stitching', 'finishing', 'quality_check'] as const
export type CustomerStage = (typeof customerStages)[number]

/** The path without detours, along which a step of the whole order moves its items. */
const straight: readonly ProductionStage[] = ['in_review', 'approved', ...customerStages, 'ready']

/** Whether a step of the whole order moves an item from a stage to a later one. */
export function leadsTo(from: ProductionStage, to: ProductionStage): boolean {
  const at = straight.indexOf(from)
  return at >= 0 && at < straight.indexOf(to)
}

/**
 * The order statuses in which an item may enter a stage: nothing begins before the order is
 * confirmed, or while it is on hold.
 */
export const stageAllowedIn: Record<ProductionStage, readonly OrderStatus[]> = {
  awaiting_measurements: ['placed', 'on_hold'],
  in_review: ['placed', 'on_hold'],
  approved: ['placed', 'confirmed'],
  cutting: ['confirmed', 'in_production'],
  stitching: ['in_production'],
  finishing: ['in_production'],
  quality_check: ['in_production'],
  ready: ['in_production'],
}

/** Whether a change of stage needs a reason: a step back, or a question to the customer. */
export function needsReason(from: ProductionStage, to: ProductionStage): boolean {
  if (to === 'awaiting_measurements') return true
  const [back, ahead] = [straight.indexOf(to), straight.indexOf(from)]
  return back > 1 && back <= ahead
}

/** The number of the customer stage of an item, from 1; 0 before the first and 5 after the last. */
export function productionStep(state: ProductionStage): number {
  const step = customerStages.findIndex((stage) => stage === state) + 1
  return step === 0 && state === 'ready' ? customerStages.length + 1 : step
}

type Move = { from: ProductionStage | null; to: ProductionStage; at: string }
/** A customer stage with its state; `at` is an ISO 8601 instant. */
export type StageOfProduction = {
  stage: CustomerStage
  state: 'done' | 'now' | 'wait'
  /**
   * When the stage ended, if that is known: a step of the whole order skips the times of the stages
   * between.
   */
  at: string | null
}

/**
 * The four customer stages with their states. An item that is made again counts from its last
 * start.
 */
export function stagesOfProduction(
  state: ProductionStage,
  steps: readonly Move[],
): StageOfProduction[] {
  const now = productionStep(state)
  return customerStages.map((stage, index) => {
    const step = index + 1
    if (step >= now) return { stage, state: step === now ? 'now' : 'wait', at: null }
    const end = steps.findLast(({ from, to }) => from === stage && productionStep(to) === step + 1)
    return { stage, state: 'done', at: end?.at ?? null }
  })
}

/**
 * The production step of an order: that of the item that is furthest behind; null without items.
 */
export function stepOfOrder(states: readonly ProductionStage[]): number | null {
  const left = states.filter((state) => state !== 'ready').map(productionStep)
  if (states.length === 0) return null
  return left.length === 0 ? customerStages.length : Math.max(1, Math.min(...left))
}

/** The maximum lengths of a note on an item and of a tailor's name. */
export const maxProductionNote = 500
export const maxTailor = 60
