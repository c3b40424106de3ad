import { formatDay } from '@rimal/contract/dates'
import { textIn } from '@rimal/contract/language'
import type { ProductionStage } from '@rimal/contract/production/production-stages'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { emailOfOrder } from '../../orders/email-of-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { ProductionLine } from './production.sql.ts'

type Step = {
  order: StoredOrder
  productionItem: ProductionLine
  from: ProductionStage
  /** Its order has taken a step with it, of which she is told anyway. */
  withOrder: boolean
}

/** Tells her of steps that are news to her: the cut, the check it has passed, and what we ask her. */
export async function notifyProduction(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { order, productionItem, from, withOrder }: Step,
): Promise<void> {
  const { state, question, since } = productionItem.production
  const what = whatToNotify(state, from)
  // That her order is being sewn, or waits for her, says the news of the order.
  const isNotified = withOrder && (state === 'cutting' || order.shipping.pickup !== undefined)
  const email = emailOfOrder(deps, order)
  if (!email || !what || isNotified) return
  await postMessage(tx, {
    ...email,
    // Only what she has to answer is worth an email.
    recipient: what === 'question' ? email.recipient : null,
    dedupKey: `piece_${what}:${productionItem.line.id}:${since.getTime()}`,
    kind: 'production_update',
    data: {
      ...email.data,
      ...lineData(order, productionItem),
      what,
      question,
      day: null,
      note: null,
    },
  })
}

function whatToNotify(state: ProductionStage, from: ProductionStage) {
  if (state === 'awaiting_measurements') return 'question'
  if (state === 'cutting') return from === 'approved' ? 'cutting' : null
  return state === 'ready' ? 'ready' : null
}

/** Writes to her that a piece is promised for another day, and why. */
export async function notifyDate(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  {
    order,
    productionItem,
    note,
  }: { order: StoredOrder; productionItem: ProductionLine; note: string },
): Promise<void> {
  const email = emailOfOrder(deps, order)
  if (!email) return
  const { latest } = order.shipping.arrival
  await postMessage(tx, {
    ...email,
    dedupKey: `piece_date:${productionItem.line.id}:${productionItem.production.promisedOn}:${deps.clock().getTime()}`,
    kind: 'production_update',
    data: {
      ...email.data,
      ...lineData(order, productionItem),
      what: 'date',
      question: null,
      day: formatDay(latest, order.language, { weekday: true }),
      note,
    },
  })
}

function lineData({ number, language, shipping }: StoredOrder, { line }: ProductionLine) {
  return {
    orderNumber: number,
    productionItem: textIn(line.name, language),
    pickup: shipping.pickup !== undefined,
  }
}
