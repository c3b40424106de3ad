import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { Amount, Day, Instant, Nullable, Strict } from '../shapes.ts'
import { attemptStates } from '../statuses.ts'
import { discrepancyKinds, moneyListSorts } from './money-kinds.ts'

/** A payment on which the shop and a provider differ, until staff have settled it. */
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
  /** Null while it is open. */
  closedAt: Nullable(Instant),
  /** How it was settled; empty while it is open. */
  note: Type.String(),
})
export type Discrepancy = Static<typeof Discrepancy>

/** The filters of the list of discrepancies. */
export const discrepancyFilters = {
  open: Type.Optional(Type.Boolean()),
  kind: Type.Optional(Type.Enum([...discrepancyKinds])),
  provider: Type.Optional(Type.String({ pattern: '^[a-z-]{1,30}$' })),
  /** The first and the last day on which it was found, in the shop's time zone. */
  dayFrom: Type.Optional(Day),
  dayUntil: Type.Optional(Day),
}
/** `oldest` if it is left out; `largest` is by the difference. */
export const discrepancySort = { sort: Type.Optional(Type.Enum([...moneyListSorts])) }

const maxNote = 500

/** Calls of staff on payments on which the shop and a provider differ. */
export const staffPaymentsApi = {
  listDiscrepancies: get('staff/list-discrepancies', {
    access: 'staff',
    permission: 'payments.check',
    summary:
      'Payments on which the shop and a provider differ; `q` is a part of the reference of the provider or of the number of the order.',
    query: pageQuery({ ...discrepancyFilters, ...discrepancySort }),
    result: pageOf(Discrepancy),
    errors: ['invalid_input'],
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
