import Type, { type Static } from 'typebox'
import { offerKinds } from '../choices.ts'
import { get, post } from '../endpoint.ts'
import { maxDiscountCode, maxEmail } from '../limits.ts'
import { Amount, Day, Id, Instant, Nullable, Strict, Uuid } from '../shapes.ts'

const mostOfMoney = 1_000_000_000
const Money = Type.Integer({ minimum: 1, maximum: mostOfMoney })
const Times = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const Pieces = Type.Integer({ minimum: 1, maximum: 20 })
const Title = Type.String({ minLength: 1, maxLength: 60 })
const Group = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' })
const Ids = Type.Array(Id, { maxItems: 100 })

/** Amounts in minor units. What is left out does not limit it. */
const NewOffer = Strict({
  title: Strict({ en: Title, ar: Title }),
  /** Left out where it applies by itself. Latin capitals and digits, as every code is read. */
  code: Type.Optional(Type.String({ maxLength: maxDiscountCode, pattern: '^[A-Z0-9-]{3,}$' })),
  kind: Type.Enum([...offerKinds]),
  /** Each for its own kind only, `buy` and `get` together. */
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  amount: Type.Optional(Money),
  buy: Type.Optional(Pieces),
  get: Type.Optional(Pieces),
  /** A piece named in any of the three. */
  products: Type.Optional(Ids),
  types: Type.Optional(Ids),
  categories: Type.Optional(Ids),
  customerGroup: Type.Optional(Group),
  firstOrderOnly: Type.Optional(Type.Boolean()),
  /** Its first and its last day by the calendar of the shop. */
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /** Of all pieces in the bag, before any discount. */
  minimum: Type.Optional(Money),
  usageLimit: Type.Optional(Times),
  limitEach: Type.Optional(Times),
  budget: Type.Optional(Money),
  /** Comes on top of what wins instead of standing against it. */
  combines: Type.Optional(Type.Boolean()),
})
export type NewOffer = Static<typeof NewOffer>

const Offer = Type.Object({
  offerId: Uuid,
  title: Type.Object({ en: Type.String(), ar: Type.String() }),
  code: Nullable(Type.String()),
  kind: Type.Enum([...offerKinds]),
  percent: Nullable(Type.Integer()),
  amount: Nullable(Amount),
  buy: Nullable(Type.Integer()),
  get: Nullable(Type.Integer()),
  /** Of what and for whom it is; empty lists are everything. */
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
  /** Orders that have it, also those that are not paid yet, and what it took off them. */
  uses: Type.Integer(),
  given: Amount,
})
export type OfferOfHouse = Static<typeof Offer>

export const offersApi = {
  listOffers: get('staff/list-offers', {
    access: 'staff',
    permission: 'offers.manage',
    summary: 'All offers with what they gave, the newest first.',
    result: Type.Array(Offer),
  }),
  addOffer: post('staff/add-offer', {
    access: 'staff',
    permission: 'offers.manage',
    summary: 'Makes an offer; what it is does not change once it is made.',
    body: NewOffer,
    result: Type.Object({ offerId: Uuid }),
    errors: ['invalid_input'],
  }),
  endOffer: post('staff/end-offer', {
    access: 'staff',
    permission: 'offers.manage',
    summary: 'An offer is over from now on; orders that have it keep it.',
    body: Strict({ offerId: Uuid }),
    result: Type.Object({}),
    errors: ['not_found'],
  }),
  setCustomerGroup: post('staff/set-customer-group', {
    access: 'staff',
    permission: 'offers.manage',
    summary: 'Puts a customer into a group that offers are made for, or into none.',
    body: Strict({
      contact: Type.String({ minLength: 3, maxLength: maxEmail }),
      group: Nullable(Group),
    }),
    result: Type.Object({}),
    errors: ['member_unknown'],
  }),
}
