/** Every kind of message of the shop. No TypeBox in this file: the browser loads it. */
export const messageKindNames = [
  'order_received',
  'order_confirmed',
  'order_hold',
  'order_in_production',
  'production_update',
  'order_ready',
  'order_shipped',
  'shipment_update',
  'order_delivered',
  'order_not_delivered',
  'order_cancelled',
  'lines_cancelled',
  'payment_returned',
  'order_refunded',
  'credit_received',
  'credit_corrected',
  'return_update',
  'visit_booked',
  'visit_confirmed',
  'visit_moved',
  'visit_cancelled',
  'visit_reminder',
  'visit_on_the_way',
  'visit_missed',
  'visit_done',
  'stock_alert',
  'wishlist_update',
  'review_request',
  'review_decided',
  'one_time_code',
  'welcome',
  'password_changed',
  'contact_changed',
  'account_deleted',
  'contact_message',
  'return_for_staff',
  'visit_for_staff',
  'production_overdue',
  'payments_to_check',
  'staff_invitation',
  'staff_sign_in',
  'staff_factor',
  'message_test',
] as const
export type MessageKindName = (typeof messageKindNames)[number]

/**
 * The kinds with which accounts are protected: codes, invitations, and what happened to a password or a factor. Whoever
 * could change their texts could lead the reader astray, so their texts are always the program's.
 */
export const fixedMessageKinds = [
  'one_time_code',
  'password_changed',
  'staff_invitation',
  'staff_sign_in',
  'staff_factor',
] as const satisfies MessageKindName[]

/** Whether the texts of a kind are always the program's. */
export function isFixedKind(kind: string): boolean {
  return fixedMessageKinds.some((fixed) => fixed === kind)
}

/**
 * The places of a message that have a text: `button` is the label of a link, `sms` the text message, `title` and `body`
 * are those of the notification. A text message without a text of its own has the texts of the email.
 */
export const messageSlots = ['subject', 'paragraph', 'button', 'sms', 'title', 'body'] as const
export type MessageSlot = (typeof messageSlots)[number]

/**
 * The characters that no text of the shop has, as they stand between the brackets of a regular expression: control
 * characters, those that turn the direction of what follows, and those with which the program marks values.
 */
export const forbiddenInMessages =
  '\\u0000-\\u001f\\u007f\\u2028-\\u202e\\u2066-\\u2069\\ue000-\\uf8ff'

/** The most characters of a text of the shop. */
export const maxMessageText = 1000
/** The most characters of a subject, a label or the title of a notification. */
export const maxMessageLine = 150

/** The most characters of a text by its place. */
export function maxOfSlot(slot: MessageSlot): number {
  return slot === 'paragraph' || slot === 'sms' || slot === 'body' ? maxMessageText : maxMessageLine
}

/**
 * Why a message could not be delivered. `recipient`: the address or number was refused. `unreachable`: no answer from
 * the mail server or provider. `access`: it refused the shop's name or password. `refused`: it refused the message.
 */
export const messageFailures = ['recipient', 'unreachable', 'access', 'refused', 'other'] as const
export type MessageFailure = (typeof messageFailures)[number]

/** `retrying`: the shop tries again by itself. `failed`: it has stopped, and a person decides. */
export const failedStates = ['failed', 'retrying'] as const
export type FailedState = (typeof failedStates)[number]

/**
 * What became of a message. `sent` includes one whose customer wants no email about its topic. `expired`: it came
 * too late to be of use.
 */
export const messageStates = [
  'waiting',
  'sent',
  'retrying',
  'failed',
  'given_up',
  'expired',
] as const
export type MessageState = (typeof messageStates)[number]

/** How a message leaves the shop; `notice` is a notification in the app without an email. */
export const messageChannels = ['email', 'sms', 'push', 'notice'] as const
export type MessageChannel = (typeof messageChannels)[number]
/** The channels of which a kind of message has one or both, beside its notification. */
export const writtenChannels = ['email', 'sms'] as const satisfies MessageChannel[]
export type WrittenChannel = (typeof writtenChannels)[number]

/** Who receives a kind of message: customers, the shop itself, or a person who works there. */
export const messageAudiences = ['customers', 'shop', 'staff'] as const
export type MessageAudience = (typeof messageAudiences)[number]
