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

const addedPiece = {
  product_id: Id,
  product_item_id: Id,
  color_code: Type.String({ maxLength: 20 }),
  language_code: LanguageCode,
  isSingleCart: Type.Boolean(),
  /** Sent only when non-empty; a size or a custom size is needed. */
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
] as const

export const CartLine = Type.Object({
  id: Uuid,
  product_id: Id,
  product_item_id: Id,
  name: Type.String(),
  subtitle: Type.String(),
  colorName: Type.String(),
  color_code: Type.String(),
  picture: Picture,
  size: Nullable(Type.Integer()),
  customSizeId: Nullable(Uuid),
  /** Whose measurements they are, where they are kept under a name. */
  profileName: Nullable(Type.String()),
  /** Quarter inches by name of the measurement. */
  measurements: Nullable(Type.Record(Type.String(), Type.Integer())),
  remarks: Type.String(),
  quantity: Type.Integer(),
  /** The most that can be asked for now. */
  quantityLimit: Type.Integer(),
  unitPrice: Amount,
  compareAt: Nullable(Amount),
  /** What the line cost when the shopper last saw it, 0 where never in this currency; a note says when that differs. */
  seenPrice: Amount,
  total: Amount,
  buyable: Type.Boolean(),
  notes: Type.Array(Type.Enum([...lineNotes])),
  /** Of the whole parcel: pieces travel together. Null where the line cannot be bought or sent. */
  arrival: Nullable(Arrival),
})
export type CartLine = Static<typeof CartLine>

/** An offer and what it takes off. */
const GivenOffer = Type.Object({
  title: Type.String(),
  amount: Amount,
})

/** Every amount a shopper sees anywhere comes from here; all include VAT. */
export const Totals = Type.Object({
  currency: Type.String(),
  subtotal: Amount,
  /** Off the pieces; delivery that an offer gives for nothing is not in it. */
  discount: Amount,
  /** The code in the bag, whether it takes anything off or not. */
  discountCode: Nullable(Type.String()),
  /** Where the discount is one share of the pieces. */
  discountPercent: Nullable(Type.Number()),
  /** The offers that applied, with their amounts: those of the pieces add up to `discount`. */
  offers: Type.Array(
    Type.Object({ ...GivenOffer.properties, of: Type.Enum(['pieces', 'delivery']) }),
  ),
  /** Null until a destination is known. */
  shipping: Nullable(Amount),
  total: Amount,
  vat: Amount,
  vatPercent: Type.Number(),
  freeShipping: Nullable(Type.Object({ from: Amount, missing: Amount })),
  /** Four payments that add up to the total. */
  instalments: Type.Array(Amount),
})
export type Totals = Static<typeof Totals>

export const Cart = Type.Object({
  count: Type.Integer(),
  lines: Type.Array(CartLine),
  totals: Totals,
  /** The offer that lost against those that applied, with what it would have taken off instead. */
  otherOffer: Nullable(GivenOffer),
  /** Why the code in the bag takes nothing off. */
  codeRefusal: Nullable(
    Type.Object({
      reason: Type.Enum([...codeReasons]),
      /** How much more has to be in the bag, where `minimum` is the reason. */
      missing: Nullable(Amount),
      /** How many more pieces that it is for, where `more_pieces` is. */
      pieces: Nullable(Type.Integer()),
      /** From when, where `not_begun` is. */
      from: Nullable(Instant),
    }),
  ),
  /** Two letters; shipping is estimated for it until an address is known. */
  country: Type.String(),
  /** She collects it herself: days of arrival are then those on which it is ready for her. */
  pickup: Type.Boolean(),
  /** What it can be priced in, the shop's own first. */
  currencies: Type.Array(Type.String()),
})
export type Cart = Static<typeof Cart>

const LineId = Strict({ language_code: Type.Optional(LanguageCode), line_id: Uuid })

export const cartApi = {
  addToCart: post('cart/add-to-cart', {
    access: 'customer',
    summary: 'Puts a piece into the bag of the logged-in customer.',
    perMinute: 60,
    body: Strict({ ...addedPiece, user_id: Type.String({ maxLength: 80 }) }),
    result: Type.Object({ count: Type.Integer() }),
    errors: addRefusals,
  }),
  addToGuestCart: post('guest-cart/add-to-cart', {
    access: 'guest',
    summary:
      "Puts a piece into the guest's bag. The guest is known by her cookie, never by ip_address.",
    perMinute: 60,
    body: Strict({
      ...addedPiece,
      ip_address: Type.Optional(Nullable(Type.String({ maxLength: 64 }))),
    }),
    result: Type.Object({ count: Type.Integer() }),
    errors: addRefusals,
  }),
  replaceGuestCart: get('cart/guest-cart-replace/{guestId}/{userId}', {
    access: 'customer',
    summary: "Merges the guest's bag into the customer's; idempotent.",
    params: Type.Object({
      guestId: Type.String({ maxLength: 80 }),
      userId: Type.String({ maxLength: 80 }),
    }),
    result: Type.Object({ count: Type.Integer() }),
  }),
  /** For our own client: no ids in addresses, and the guest is the one of the cookie. */
  mergeGuestCart: post('cart/guest-cart-replace', {
    access: 'customer',
    summary: "Merges the bag of the guest in the cookie into the customer's; idempotent.",
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      user_id: Type.String({ maxLength: 80 }),
    }),
    result: Type.Object({ count: Type.Integer() }),
  }),
  getCart: get('guest-cart/get-cart', {
    access: 'shopper',
    summary: 'The bag, priced now, with what changed since the last look.',
    query: InLanguage,
    result: Cart,
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
    summary: 'Takes a line out of the bag; restore-line undoes it.',
    body: LineId,
    result: Cart,
    errors: ['line_not_found'],
  }),
  restoreLine: post('guest-cart/restore-line', {
    access: 'shopper',
    summary: 'Puts a removed line back, within a day.',
    body: LineId,
    result: Cart,
    errors: ['line_not_found', 'cart_full'],
  }),
  chooseCurrency: post('cart/choose-currency', {
    access: 'shopper',
    summary: 'Prices the bag in a currency that the house takes.',
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
    summary: 'Applies a discount code to the bag.',
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
    summary: 'Takes the discount code off the bag.',
    body: InLanguage,
    result: Cart,
  }),
}
