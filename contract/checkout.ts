import Type, { type Static } from 'typebox'
import { Cart } from './cart.ts'
import { addressTypes, paymentMethods } from './choices.ts'
import { CountryCode } from './delivery.ts'
import { get, post } from './endpoint.ts'
import {
  maxAddressLine,
  maxCompany,
  maxEmail,
  maxName,
  maxPhone,
  maxPlace,
  maxPostcode,
  maxTaxNumber,
} from './limits.ts'
import type { PersonalKind } from './personal-data.ts'
import {
  Amount,
  Arrival,
  Id,
  InLanguage,
  LanguageCode,
  Nullable,
  personal,
  Strict,
} from './shapes.ts'

const personalText = (kind: PersonalKind, maxLength: number) =>
  Type.String({ maxLength, ...personal(kind) })

/** The address on the wire; contract/addresses.ts says which parts a country requires. */
export const AddressShape = Strict({
  type: Type.Enum([...addressTypes]),
  name: personalText('name', maxName),
  country: CountryCode,
  state: personalText('address', maxPlace),
  district: personalText('address', maxPlace),
  city: personalText('address', maxPlace),
  addressLineOne: personalText('address', maxAddressLine),
  addressLineTwo: personalText('address', maxAddressLine),
  zipCode: personalText('address', maxPostcode),
  phone: personalText('phone', maxPhone),
  alternateNumber: personalText('phone', maxPhone),
  landmark: personalText('address', maxAddressLine),
  email: personalText('email', maxEmail),
})

/** The person who places the order; email and phone as typed. */
export const Contact = Strict({
  name: personalText('name', maxName),
  email: personalText('email', maxEmail),
  phone: personalText('phone', maxPhone),
})
export type Contact = Static<typeof Contact>

/** The data about the buyer that the invoice states. */
export const Billing = Strict({
  sameAsDelivery: Type.Boolean(),
  /** For a VAT-registered buyer: the invoice then states company and tax registration number. */
  company: personalText('name', maxCompany),
  taxNumber: personalText('name', maxTaxNumber),
  address: Nullable(AddressShape),
})
export type Billing = Static<typeof Billing>

/**
 * The checkout fields that the shopper has filled in so far; they are stored with the cart, so that nothing typed
 * is lost.
 */
export const CheckoutDraft = Strict({
  contact: Type.Optional(Contact),
  /** The country of delivery as long as no address states it. */
  country: Type.Optional(CountryCode),
  address: Type.Optional(AddressShape),
  billing: Type.Optional(Billing),
  shippingMethod: Type.Optional(Id),
  paymentMethod: Type.Optional(Id),
  /** Whether the order uses as much store credit as possible. */
  useCredit: Type.Optional(Type.Boolean()),
})
export type CheckoutDraft = Static<typeof CheckoutDraft>

/** Where and when an order is collected. */
export const Pickup = Type.Object({ address: Type.String(), hours: Type.String() })
export type Pickup = Static<typeof Pickup>

/** A delivery method for the cart. `price` in minor units of the cart's currency. */
export const ShippingOption = Type.Object({
  id: Id,
  title: Type.String(),
  price: Amount,
  arrival: Arrival,
  /** Null if a courier delivers. A pickup needs no address but its country. */
  pickup: Nullable(Pickup),
})
export type ShippingOption = Static<typeof ShippingOption>

/** A payment method for the cart. */
export const PaymentOption = Type.Object({
  id: Type.Enum([...paymentMethods]),
  title: Type.String(),
  hint: Type.String(),
  /** The names of the cards and providers that the method accepts. */
  marks: Type.Array(Type.String()),
  /** Why this order cannot use the method; the method is shown disabled with this reason. */
  refusal: Nullable(Type.String()),
})
export type PaymentOption = Static<typeof PaymentOption>

/** Everything that the checkout shows. Amounts in minor units of the cart's currency. */
export const Checkout = Type.Object({
  cart: Cart,
  draft: CheckoutDraft,
  /** Empty until a country is known. */
  shippingOptions: Type.Array(ShippingOption),
  paymentOptions: Type.Array(PaymentOption),
  /**
   * The customer's store credit in the cart's currency, how much of it this order uses, and how much is then left
   * to pay; null without store credit.
   */
  credit: Nullable(Type.Object({ balance: Amount, used: Amount, due: Amount })),
})
export type Checkout = Static<typeof Checkout>

/** Calls of the checkout; `order/place-order` ends it. */
export const checkoutApi = {
  getCheckout: get('checkout/get-checkout', {
    access: 'shopper',
    summary: 'The cart, what was filled in so far, and the choices of delivery and payment.',
    query: InLanguage,
    result: Checkout,
    errors: ['cart_empty'],
  }),
  saveDraft: post('checkout/save-draft', {
    access: 'shopper',
    summary: 'Saves what was filled in; parts that are not sent stay unchanged.',
    perMinute: 120,
    body: Strict({ language_code: Type.Optional(LanguageCode), draft: CheckoutDraft }),
    result: Checkout,
    errors: ['cart_empty', 'invalid_input', 'shipping_unavailable'],
  }),
}
