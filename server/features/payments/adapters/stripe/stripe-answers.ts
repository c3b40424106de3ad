import Type, { type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { ProviderError } from '../ask-provider.ts'

const Id = Type.String({ minLength: 1 })

/** The parts of the SDK's types that are read: a type does not guarantee what actually arrives. */
export const StripeSession = Type.Object({
  id: Id,
  status: Type.Enum(['open', 'complete', 'expired']),
  payment_status: Type.String(),
  amount_total: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
  client_reference_id: Type.String(),
  payment_intent: Type.Union([
    Type.Null(),
    Id,
    Type.Object({ id: Id, status: Type.String(), amount_received: Type.Integer({ minimum: 0 }) }),
  ]),
})

export const StripeRefunds = Type.Object({
  data: Type.Array(Type.Object({ id: Id, amount: Type.Integer(), status: Type.String() })),
  has_more: Type.Literal(false),
})

/** Throws a ProviderError when the answer does not match the schema. */
export function expectLike(schema: TSchema, answer: unknown): void {
  if (Value.Check(schema, answer)) return
  const [error] = Value.Errors(schema, answer)
  throw new ProviderError(`stripe answered something else at ${error?.instancePath}`, null)
}
