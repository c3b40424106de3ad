import {
  needsReason,
  nextProductionStages,
  type ProductionStage,
  stageAllowedIn,
} from '@rimal/contract/production/production-stages'
import type { ProductionItem } from '@rimal/contract/staff/production'
import { statusIs } from '@rimal/contract/statuses'

type Item = Pick<ProductionItem, 'state' | 'orderStatus'>

type Moves = {
  /** The usual next stage; null if the order does not allow it yet. */
  main: ProductionStage | null
  /** The steps back and the question to the customer, which need a reason. */
  others: ProductionStage[]
}

/** The stages that an item may enter from here, as the server decides too. */
export function possibleMoves({ state, orderStatus }: Item): Moves {
  const next: readonly ProductionStage[] = nextProductionStages[state]
  const allowed = next.filter((to) => stageAllowedIn[to].includes(orderStatus))
  return {
    main: allowed.find((to) => !needsReason(state, to)) ?? null,
    others: allowed.filter((to) => needsReason(state, to)),
  }
}

/** Whether the workshop still has to do something for an item. */
export function isInProduction({ state, orderStatus }: Item): boolean {
  return state !== 'ready' && statusIs(orderStatus, 'producible')
}

/** Why an item in production has no usual next step; null if it has one. */
export function whyNoMove(item: Item): 'placed' | 'on_hold' | 'other' | null {
  if (!isInProduction(item) || possibleMoves(item).main !== null) return null
  const { orderStatus } = item
  return orderStatus === 'placed' || orderStatus === 'on_hold' ? orderStatus : 'other'
}

/** Whether a move makes or corrects an item again. */
export function isAgain(from: ProductionStage, to: ProductionStage): to is 'cutting' | 'stitching' {
  return (to === 'cutting' || to === 'stitching') && needsReason(from, to)
}
