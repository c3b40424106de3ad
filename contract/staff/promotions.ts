import Type, { type Static } from 'typebox'
import { promotionKinds } from '../choices.ts'
import { get, post } from '../endpoint.ts'
import { maxDiscountCode, maxEmail } from '../limits.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { Amount, Day, Id, Instant, Nullable, Strict, Uuid } from '../shapes.ts'
import { promotionListSorts, promotionStates } from './promotion-states.ts'

const maxMoney = 1_000_000_000
const Money = Type.Integer({ minimum: 1, maximum: maxMoney })
const Times = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const Units = Type.Integer({ minimum: 1, maximum: 20 })
const Title = Type.String({ minLength: 1, maxLength: 60 })
const Group = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' })
const Ids = Type.Array(Id, { maxItems: 100 })

/**
 * A new promotion. Amounts in minor units of the shop's currency; a condition that is left out does not
 * limit the promotion.
 */
const NewPromotion = Strict({
  title: Strict({ en: Title, ar: Title }),
  /**
   * The discount code: Latin capitals and digits. Left out for a promotion that applies without a
   * code.
   */
  code: Type.Optional(Type.String({ maxLength: maxDiscountCode, pattern: '^[A-Z0-9-]{3,}$' })),
  kind: Type.Enum([...promotionKinds]),
  /** Each is for its own kind only; `buy` and `get` go together. */
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  amount: Type.Optional(Money),
  buy: Type.Optional(Units),
  get: Type.Optional(Units),
  /** A promotion for the products that are in any of the three lists. */
  products: Type.Optional(Ids),
  types: Type.Optional(Ids),
  categories: Type.Optional(Ids),
  customerGroup: Type.Optional(Group),
  firstOrderOnly: Type.Optional(Type.Boolean()),
  /** The first and the last day of the promotion in the shop's time zone. */
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /** The minimum total of all products in the cart, before any discount. */
  minimum: Type.Optional(Money),
  usageLimit: Type.Optional(Times),
  limitEach: Type.Optional(Times),
  budget: Type.Optional(Money),
  /** Applies in addition to the best promotion instead of competing with it. */
  combines: Type.Optional(Type.Boolean()),
})
export type NewPromotion = Static<typeof NewPromotion>

/** A promotion with its use so far. Amounts in minor units of the shop's currency. */
const Promotion = Type.Object({
  promotionId: Uuid,
  title: Type.Object({ en: Type.String(), ar: Type.String() }),
  code: Nullable(Type.String()),
  kind: Type.Enum([...promotionKinds]),
  percent: Nullable(Type.Integer()),
  amount: Nullable(Amount),
  buy: Nullable(Type.Integer()),
  get: Nullable(Type.Integer()),
  /** The products and customers that the promotion is for; an empty list does not limit the promotion. */
  products: Ids,
  types: Ids,
  categories: Ids,
  /** The names of `products`, in the same order; the id stands for a product that no longer exists. */
  productNames: Type.Array(Type.Object({ en: Type.String(), ar: Type.String() })),
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
  state: Type.Enum([...promotionStates]),
  /** The welcome discount, which only its setting changes. */
  isWelcome: Type.Boolean(),
  /** The number of orders with the promotion, including unpaid ones, and the sum of the discounts. */
  uses: Type.Integer(),
  given: Amount,
})
export type StaffPromotion = Static<typeof Promotion>

/** The filters of the list of promotions. */
export const promotionFilters = {
  state: Type.Optional(Type.Enum([...promotionStates])),
  /** Whether the promotion has a code. */
  coded: Type.Optional(Type.Boolean()),
}
/** `newest` if it is left out. */
export const promotionSort = { sort: Type.Optional(Type.Enum([...promotionListSorts])) }

/** How many promotions are in each state. */
const PromotionCounts = Type.Object({
  running: Type.Integer(),
  planned: Type.Integer(),
  ended: Type.Integer(),
  off: Type.Integer(),
})
export type PromotionCounts = Static<typeof PromotionCounts>

/** Calls of staff on discounts and promotions. */
export const promotionsApi = {
  listPromotions: get('staff/list-promotions', {
    access: 'staff',
    permission: 'promotions.read',
    summary:
      'Promotions with their discounts so far, the newest first; `q` is a part of the code or of a title.',
    query: pageQuery({ ...promotionFilters, ...promotionSort }),
    result: pageOf(Promotion),
  }),
  countPromotions: get('staff/count-promotions', {
    access: 'staff',
    permission: 'promotions.read',
    summary: 'How many promotions are in each state now.',
    result: PromotionCounts,
  }),
  promotionOfShop: get('staff/get-promotion/{promotionId}', {
    access: 'staff',
    permission: 'promotions.read',
    summary: 'A promotion with its discounts so far.',
    params: Type.Object({ promotionId: Uuid }),
    result: Promotion,
    errors: ['not_found'],
  }),
  addPromotion: post('staff/add-promotion', {
    access: 'staff',
    permission: 'promotions.manage',
    summary: 'Creates a promotion; its terms do not change afterwards.',
    body: NewPromotion,
    result: Type.Object({ promotionId: Uuid }),
    errors: ['invalid_input'],
  }),
  changePromotion: post('staff/change-promotion', {
    access: 'staff',
    permission: 'promotions.manage',
    summary:
      'Changes the titles and the days of a promotion, and neither its terms nor its limits. One that names a deleted group gets no other days.',
    body: Strict({
      promotionId: Uuid,
      title: Strict({ en: Title, ar: Title }),
      /** The first and the last day in the shop's time zone, null for no such day; left out, both stay. */
      days: Type.Optional(Strict({ from: Nullable(Day), until: Nullable(Day) })),
    }),
    result: Type.Object({}),
    errors: ['not_found', 'invalid_input'],
  }),
  switchPromotion: post('staff/switch-promotion', {
    access: 'staff',
    permission: 'promotions.manage',
    summary:
      'Switches a promotion off, or on again unless it names a deleted group; orders that have it are not changed.',
    body: Strict({ promotionId: Uuid, active: Type.Boolean() }),
    result: Type.Object({}),
    errors: ['not_found', 'invalid_input'],
  }),
  endPromotion: post('staff/end-promotion', {
    access: 'staff',
    permission: 'promotions.manage',
    summary: 'Ends a promotion now; orders that have it are not changed.',
    body: Strict({ promotionId: Uuid }),
    result: Type.Object({}),
    errors: ['not_found'],
  }),
  setCustomerGroup: post('staff/set-customer-group', {
    access: 'staff',
    permission: 'promotions.manage',
    summary: 'Assigns a customer to a group that promotions can name, or to none.',
    body: Strict({
      contact: Type.String({ minLength: 3, maxLength: maxEmail }),
      group: Nullable(Group),
    }),
    result: Type.Object({}),
    errors: ['staff_not_found'],
  }),
}
