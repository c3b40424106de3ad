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
import { Amount, Arrival, Id, InLanguage, LanguageCode, Nullable, Strict } from './shapes.ts'

const text = (maxLength: number) => Type.String({ maxLength })

export const AddressShape = Strict({
  type: Type.Enum([...addressTypes]),
  name: text(maxName),
  country: CountryCode,
  state: text(maxPlace),
  district: text(maxPlace),
  city: text(maxPlace),
  addressLineOne: text(maxAddressLine),
  addressLineTwo: text(maxAddressLine),
  zipCode: text(maxPostcode),
  phone: text(maxPhone),
  alternateNumber: text(maxPhone),
  landmark: text(maxAddressLine),
  email: text(maxEmail),
})

export const Contact = Strict({
  name: text(maxName),
  email: text(maxEmail),
  phone: text(maxPhone),
})
export type Contact = Static<typeof Contact>

export const Billing = Strict({
  sameAsDelivery: Type.Boolean(),
  /** For a VAT-registered buyer: company and tax registration number on the invoice. */
  company: text(maxCompany),
  taxNumber: text(maxTaxNumber),
  address: Nullable(AddressShape),
})
export type Billing = Static<typeof Billing>

/** What the shopper has told us so far; kept with the bag, so that nothing typed is lost. */
export const CheckoutDraft = Strict({
  contact: Type.Optional(Contact),
  /** Where the parcel goes as long as no address says it. */
  country: Type.Optional(CountryCode),
  address: Type.Optional(AddressShape),
  billing: Type.Optional(Billing),
  shippingMethod: Type.Optional(Id),
  paymentMethod: Type.Optional(Id),
  /** Whether she pays with store credit as far as it goes. */
  useCredit: Type.Optional(Type.Boolean()),
})
export type CheckoutDraft = Static<typeof CheckoutDraft>

/** Where and when she collects her pieces. */
export const Pickup = Type.Object({ address: Type.String(), hours: Type.String() })
export type Pickup = Static<typeof Pickup>

export const ShippingOption = Type.Object({
  id: Id,
  title: Type.String(),
  price: Amount,
  arrival: Arrival,
  /** Null where it is brought. Of a pickup no address is asked for but its country. */
  pickup: Nullable(Pickup),
})
export type ShippingOption = Static<typeof ShippingOption>

export const PaymentOption = Type.Object({
  id: Type.Enum([...paymentMethods]),
  title: Type.String(),
  hint: Type.String(),
  /** Never hidden: shown disabled with the reason. */
  refusal: Nullable(Type.String()),
})
export type PaymentOption = Static<typeof PaymentOption>

export const Checkout = Type.Object({
  cart: Cart,
  draft: CheckoutDraft,
  /** Empty until a country is known. */
  shippingOptions: Type.Array(ShippingOption),
  paymentOptions: Type.Array(PaymentOption),
  /** Her store credit in the bag's currency, what of it this order takes, and what is left to pay; null where she has none. */
  credit: Nullable(Type.Object({ balance: Amount, used: Amount, due: Amount })),
})
export type Checkout = Static<typeof Checkout>

export const checkoutApi = {
  getCheckout: get('checkout/get-checkout', {
    access: 'shopper',
    summary: 'The bag, what was filled in so far, and the choices of delivery and payment.',
    query: InLanguage,
    result: Checkout,
    errors: ['cart_empty'],
  }),
  saveDraft: post('checkout/save-draft', {
    access: 'shopper',
    summary: 'Keeps what was filled in; parts not sent stay as they were.',
    perMinute: 120,
    body: Strict({ language_code: Type.Optional(LanguageCode), draft: CheckoutDraft }),
    result: Checkout,
    errors: ['cart_empty', 'invalid_input', 'shipping_unavailable'],
  }),
}
