import Type, { type Static } from 'typebox'

const reasons = ['order_amount_too_high', 'order_amount_too_low', 'not_available'] as const

/** The answer of `POST /api/v2/checkout`: a session, and the payment that it is about. */
export const TabbySession = Type.Object({
  status: Type.String(),
  payment: Type.Object({ id: Type.String({ minLength: 1 }) }),
  configuration: Type.Object({
    available_products: Type.Optional(
      Type.Object({
        installments: Type.Optional(Type.Array(Type.Object({ web_url: Type.String() }))),
      }),
    ),
    products: Type.Optional(
      Type.Object({
        installments: Type.Optional(
          Type.Object({
            rejection_reason: Type.Optional(Type.Union([Type.String(), Type.Null()])),
          }),
        ),
      }),
    ),
  }),
})
export type TabbySession = Static<typeof TabbySession>

const Move = Type.Object({
  id: Type.String({ minLength: 1 }),
  amount: Type.String(),
  reference_id: Type.Optional(Type.String()),
})

/** The answer of every call about a payment. */
export const TabbyPayment = Type.Object({
  id: Type.String(),
  status: Type.Enum(['CREATED', 'AUTHORIZED', 'CLOSED', 'REJECTED', 'EXPIRED']),
  amount: Type.String(),
  currency: Type.String(),
  order: Type.Object({ reference_id: Type.String() }),
  captures: Type.Array(Move),
  refunds: Type.Array(Move),
})
/** The answer of `GET /api/v2/payments`. */
export const TabbyPayments = Type.Object({ payments: Type.Array(TabbyPayment) })

export type TabbyPayment = Static<typeof TabbyPayment>

/** The content of Tabby's webhooks; the schema covers only the id and what distinguishes two events. */
export const TabbyEvent = Type.Object({
  id: Type.String({ minLength: 1 }),
  status: Type.String(),
  captures: Type.Optional(Type.Array(Type.Unknown())),
  refunds: Type.Optional(Type.Array(Type.Unknown())),
})

export type TabbyReason = (typeof reasons)[number]

export function reasonOf({ configuration }: TabbySession): TabbyReason {
  const said = configuration.products?.installments?.rejection_reason
  return reasons.find((reason) => reason === said) ?? 'not_available'
}
