import Type, { type Static } from 'typebox'

const Id = Type.String({ minLength: 1 })
/** A number in most answers, a decimal in text in some. */
const Amount = Type.Union([Type.Number(), Type.String()])

/** The answer of `POST /v2/charges` and `GET /v2/charges/{id}`. */
export const TapCharge = Type.Object({
  id: Id,
  status: Type.String(),
  amount: Amount,
  currency: Type.String(),
  reference: Type.Object({ transaction: Type.String() }),
  transaction: Type.Object({ url: Type.Optional(Type.String()) }),
})
export type TapCharge = Static<typeof TapCharge>

/** The answer of `POST /v2/charges/list`, newest first. */
export const TapCharges = Type.Object({
  has_more: Type.Optional(Type.Boolean()),
  charges: Type.Array(TapCharge),
})

/** The answer of `POST /v2/refunds`, and an item of the list of refunds. */
export const TapRefund = Type.Object({
  id: Id,
  status: Type.String(),
  amount: Amount,
  currency: Type.String(),
  charge_id: Id,
  reference: Type.Optional(
    Type.Object({ merchant: Type.Optional(Type.Union([Type.String(), Type.Null()])) }),
  ),
})
export type TapRefund = Static<typeof TapRefund>

/** The answer of `POST /v2/refunds/list`, newest first. */
export const TapRefunds = Type.Object({
  has_more: Type.Optional(Type.Boolean()),
  refunds: Type.Array(TapRefund),
})

/** The signed part of a webhook; a charge and a refund are distinguished by their ids. */
export const TapEvent = Type.Object({
  id: Id,
  status: Type.String(),
  amount: Amount,
  currency: Type.String(),
  created: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  charge_id: Type.Optional(Type.String()),
  transaction: Type.Optional(
    Type.Object({ created: Type.Optional(Type.Union([Type.String(), Type.Number()])) }),
  ),
  reference: Type.Optional(
    Type.Object({
      gateway: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      payment: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  ),
})
export type TapEvent = Static<typeof TapEvent>
