import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxOrderNumber, maxSearch } from '../limits.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { InLanguage, Instant, LanguageCode, Nullable, personal, Strict, Uuid } from '../shapes.ts'
import {
  failedStates,
  forbiddenInMessages,
  maxMessageText,
  messageAudiences,
  messageChannels,
  messageFailures,
  messageKindNames,
  messageSlots,
  messageStates,
  writtenChannels,
} from './message-kinds.ts'

const Kind = Type.Enum([...messageKindNames])
const Slot = Type.Enum([...messageSlots])
const Both = Type.Object({ en: Type.String(), ar: Type.String() })

const MessageKindRow = Type.Object({
  kind: Kind,
  audience: Type.Enum([...messageAudiences]),
  /** It is sent whatever the customer prefers. */
  isAlways: Type.Boolean(),
  /** How it reaches its reader; empty if there is only the notification. */
  channels: Type.Array(Type.Enum([...writtenChannels])),
  /** Whether customers get a notification of it too. */
  hasNotice: Type.Boolean(),
  /** The texts are the program's and cannot be changed. */
  isFixed: Type.Boolean(),
  /** The number of texts that the shop has changed. */
  changed: Type.Integer(),
})
export type MessageKindRow = Static<typeof MessageKindRow>

const names = Type.Array(Type.String())
const MessageText = Type.Object({
  slot: Slot,
  /** The text that the program ships with; empty where a language has none in this place. */
  shipped: Both,
  /** The text of the shop, where it is another one. */
  own: Type.Object({ en: Type.Optional(Type.String()), ar: Type.Optional(Type.String()) }),
  /** The values that the text may have, as `{name}`, and those that it must have. */
  names: Type.Object({ en: names, ar: names }),
  required: Type.Object({ en: names, ar: names }),
  /** The examples in which the text stands. */
  samples: Type.Array(Type.Integer()),
})
export type MessageText = Static<typeof MessageText>

const UnusedText = Type.Object({
  language: LanguageCode,
  slot: Slot,
  /** The original when the text was written; the program has another one now. */
  shipped: Type.String(),
  text: Type.String(),
})

const StaffMessage = Type.Object({
  ...MessageKindRow.properties,
  revision: Type.Integer(),
  /** Who saved its texts last, and when; null if nobody has. */
  savedBy: Nullable(Type.String()),
  savedAt: Nullable(Instant),
  /** Those of the email, then of the text message and of the notification. */
  texts: Type.Array(MessageText),
  /** Of each example the texts that stand in it, by their places in `texts`, in the order of the message. */
  cases: Type.Array(Type.Array(Type.Integer())),
  /** Texts of the shop that stand nowhere any more. */
  unused: Type.Array(UnusedText),
})
export type StaffMessage = Static<typeof StaffMessage>

/**
 * One line of plain text: no control characters, none that turns the direction of what follows, and none of those with
 * which the program marks values.
 */
const OwnText = Nullable(
  Type.String({
    maxLength: maxMessageText,
    pattern: `^[^${forbiddenInMessages}]*$`,
  }),
)
const shipped = Type.String({ maxLength: maxMessageText })
/** Null and an empty text return to the shipped text. */
const OwnTexts = Type.Array(
  Strict({
    slot: Slot,
    shipped: Strict({ en: shipped, ar: shipped }),
    own: Strict({ en: OwnText, ar: OwnText }),
  }),
  { maxItems: 100 },
)
export type OwnTexts = Static<typeof OwnTexts>

const Tried = Strict({
  kind: Kind,
  /** The number of the example, from 0. */
  sample: Type.Integer({ minimum: 0, maximum: 50 }),
  language: LanguageCode,
  /** The texts of the shop, saved or not. */
  texts: OwnTexts,
})

const MessagePreview = Type.Object({
  subject: Type.String(),
  html: Type.String(),
  text: Type.String(),
  sms: Type.String(),
  notice: Nullable(Type.Object({ title: Type.String(), body: Type.String() })),
})
export type MessagePreview = Static<typeof MessagePreview>

