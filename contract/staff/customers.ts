import Type, { type Static } from 'typebox'
import { SavedAddress } from '../account.ts'
import { genders, reviewStates } from '../choices.ts'
import { CreditBalance, CreditEntry } from '../credit/credit.ts'
import { SavedMeasurements } from '../custom-sizes.ts'
import { get, post } from '../endpoint.ts'
import { notificationChannels, notificationTopics } from '../notification-topics.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import {
  Amount,
  Day,
  Id,
  InLanguage,
  Instant,
  LanguageCode,
  Nullable,
  personal,
  Strict,
  Uuid,
} from '../shapes.ts'
import { orderStatuses } from '../statuses.ts'

/** What a customer has ordered. An order that was cancelled or never paid does not count. */
const Ordered = {
  orders: Type.Integer(),
  /** By currency, in its minor units, less what was refunded. */
  spent: Type.Array(Type.Object({ currency: Type.String(), amount: Amount })),
  lastOrder: Nullable(Type.Object({ number: Type.String(), at: Instant })),
}

/** A customer in the list of staff; somebody who ordered without an account is in no row. */
const CustomerRow = Type.Object({
  customerId: Uuid,
  name: Type.String(personal('name')),
  email: Nullable(Type.String(personal('email'))),
  /** In international form, such as +971501234567. */
  phone: Nullable(Type.String(personal('phone'))),
  customerSince: Instant,
  ...Ordered,
})
export type CustomerRow = Static<typeof CustomerRow>

/** Everything that staff see of a customer. */
const StaffCustomer = Type.Object({
  ...CustomerRow.properties,
  gender: Nullable(Type.Enum([...genders], personal('person'))),
  birthDate: Nullable(Type.String({ ...Day, ...personal('person') })),
  language: LanguageCode,
  /** The group that some discounts are for. */
  group: Nullable(Type.String()),
  /** The newest ones, in every status. */
  latestOrders: Type.Array(
    Type.Object({
      number: Type.String(),
      status: Type.Enum(orderStatuses),
      orderedAt: Instant,
      total: Amount,
      currency: Type.String(),
    }),
  ),
  addresses: Type.Array(SavedAddress),
  /** Each with all its measurements, the newest first. */
  profiles: Type.Array(
    Type.Object({
      profileId: Uuid,
      name: Type.String(personal('name')),
      measured: Type.Array(SavedMeasurements),
    }),
  ),
  credit: Type.Object({
    balances: Type.Array(CreditBalance),
    entries: Type.Array(CreditEntry),
  }),
  consents: Type.Object({
    /** Since when the email gets the newsletter; null without it. */
    newsletterSince: Nullable(Instant),
    notifications: Type.Array(
      Type.Object({
        topic: Type.Enum([...notificationTopics]),
        channel: Type.Enum([...notificationChannels]),
        wanted: Type.Boolean(),
      }),
    ),
  }),
  reviews: Type.Array(
    Type.Object({
      reviewId: Uuid,
      productId: Id,
      productName: Type.String(),
      state: Type.Enum([...reviewStates]),
      rating: Type.Integer(),
      text: Type.String(),
      writtenOn: Day,
    }),
  ),
})
export type StaffCustomer = Static<typeof StaffCustomer>

const OneCustomer = Strict({ customerId: Uuid })

/**
 * Calls of staff on customers. Whoever reads the list or the page of a customer leaves a row in the audit, once an
 * hour.
 */
export const staffCustomersApi = {
  listCustomers: get('staff/list-customers', {
    access: 'staff',
    permission: 'customers.read',
    summary:
      'The customers with an account, the newest first, found by name, email or phone. The audit records who read the list, once an hour.',
    query: pageQuery({}),
    result: pageOf(CustomerRow),
  }),
  customerOfShop: get('staff/get-customer/{customerId}', {
    access: 'staff',
    permission: 'customers.read',
    summary:
      'A customer with orders, addresses, measurements, store credit, consents and reviews: the 20 newest orders, and at most 200 newest credit entries and reviews. The audit records who read it.',
    params: Type.Object({ customerId: Uuid }),
    query: InLanguage,
    result: StaffCustomer,
    errors: ['customer_not_found'],
  }),
  exportCustomer: post('staff/export-customer', {
    access: 'staff',
    permission: 'customers.erase',
    proof: true,
    summary:
      'Everything that the shop stores about a customer, as JSON, for the customer who asks for it.',
    body: OneCustomer,
    result: Type.Record(Type.String(), Type.Unknown()),
    errors: ['customer_not_found'],
  }),
  eraseCustomer: post('staff/erase-customer', {
    access: 'staff',
    permission: 'customers.erase',
    proof: true,
    summary:
      'Deletes the account of a customer who asks for it. Orders are stored for as long as tax law requires; other data of an order is deleted once the order has ended.',
    body: OneCustomer,
    result: Type.Object({}),
    errors: ['customer_not_found'],
  }),
}
