import {
  type MessageKindName,
  type WrittenChannel,
  writtenChannels,
} from '@rimal/contract/staff/message-kinds'
import { accountDeleted, contactChanged, passwordChanged, welcome } from './account-emails.ts'
import { oneTimeCode } from './code-emails.ts'
import { contactMessage } from './contact-emails.ts'
import { creditCorrected, creditReceived } from './credit-emails.ts'
import { orderHold } from './production/hold-emails.ts'
import type { EmailKind } from './email-kind.ts'
import {
  orderConfirmed,
  productionUpdate,
  productionOverdue,
} from './production/production-emails.ts'
import {
  orderCancelled,
  orderDelivered,
  orderInProduction,
  orderNotDelivered,
  orderReady,
  orderShipped,
} from './order-update-emails.ts'
import { orderLinesCancelled } from './line-emails.ts'
import { orderReceived } from './order-emails.ts'
import { shipmentUpdate } from './production/shipment-emails.ts'
import { paymentsToCheck } from './staff/payment-staff-emails.ts'
import { paymentReturned } from './payment-emails.ts'
import { orderRefunded } from './refund-emails.ts'
import { returnUpdate } from './return-emails.ts'
import { returnForStaff } from './staff/return-staff-emails.ts'
import { reviewDecided, reviewRequest } from './review-emails.ts'
import { staffFactor } from './staff/factor-emails.ts'
import { staffInvitation, staffSignIn } from './staff/staff-emails.ts'
import { visitForStaff } from './staff/visit-staff-emails.ts'
import { messageTest } from './staff/test-emails.ts'
import { stockAlert } from './stock-emails.ts'
import { wishlistUpdate } from './wishlist-emails.ts'
import {
  visitBooked,
  visitCancelled,
  visitConfirmed,
  visitDone,
  visitMissed,
  visitMoved,
  visitOnTheWay,
  visitReminder,
} from './visit-emails.ts'

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
  production_update: productionUpdate,
  production_overdue: productionOverdue,
  order_ready: orderReady,
  order_shipped: orderShipped,
  shipment_update: shipmentUpdate,
  order_delivered: orderDelivered,
  order_not_delivered: orderNotDelivered,
  order_cancelled: orderCancelled,
  lines_cancelled: orderLinesCancelled,
  payment_returned: paymentReturned,
  order_refunded: orderRefunded,
  credit_received: creditReceived,
  credit_corrected: creditCorrected,
  return_update: returnUpdate,
  return_for_staff: returnForStaff,
  payments_to_check: paymentsToCheck,
  stock_alert: stockAlert,
  wishlist_update: wishlistUpdate,
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
  visit_for_staff: visitForStaff,
  staff_invitation: staffInvitation,
  staff_sign_in: staffSignIn,
  staff_factor: staffFactor,
  message_test: messageTest,
} satisfies Record<MessageKindName, unknown>

export type MessageKind = keyof typeof table
/** The data of each kind of message. */
export type MessageData = {
  [K in MessageKind]: (typeof table)[K] extends EmailKind<infer Data> ? Data : never
}

/** Every kind of message of the shop. A message of an older version may name a kind that no longer exists. */
export const kinds: { [K in MessageKind]: EmailKind<MessageData[K]> } = table
/** How a kind leaves the shop beside its notification: to customers by email or text message, to the shop by email. */
export function channelsOf(kind: MessageKind): readonly WrittenChannel[] {
  const { channels, topic } = kinds[kind]
  return channels ?? (topic ? writtenChannels : ['email'])
}

export const messageKinds = Object.keys(table) as MessageKind[]
