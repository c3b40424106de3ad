import Type, { type Static } from 'typebox'
import { queueStages } from '../choices.ts'
import { post } from '../endpoint.ts'
import { Id, Instant, LanguageCode, Nullable, Strict } from '../shapes.ts'

/** Where a shopper stands in a queue now. */
export const QueueState = Type.Object({
  /**
   * `opening`: it opens at `opensAt`, and places are drawn then. `waiting`: others are ahead. `admitted`: it is the
   * shopper's turn. `sold_out`: nothing is left to wait for. `closed`: nobody has to wait any more.
   */
  stage: Type.Enum([...queueStages]),
  /** Counted from 1; null until the place is numbered, a second after the shopper joined or after the opening. */
  place: Nullable(Type.Integer()),
  /** How many shoppers are admitted before this one. */
  ahead: Nullable(Type.Integer()),
  /** An estimate in seconds, from the rate at which the queue admits. */
  waitSeconds: Nullable(Type.Integer()),
  opensAt: Nullable(Instant),
  /** The seconds after which to ask again; longer for those who wait longer, and different for each. */
  askAgainIn: Type.Integer(),
})
export type QueueState = Static<typeof QueueState>

/** The id of a queued product; left out for the queue before the whole shop. */
const WhichQueue = Strict({
  language_code: Type.Optional(LanguageCode),
  product: Type.Optional(Id),
})

/** Calls of a shopper who waits before a drop. */
export const queueApi = {
  joinQueue: post('queue/join', {
    access: 'shopper',
    summary:
      'Takes a place in a queue; a shopper who has one keeps it, unless the admission that it led to has ended.',
    // A mobile carrier puts thousands of shoppers behind one address.
    perMinute: 3000,
    countsInProcess: true,
    body: WhichQueue,
    result: Type.Object({
      ...QueueState.properties,
      /** Asks for the state; whoever has it can see the place, and not use it. */
      token: Type.String(),
      product: Nullable(Type.Object({ address: Id, name: Type.String() })),
    }),
    errors: ['product_not_found'],
  }),
  queueState: post('queue/get-state', {
    access: 'anyone',
    summary: 'Where the shopper of a token stands; the answer comes from memory.',
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      token: Type.String({ maxLength: 300 }),
    }),
    result: QueueState,
    errors: ['not_found'],
  }),
  enterShop: post('queue/enter', {
    access: 'shopper',
    summary: 'Begins the minutes in which an admitted shopper may add to the cart.',
    body: WhichQueue,
    result: Type.Object({ until: Instant }),
    errors: ['queue_required'],
  }),
}
