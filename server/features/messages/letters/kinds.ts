import { accountDeleted, contactChanged, passwordChanged, welcome } from './account-letters.ts'
import { oneTimeCode } from './code-letters.ts'
import { contactMessage } from './contact-letters.ts'
import { creditCorrected, creditReceived } from './credit-letters.ts'
import { orderHold } from './making/hold-letters.ts'
import type { LetterKind } from './letter-kind.ts'
import { orderConfirmed, pieceNews, piecesOverdue } from './making/making-letters.ts'
import {
  orderCancelled,
  orderDelivered,
  orderInProduction,
  orderNotDelivered,
  orderReady,
  orderShipped,
} from './order-news-letters.ts'
import { piecesCancelled } from './pieces-letters.ts'
import { orderReceived } from './order-letters.ts'
import { parcelNews } from './making/parcel-letters.ts'
import { paymentsToCheck } from './payment-desk-letters.ts'
import { paymentReturned } from './payment-letters.ts'
import { orderRefunded } from './refund-letters.ts'
import { returnForHouse, returnNews } from './return-letters.ts'
import { reviewDecided, reviewRequest } from './review-letters.ts'
import { stockAlert } from './stock-letters.ts'
import { wishNews } from './wish-letters.ts'
import {
  visitBooked,
  visitCancelled,
  visitConfirmed,
  visitDone,
  visitForHouse,
  visitMissed,
  visitMoved,
  visitOnTheWay,
  visitReminder,
} from './visit-letters.ts'

const table = {
  contact_message: contactMessage,
  one_time_code: oneTimeCode,
  welcome,
  password_changed: passwordChanged,
  contact_changed: contactChanged,
  account_deleted: accountDeleted,
  order_received: orderReceived,
  order_confirmed: orderConfirmed,
  order_hold: orderHold,
  order_in_production: orderInProduction,
  piece_news: pieceNews,
  pieces_overdue: piecesOverdue,
  order_ready: orderReady,
  order_shipped: orderShipped,
  parcel_news: parcelNews,
  order_delivered: orderDelivered,
  order_not_delivered: orderNotDelivered,
  order_cancelled: orderCancelled,
  pieces_cancelled: piecesCancelled,
  payment_returned: paymentReturned,
  order_refunded: orderRefunded,
  credit_received: creditReceived,
  credit_corrected: creditCorrected,
  return_news: returnNews,
  return_for_house: returnForHouse,
  payments_to_check: paymentsToCheck,
  stock_alert: stockAlert,
  wish_news: wishNews,
  review_request: reviewRequest,
  review_decided: reviewDecided,
  visit_booked: visitBooked,
  visit_confirmed: visitConfirmed,
  visit_moved: visitMoved,
  visit_cancelled: visitCancelled,
  visit_reminder: visitReminder,
  visit_on_the_way: visitOnTheWay,
  visit_missed: visitMissed,
  visit_done: visitDone,
  visit_for_house: visitForHouse,
}

export type MessageKind = keyof typeof table
/** What each kind of message says. */
export type MessageData = {
  [K in MessageKind]: (typeof table)[K] extends LetterKind<infer Data> ? Data : never
}

/** Every kind of message of the shop. A letter of an older version may name one that is gone. */
export const kinds: { [K in MessageKind]: LetterKind<MessageData[K]> } = table
export const messageKinds = Object.keys(table) as MessageKind[]
