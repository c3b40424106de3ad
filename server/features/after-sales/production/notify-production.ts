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
  /** True if the order has taken a step as well, which the customer is notified of anyway. */
  withOrder: boolean
}

/** Notifies the customer of the important stages: the cut, the passed quality check, and a question. */
export async function notifyProduction(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { order, productionItem, from, withOrder }: Step,
): Promise<void> {
  const { state, question, since } = productionItem.production
  const what = whatToNotify(state, from)
  // The notification of the order already says that the order is in production, or ready for pickup.
  const isNotified = withOrder && (state === 'cutting' || order.shipping.pickup !== undefined)
  const email = emailOfOrder(deps, order)
  if (!email || !what || isNotified) return
  await postMessage(tx, {
    ...email,
    // Only a question that the customer has to answer is worth an email.
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

/** Posts an email with the new due day of a production item and the reason. */
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
    dedupKey: `piece_date:${productionItem.line.id}:${productionItem.production.dueOn}:${deps.clock().getTime()}`,
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
