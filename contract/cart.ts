import Type, { type Static } from 'typebox'
import { codeReasons, lineNotes } from './choices.ts'
import { get, post } from './endpoint.ts'
import { maxDiscountCode, maxQuantity, maxRemarks } from './limits.ts'
import {
  Amount,
  Arrival,
  Id,
  InLanguage,
  Instant,
  LanguageCode,
  Nullable,
  Picture,
  Strict,
  Uuid,
} from './shapes.ts'

/** The fields that both calls that add to a cart take; the names are those of the specification. */
const addedItem = {
  product_id: Id,
  product_item_id: Id,
  color_code: Type.String({ maxLength: 20 }),
  language_code: LanguageCode,
  isSingleCart: Type.Boolean(),
  /** Sent only when it is not empty; each call needs a size or a custom size. */
  size: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 10 })])),
  customSizeId: Type.Optional(Type.String({ maxLength: 40 })),
  remarks: Type.Optional(Type.String({ maxLength: maxRemarks })),
}

const addRefusals = [
  'product_not_found',
  'size_missing',
  'size_unknown',
  'out_of_stock',
  'not_enough_stock',
  'custom_size_not_found',
  'custom_size_refused',
  'cart_full',
  'queue_required',
] as const

/** A cart line with its price now. Amounts in minor units of the cart's currency. */
export const CartLine = Type.Object({
  id: Uuid,
  product_id: Id,
  /** Stands in the address of the page of the product. */
  product_address: Id,
  product_item_id: Id,
  name: Type.String(),
  subtitle: Type.String(),
  colorName: Type.String(),
  color_code: Type.String(),
  picture: Picture,
  size: Nullable(Type.Integer()),
  customSizeId: Nullable(Uuid),
  /** The name of the measurement profile, if the measurements belong to one. */
  profileName: Nullable(Type.String()),
  /** Quarter inches by the key of the measurement. */
  measurements: Nullable(Type.Record(Type.String(), Type.Integer())),
  remarks: Type.String(),
  quantity: Type.Integer(),
  /** The maximum quantity that can be ordered now. */
  quantityLimit: Type.Integer(),
  unitPrice: Amount,
  compareAt: Nullable(Amount),
  /**
   * The unit price that the shopper last saw, 0 if never in this currency; a note says when the
   * price has changed since.
   */
  seenPrice: Amount,
  total: Amount,
  buyable: Type.Boolean(),
  notes: Type.Array(Type.Enum([...lineNotes])),
  /**
   * The arrival of the whole order, because its lines are sent together. Null if the line cannot be
   * bought or delivered.
   */
  arrival: Nullable(Arrival),
})
export type CartLine = Static<typeof CartLine>

/** A promotion and the amount of its discount. */
const GivenPromotion = Type.Object({
  title: Type.String(),
  amount: Amount,
})

/**
 * Every total that a shopper sees comes from here. Minor units of `currency`; all amounts include
 * VAT.
 */
export const Totals = Type.Object({
  currency: Type.String(),
  subtotal: Amount,
  /** The discount on the products; free delivery is not part of it. */
  discount: Amount,
  /** The discount code of the cart, whether it applies or not. */
  discountCode: Nullable(Type.String()),
  /** The percentage, if the whole discount is one percentage of the products. */
  discountPercent: Nullable(Type.Number()),
  /** The promotions that applied, with their amounts: those of the products add up to `discount`. */
  promotions: Type.Array(
    Type.Object({ ...GivenPromotion.properties, of: Type.Enum(['products', 'delivery']) }),
  ),
  /** Null until a destination is known. */
  shipping: Nullable(Amount),
  total: Amount,
  vat: Amount,
  vatPercent: Type.Number(),
  freeShipping: Nullable(Type.Object({ from: Amount, missing: Amount })),
  /** Four payments that add up to the total, as pay-in-4 divides it (Tabby, Tamara). */
  instalments: Type.Array(Amount),
})
export type Totals = Static<typeof Totals>

