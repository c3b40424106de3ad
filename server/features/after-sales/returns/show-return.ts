import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { StaffReturn, StaffReturnRow } from '@rimal/contract/staff/returns'
import {
  cancellableReturnStates,
  dueReturnStates,
  liveReturnStates,
} from '@rimal/contract/returns/return-states'
import type { OwnReturn } from '@rimal/contract/returns/returns'
import type { Queries } from '../../../db/connect.ts'
import { pictureIn } from '../../catalog/picture-in.ts'
import { isAllCredit } from '../../orders/money/order-money.ts'
import { refundDay } from '../../orders/order-view/refund-status.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { listPicturesOf } from './return-pictures.sql.ts'
import {
  listEvents,
  listNewOrders,
  listOrdersOf,
  listReturnedLines,
  type ReturnedLine,
  type StoredReturn,
} from './returns.sql.ts'
import { betweenYesAndMoney, canAppeal, isCollected, isPaidByHand } from './what-shopper-may.ts'

type Facts = {
  order: StoredOrder
  lines: ReturnedLine[]
  events: Awaited<ReturnType<typeof listEvents>>
  pictures: Awaited<ReturnType<typeof listPicturesOf>>
  newOrder: { number: string; token: string } | null
  settings: Settings
}

/** A return for whoever has its link. */
export async function showReturn(
  db: Queries,
  stored: StoredReturn,
  language: LanguageCode,
): Promise<OwnReturn> {
  const [shown] = await showAll(db, [stored], language)
  if (!shown) throw new Error('A return has no order.')
  return shown.own
}

/** Returns the data of returns for staff, without the data that only callers with their tokens may use. */
export async function showToStaff(
  db: Queries,
  stored: readonly StoredReturn[],
  language: LanguageCode,
): Promise<StaffReturn[]> {
  const all = await showAll(db, stored, language)
  return all.map(ofStaff)
}

/** Returns the same data for a list, without the pictures. */
export async function showRowsToStaff(
  db: Queries,
  stored: readonly StoredReturn[],
  language: LanguageCode,
): Promise<StaffReturnRow[]> {
  const all = await showAll(db, stored, language, { withPictures: false })
  return all.map(ofStaff).map(({ pictures: _pictures, ...row }) => row)
}

type Shown = { own: OwnReturn; order: StoredOrder; stored: StoredReturn }

function ofStaff({ own, order, stored: { state, dueAt } }: Shown): StaffReturn {
  const {
    token: _token,
    orderToken: _orderToken,
    canCancel: _canCancel,
    canAppeal: _canAppeal,
    newOrder,
    ...shown
  } = own
  const { name, phone } = order.contact
  const due = dueReturnStates.includes(state) && dueAt ? dueAt.toISOString() : null
  return { ...shown, due, name, phone, newOrderNumber: newOrder?.number ?? null }
}

async function showAll(
  db: Queries,
  stored: readonly StoredReturn[],
  language: LanguageCode,
  { withPictures = true }: { withPictures?: boolean } = {},
) {
  const ids = stored.map(({ id }) => id)
  const orderIds = stored.map(({ orderId }) => orderId)
  // One after the other, because a step of staff shows the return within its transaction, on one connection.
  const orders = await listOrdersOf(db, orderIds)
  const lines = await listReturnedLines(db, ids)
  const events = await listEvents(db, ids)
  const pictures = withPictures ? await listPicturesOf(db, ids) : []
  const newOrders = await listNewOrders(db, ids)
  const settings = await findSettings(db)
  return stored.flatMap((one) => {
    const order = orders.find(({ id }) => id === one.orderId)
    if (!order) return []
    const facts: Facts = {
      order,
      lines: lines.filter(({ returned }) => returned.returnId === one.id),
      events: events.filter(({ returnId }) => returnId === one.id),
      pictures: pictures.filter(({ returnId }) => returnId === one.id),
      newOrder: newOrders.find(({ returnId }) => returnId === one.id) ?? null,
      settings,
    }
    return [{ order, stored: one, own: asOwn(one, facts, language) }]
  })
}

function asOwn(stored: StoredReturn, facts: Facts, language: LanguageCode): OwnReturn {
  const { order, lines, events, pictures, newOrder, settings } = facts
  return {
    number: stored.number,
    token: stored.token,
    orderNumber: order.number,
    orderToken: order.token,
    kind: stored.kind,
    state: stored.state,
    outcome: stored.outcome,
    reason: stored.reason,
    note: stored.note,
    requestedAt: stored.createdAt.toISOString(),
    timeZone: settings.timeZone,
    currency: order.currency,
    paymentMethod: order.paymentMethod,
    collected: isCollected(order, settings),
    question: stored.question,
    answer: stored.answer,
    refusedFor: stored.refusedFor,
    appeal: stored.appeal,
    canCancel: cancellableReturnStates.includes(stored.state),
    canAppeal: canAppeal(stored),
    // A day that staff have missed is not shown to the customer.
    due: stored.overdueRemindedAt ? null : (stored.dueAt?.toISOString() ?? null),
    pickupOn: stored.pickupOn,
    refund: refundOf(stored, facts),
    wantsAccount: isPaidByHand(stored, order) && betweenYesAndMoney.includes(stored.state),
    newOrder: newOrder && { number: newOrder.number, token: newOrder.token },
    lines: lines.map((line) => showLine(line, language)),
    pictures: pictures.map(({ id, preview }) => ({ id, preview })),
    events: events.map(({ state, at }) => ({ state, at: at.toISOString() })),
  }
}

/** Returns the refund that was made, or that is expected. */
function refundOf(
  { kind, state, refunded, worth, refundTo }: StoredReturn,
  { order, lines, events, settings }: Facts,
): OwnReturn['refund'] {
  // What was paid wholly with store credit is refunded as store credit.
  const toCredit = refundTo === 'credit' || isAllCredit(order)
  const byHand = order.paidBy === null && !toCredit
  const given = events.find((event) => event.state === 'refunded')
  if (refunded !== null && given) {
    return { amount: refunded, by: refundDay(given.at, settings), byHand, toCredit }
  }
  // For items that are not as they were, staff decide the outcome.
  const isFit = lines.every(
    ({ returned: { condition } }) => (condition ?? 'sellable') === 'sellable',
  )
  const isAwaited = kind === 'return' && isFit && liveReturnStates.includes(state)
  return isAwaited && worth ? { amount: worth, by: null, byHand, toCredit } : null
}

function showLine(
  { returned, line, picture, wantedSize, wantedColor }: ReturnedLine,
  language: LanguageCode,
): OwnReturn['lines'][number] {
  const { wantedSku } = returned
  return {
    ...showReturnLine({ line, picture }, language),
    quantity: returned.quantity,
    wanted:
      wantedSku !== null && wantedSize !== null && wantedColor !== null
        ? { sku: wantedSku, size: wantedSize, colorName: textIn(wantedColor, language) }
        : null,
    condition: returned.condition,
  }
}

/** Returns an order line as it was ordered. */
export function showReturnLine(
  { line, picture }: Pick<ReturnedLine, 'line' | 'picture'>,
  language: LanguageCode,
) {
  return {
    lineId: line.id,
    product_id: line.productId,
    name: textIn(line.name, language),
    colorName: textIn(line.colorName, language),
    size: line.size,
    madeToMeasure: line.measurements !== null,
    picture: pictureIn(picture ?? undefined, language),
  }
}
