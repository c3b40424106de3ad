import Type, { type Static } from 'typebox'
import { offerKinds } from '../choices.ts'
import { get, post } from '../endpoint.ts'
import { maxDiscountCode, maxEmail } from '../limits.ts'
import { Amount, Day, Id, Instant, Nullable, Strict, Uuid } from '../shapes.ts'

const maxMoney = 1_000_000_000
const Money = Type.Integer({ minimum: 1, maximum: maxMoney })
const Times = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const Units = Type.Integer({ minimum: 1, maximum: 20 })
const Title = Type.String({ minLength: 1, maxLength: 60 })
const Group = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' })
const Ids = Type.Array(Id, { maxItems: 100 })

/**
 * A new offer. Amounts in minor units of the shop's currency; a condition that is left out does not
 * limit the offer.
 */
const NewOffer = Strict({
  title: Strict({ en: Title, ar: Title }),
  /**
   * The discount code: Latin capitals and digits. Left out for an offer that applies without a
   * code.
   */
  code: Type.Optional(Type.String({ maxLength: maxDiscountCode, pattern: '^[A-Z0-9-]{3,}$' })),
  kind: Type.Enum([...offerKinds]),
  /** Each is for its own kind only; `buy` and `get` go together. */
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  amount: Type.Optional(Money),
  buy: Type.Optional(Units),
  get: Type.Optional(Units),
  /** An offer for the products that are in any of the three lists. */
  products: Type.Optional(Ids),
  types: Type.Optional(Ids),
  categories: Type.Optional(Ids),
  customerGroup: Type.Optional(Group),
  firstOrderOnly: Type.Optional(Type.Boolean()),
  /** The first and the last day of the offer in the shop's time zone. */
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /** The minimum total of all products in the cart, before any discount. */
  minimum: Type.Optional(Money),
  usageLimit: Type.Optional(Times),
  limitEach: Type.Optional(Times),
  budget: Type.Optional(Money),
  /** Applies in addition to the best offer instead of competing with it. */
  combines: Type.Optional(Type.Boolean()),
})
export type NewOffer = Static<typeof NewOffer>

/** An offer with its use so far. Amounts in minor units of the shop's currency. */
const Offer = Type.Object({
  offerId: Uuid,
  title: Type.Object({ en: Type.String(), ar: Type.String() }),
  code: Nullable(Type.String()),
  kind: Type.Enum([...offerKinds]),
  percent: Nullable(Type.Integer()),
  amount: Nullable(Amount),
  buy: Nullable(Type.Integer()),
  get: Nullable(Type.Integer()),
  /** The products and customers that the offer is for; an empty list does not limit the offer. */
  products: Ids,
  types: Ids,
  categories: Ids,
  minimum: Amount,
  limitEach: Nullable(Type.Integer()),
  customerGroup: Nullable(Type.String()),
  firstOrderOnly: Type.Boolean(),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  usageLimit: Nullable(Type.Integer()),
  budget: Nullable(Amount),
  combines: Type.Boolean(),
  active: Type.Boolean(),
  /** The number of orders with the offer, including unpaid ones, and the sum of the discounts. */
  uses: Type.Integer(),
  given: Amount,
})
export type StaffOffer = Static<typeof Offer>

/** Calls of staff on discounts and promotions. */
export const offersApi = {
  listOffers: get('staff/list-offers', {
    access: 'staff',
    permission: 'offers.manage',
    summary: 'All offers with their discounts so far, the newest first.',
    result: Type.Array(Offer),
  }),
  addOffer: post('staff/add-offer', {
    access: 'staff',
    permission: 'offers.manage',
    summary: 'Creates an offer; its terms do not change afterwards.',
    body: NewOffer,
    result: Type.Object({ offerId: Uuid }),
    errors: ['invalid_input'],
  }),
  endOffer: post('staff/end-offer', {
    access: 'staff',
    permission: 'offers.manage',
    summary: 'Ends an offer now; orders that have it are not changed.',
    body: Strict({ offerId: Uuid }),
    result: Type.Object({}),
    errors: ['not_found'],
  }),
  setCustomerGroup: post('staff/set-customer-group', {
    access: 'staff',
    permission: 'offers.manage',
    summary: 'Assigns a customer to a group that offers can name, or to none.',
    body: Strict({
      contact: Type.String({ minLength: 3, maxLength: maxEmail }),
      group: Nullable(Group),
    }),
    result: Type.Object({}),
    errors: ['member_unknown'],
  }),
}
