import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'
import { Amount, InLanguage, Instant, Nullable, personal } from '../shapes.ts'
import { orderStatuses } from '../statuses.ts'
import { orderPapers } from './order-papers.ts'
import { OrderNumber } from './orders.ts'
import { moneyEvents, timelineKinds } from './timeline-kinds.ts'

/** Something that happened to an order. The fields of another kind are null. */
const TimelineEntry = Type.Object({
  /** Unique in the timeline of one order. */
  id: Type.String(),
  kind: Type.Enum([...timelineKinds]),
  at: Instant,
  by: Type.Object({
    /** `provider`: a payment provider. `timer`: the shop itself. */
    who: Type.Enum(['shopper', 'provider', 'timer', 'staff']),
    /** The name of the member of staff; null for all others. */
    name: Nullable(Type.String()),
  }),
  status: Nullable(Type.Enum(orderStatuses)),
  money: Nullable(
    Type.Object({
      event: Type.Enum([...moneyEvents]),
      /** Minor units of `currency`. */
      amount: Amount,
      currency: Type.String(),
    }),
  ),
  /** The kind of a message; messages of an older version of the program may have another one. */
  message: Nullable(Type.String()),
  paper: Nullable(Type.Enum([...orderPapers])),
  /** The code of the reason, where there is one. */
  reason: Nullable(Type.String()),
  /**
   * The note, or what was written beside the reason of a status. A free text may name the customer, so it is hidden from
   * those who do not see names.
   */
  text: Nullable(Type.String(personal('name'))),
})
export type TimelineEntry = Static<typeof TimelineEntry>

/** The call that reads what happened to an order. */
export const orderTimelineApi = {
  orderTimeline: get('staff/get-order-timeline/{orderNumber}', {
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Everything that happened to an order, the newest first: statuses, money, messages, notes of staff, printed papers.',
    params: Type.Object({ orderNumber: OrderNumber }),
    query: InLanguage,
    result: Type.Array(TimelineEntry),
    errors: ['order_not_found'],
  }),
}