const SentMessage = Type.Object({
  messageId: Type.String(),
  /** A kind of `messageKindNames`; messages of an older version of the program may have another one. */
  kind: Type.String(),
  channel: Type.Enum([...messageChannels]),
  /** An email or a phone, for the roles that see both; empty for a notification. */
  recipient: Type.String(personal('email')),
  language: LanguageCode,
  at: Instant,
  state: Type.Enum([...messageStates]),
  sentAt: Nullable(Instant),
  attempts: Type.Integer(),
  /** When the shop tries again. */
  retryAt: Nullable(Instant),
  failure: Nullable(Type.Enum([...messageFailures])),
  orderNumber: Nullable(Type.String()),
})
export type SentMessage = Static<typeof SentMessage>

const ByMessage = Strict({ messageId: Uuid })

/** Calls of staff on the texts of the shop's messages. */
const texts = {
  listMessageKinds: get('staff/list-message-kinds', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'Every kind of message that the shop sends; searched in its names and texts.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      q: Type.Optional(Type.String({ maxLength: maxSearch })),
      /** Only the kinds with a text that the shop has changed. */
      changed: Type.Optional(Type.Boolean()),
    }),
    result: Type.Array(MessageKindRow),
  }),
  getMessage: get('staff/get-message/{kind}', {
    access: 'staff',
    permission: 'content.edit',
    summary: 'The texts of a kind of message, the shipped one beside that of the shop.',
    params: Type.Object({ kind: Kind }),
    query: InLanguage,
    result: StaffMessage,
    errors: ['not_found'],
  }),
  saveMessage: post('staff/save-message', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Saves the texts of the shop for a kind of message, for every message that is written from then on. What is not named returns to the shipped text.',
    body: Strict({
      kind: Kind,
      /** Of the texts as they were read; refused with `changed_meanwhile` if they are others now. */
      revision: Type.Integer(),
      texts: OwnTexts,
      /** Deletes the texts that stand nowhere any more. */
      dropUnused: Type.Boolean(),
    }),
    result: StaffMessage,
    errors: ['invalid_input', 'changed_meanwhile', 'not_found', 'message_texts_fixed'],
  }),
  previewMessage: post('staff/preview-message', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'A message as it would be with these texts, with the data of an example. Saves nothing.',
    body: Tried,
    result: MessagePreview,
    errors: ['not_found', 'message_texts_fixed'],
  }),
  sendTestMessage: post('staff/send-test-message', {
    access: 'staff',
    permission: 'content.edit',
    summary:
      'Sends a message with these texts and the data of an example to the email address of the person who calls.',
    body: Tried,
    /** The address. */
    result: Type.Object({ email: Type.String() }),
    errors: ['invalid_input', 'not_found', 'message_texts_fixed', 'too_many_test_messages'],
  }),
}

/** Calls of staff on the messages that the shop has sent, or could not send. */
const sent = {
  listFailedMessages: get('staff/list-failed-messages', {
    access: 'staff',
    permission: 'orders.move',
    summary: 'The messages that could not be sent, the latest first.',
    query: pageQuery({ state: Type.Optional(Type.Enum([...failedStates])) }),
    result: pageOf(SentMessage),
  }),
  retryMessage: post('staff/retry-message', {
    access: 'staff',
    permission: 'orders.move',
    summary: 'Sends a message that could not be sent once more, as often as a new one.',
    body: ByMessage,
    result: SentMessage,
    errors: ['message_not_failed'],
  }),
  giveUpMessage: post('staff/give-up-message', {
    access: 'staff',
    permission: 'orders.move',
    summary: 'Stops trying to send a message that could not be sent.',
    body: ByMessage,
    result: SentMessage,
    errors: ['message_not_failed'],
  }),
  listOrderMessages: get('staff/list-order-messages/{orderNumber}', {
    access: 'staff',
    permission: 'orders.read',
    summary:
      'The messages about an order, the latest first. They are deleted some time after they were sent.',
    params: Type.Object({ orderNumber: Type.String({ minLength: 1, maxLength: maxOrderNumber }) }),
    query: InLanguage,
    result: Type.Array(SentMessage),
  }),
}

export const staffMessagesApi = { ...texts, ...sent }