/** The cart, priced at the moment of the call. */
export const Cart = Type.Object({
  count: Type.Integer(),
  lines: Type.Array(CartLine),
  totals: Totals,
  /**
   * The best promotion that did not apply, with the discount that it would have given instead of the
   * others.
   */
  otherPromotion: Nullable(GivenPromotion),
  /** Why the discount code of the cart does not apply. */
  codeRefusal: Nullable(
    Type.Object({
      reason: Type.Enum([...codeReasons]),
      /** The amount that the cart still lacks, if the reason is `minimum`. */
      missing: Nullable(Amount),
      /** The number of eligible units that the cart still lacks, if the reason is `more_units`. */
      units: Nullable(Type.Integer()),
      /** The start of the promotion, if the reason is `not_begun`. */
      from: Nullable(Instant),
    }),
  ),
  /**
   * Two letters (ISO 3166); the delivery charge is estimated for this country until an address is
   * known.
   */
  country: Type.String(),
  /**
   * Whether the order is collected at the shop: arrival days are then the days on which it is
   * ready.
   */
  pickup: Type.Boolean(),
  /** The currencies in which the cart can be priced, the shop's own first. */
  currencies: Type.Array(Type.String()),
})
export type Cart = Static<typeof Cart>

const LineId = Strict({ language_code: Type.Optional(LanguageCode), line_id: Uuid })

/** Calls on the cart. Amounts in minor units; an item is refused with one of `addRefusals`. */
export const cartApi = {
  addToCart: post('cart/add-to-cart', {
    access: 'customer',
    summary: 'Adds an item to the cart of the logged-in customer.',
    perMinute: 60,
    body: Strict({ ...addedItem, user_id: Type.String({ maxLength: 80 }) }),
    result: Type.Object({ count: Type.Integer() }),
    errors: addRefusals,
  }),
  addToGuestCart: post('guest-cart/add-to-cart', {
    access: 'guest',
    summary:
      "Adds an item to the guest's cart. The cookie identifies the guest; ip_address never does.",
    perMinute: 60,
    body: Strict({
      ...addedItem,
      ip_address: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
    }),
    result: Type.Object({ count: Type.Integer() }),
    errors: addRefusals,
  }),
  replaceGuestCart: get('cart/guest-cart-replace/{guestId}/{userId}', {
    access: 'customer',
    summary: "Merges the guest's cart into the customer's; idempotent.",
    params: Type.Object({
      guestId: Type.String({ maxLength: 80 }),
      userId: Type.String({ maxLength: 80 }),
    }),
    result: Type.Object({ count: Type.Integer() }),
  }),
  /** The form for our own client: the address holds no ids, and the cookie identifies the guest. */
  mergeGuestCart: post('cart/guest-cart-replace', {
    access: 'customer',
    summary: "Merges the cart of the guest in the cookie into the customer's; idempotent.",
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      user_id: Type.String({ maxLength: 80 }),
    }),
    result: Type.Object({ count: Type.Integer() }),
  }),
  getCart: get('guest-cart/get-cart', {
    access: 'shopper',
    summary: 'The cart, priced now, with notes on what changed since the shopper last saw it.',
    query: InLanguage,
    result: Type.Object({
      ...Cart.properties,
      /** Announced discount codes that the shopper can no longer use. */
      unusableCodes: Type.Array(Type.String()),
    }),
  }),
  changeQuantity: post('guest-cart/change-quantity', {
    access: 'shopper',
    summary: 'Sets the quantity of a line.',
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      line_id: Uuid,
      quantity: Type.Integer({ minimum: 1, maximum: maxQuantity }),
    }),
    result: Cart,
    errors: ['line_not_found', 'product_not_found', 'not_enough_stock', 'out_of_stock'],
  }),
  removeLine: post('guest-cart/remove-line', {
    access: 'shopper',
    summary: 'Removes a line from the cart; restore-line undoes it.',
    body: LineId,
    result: Cart,
    errors: ['line_not_found'],
  }),
  restoreLine: post('guest-cart/restore-line', {
    access: 'shopper',
    summary: 'Restores a removed line within a day.',
    body: LineId,
    result: Cart,
    errors: ['line_not_found', 'cart_full'],
  }),
  chooseCurrency: post('cart/choose-currency', {
    access: 'shopper',
    summary: 'Prices the cart in one of the currencies that the merchant accepts.',
    perMinute: 60,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    }),
    result: Cart,
    errors: ['invalid_input'],
  }),
  applyDiscount: post('guest-cart/apply-discount', {
    access: 'shopper',
    summary: 'Applies a discount code to the cart.',
    perMinute: 10,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      code: Type.String({ minLength: 1, maxLength: maxDiscountCode }),
    }),
    result: Cart,
    errors: ['discount_refused'],
  }),
  removeDiscount: post('guest-cart/remove-discount', {
    access: 'shopper',
    summary: 'Removes the discount code from the cart.',
    body: InLanguage,
    result: Cart,
  }),
}
