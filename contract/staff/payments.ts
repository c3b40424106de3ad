import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { Amount, Instant, Nullable, Strict } from '../shapes.ts'
import { attemptStates } from '../statuses.ts'

/**
 * How the ledger of the shop and a provider differ. `missing_here`: the provider holds money that
 * the shop does not know of. `missing_there`: the provider does not know a payment of the shop.
 * `not_as_asked`: amount, currency or reference differ from the request, so that nothing was booked
 * and the order waits.
 */
export const discrepancyKinds = [
  'differs',
  'missing_here',
  'missing_there',
  'not_as_asked',
] as const
export type DiscrepancyKind = (typeof discrepancyKinds)[number]

/** A discrepancy that staff have to settle. */
const Discrepancy = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  kind: Type.Enum([...discrepancyKinds]),
  provider: Type.String(),
  /** The provider's reference of the payment. */
  providerRef: Type.String(),
  orderNumber: Nullable(Type.String()),
  currency: Type.String(),
  /** The captured amount less refunds on either side, in minor units. */
  ours: Amount,
  theirs: Amount,
  foundAt: Instant,
})
export type Discrepancy = Static<typeof Discrepancy>

const maxNote = 500

/** Calls of staff on payments on which the shop and a provider differ. */
export const staffPaymentsApi = {
  listDiscrepancies: get('staff/list-discrepancies', {
    access: 'staff',
    permission: 'payments.check',
    summary: 'Payments on which the shop and a provider differ, the oldest first.',
    result: Type.Array(Discrepancy),
  }),
  closeDiscrepancy: post('staff/close-discrepancy', {
    access: 'staff',
    permission: 'payments.check',
    summary: 'Closes a discrepancy, with a note on how it was settled.',
    body: Strict({
      discrepancyId: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
      note: Type.String({ minLength: 1, maxLength: maxNote }),
    }),
    result: Type.Object({}),
    errors: ['discrepancy_not_found'],
  }),
  refundDiscrepancy: post('staff/refund-discrepancy', {
    access: 'staff',
    permission: 'payments.check',
    summary:
      'Refunds a whole payment that differs from the request; its order awaits another payment. It counts towards the limit of the day.',
    body: Strict({
      discrepancyId: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
      note: Type.String({ minLength: 1, maxLength: maxNote }),
    }),
    result: Type.Object({ state: Type.Enum([...attemptStates]) }),
    errors: ['discrepancy_not_found', 'payment_provider_down', 'refund_needs_owner'],
  }),
}
