import Type, { type Static } from 'typebox'

const Money = Type.Object({ amount: Type.Number(), currency: Type.String() })
const Id = Type.String({ minLength: 1 })

/** The answer of `POST /checkout`. */
export const TamaraSession = Type.Object({ order_id: Id, checkout_url: Type.String() })

/** The answer of `POST /pre-checkout/v1/eligibility`. */
export const TamaraVerdict = Type.Object({ is_eligible: Type.Boolean() })

/**
 * The answer of `POST /orders/{id}/authorise`, `…/cancel`, `/payments/capture` and refunds; the order is read again
 * afterwards.
 */
export const TamaraDone = Type.Object({})

/** The answer of `GET /merchants/orders/{id}`. */
export const TamaraOrder = Type.Object({
  order_id: Id,
  order_reference_id: Type.String(),
  status: Type.Enum([
    'new',
    'on_hold',
    'approved',
    'declined',
    'expired',
    'authorised',
    'canceled',
    'updated',
    'partially_captured',
    'fully_captured',
    'partially_refunded',
    'fully_refunded',
  ]),
  total_amount: Money,
  captured_amount: Money,
  refunded_amount: Money,
  canceled_amount: Money,
  transactions: Type.Object({
    captures: Type.Array(Type.Object({ capture_id: Id, total_amount: Money })),
    refunds: Type.Array(
      Type.Object({
        refund_id: Id,
        total_amount: Money,
        merchant_refund_id: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    ),
    cancels: Type.Array(Type.Object({ cancel_id: Id, total_amount: Money })),
  }),
})
export type TamaraOrder = Static<typeof TamaraOrder>

/** The content of Tamara's webhooks; older ones name the event `order_status`. */
export const TamaraEvent = Type.Object({
  order_id: Id,
  event_type: Type.Optional(Type.String()),
  order_status: Type.Optional(Type.String()),
})
