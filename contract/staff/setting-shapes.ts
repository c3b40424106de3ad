import Type, { type Static, type TSchema } from 'typebox'
import { paymentMethods } from '../choices.ts'
import { maxTarget, targetPattern } from '../content/targets.ts'
import { CountryCode } from '../delivery.ts'
import {
  maxAddressLine,
  maxCompany,
  maxDiscountCode,
  maxEmail,
  maxPhone,
  maxTaxNumber,
  maxWeight,
} from '../limits.ts'
import { ChosenInstant, Day, Id, Nullable, Strict } from '../shapes.ts'
import { ratePattern } from '../tax/at-rate.ts'
import type { FieldKind } from './field-shape.ts'

/** The settings of the owner: each shape is stated once, for validator, types and documentation. */

const maxMoney = 1_000_000_000

/** Says what a value means, for the forms of the admin; its title is part of the JSON Schema. */
function OfKind<S extends TSchema>(title: FieldKind, schema: S) {
  return Type.Unsafe<Static<S>>({ ...schema, title })
}

/** Minor units, VAT included. */
const Price = OfKind('money', Type.Integer({ minimum: 0, maximum: maxMoney }))
const Text = (maxLength: number, minLength = 1) =>
  Strict({
    en: Type.String({ minLength, maxLength }),
    ar: Type.String({ minLength, maxLength }),
  })
const Days = (maximum: number, minimum = 0) => OfKind('days', Type.Integer({ minimum, maximum }))
const WorkingDays = (maximum: number) =>
  OfKind('workingDays', Type.Integer({ minimum: 0, maximum }))
/** A time of day in the shop's time zone: '10:00'. */
const Hour = OfKind('time', Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }))
/** A moment in UTC; the form shows it in the shop's time zone. */
const Moment = OfKind('moment', ChosenInstant)
/** What a link leads to, as contract/content/targets.ts writes it. */
const Target = OfKind('target', Type.String({ maxLength: maxTarget, pattern: targetPattern }))
/** A day of the week, 0 for Sunday. */
const Weekday = OfKind('weekday', Type.Integer({ minimum: 0, maximum: 6 }))
const Country = OfKind('country', CountryCode)
const Countries = Type.Array(Country, { maxItems: 250 })
/** The form makes it; other settings name an item by it. */
const OwnId = OfKind('ownId', Id)
/** A telephone number of the shop, or none; it is stored as +97145550132 (E.164). */
const OwnPhone = OfKind('phone', Type.String({ maxLength: maxPhone }))
/** An ISO 4217 code. */
const CurrencyCode = OfKind('currency', Type.String({ pattern: '^[A-Z]{3}$' }))

/**
 * Time limits of returns, exchanges, alterations and claims, in days from the delivery or from a
 * step.
 */
const Returns = Strict({
  /** For ready-to-wear items. */
  days: Days(365),
  /** For made-to-order items: alterations and claims. */
  madeToOrderDays: Days(365),
  /** In which the customer answers a question, hands over approved items, or appeals. */
  handOverDays: Days(60, 1),
})

/**
 * Delivery prices by weight in grams, or by the total of the products before any discount. A step
 * includes its `upTo`; null means without end. Beyond the last end the delivery method is not
 * offered.
 */
const Bands = Strict({
  by: Type.Enum(['weight', 'total']),
  steps: Type.Array(
    Strict({
      upTo: Nullable(OfKind('bandEnd', Type.Integer({ minimum: 1, maximum: maxMoney }))),
      price: Price,
    }),
    { minItems: 1, maxItems: 40 },
  ),
})

/**
 * A delivery method for a group of countries, with one price or with bands. Prices in minor units
 * including VAT; days are working days. A `pickup` is collected at an address on the days on which
 * other orders arrive.
 */
const ShippingRule = Strict({
  id: OwnId,
  title: Text(60),
  kind: Type.Optional(Type.Enum(['courier', 'pickup'])),
  /** The address of a pickup method; other methods have none. */
  address: Type.Optional(Text(maxAddressLine)),
  hours: Type.Optional(Text(120)),
  /** Two-letter codes; an empty list means every country that no other rule names. */
  countries: Countries,
  /** Countries that a rule with an empty list excludes. */
  except: Type.Optional(Countries),
  price: Type.Optional(Price),
  bands: Type.Optional(Bands),
  freeFrom: Nullable(Price),
  minDays: WorkingDays(120),
  maxDays: WorkingDays(120),
})
export type ShippingRule = Static<typeof ShippingRule>

/**
 * A sentence above every page. `code`: the discount code that replaces `{code}`. `needs`: the
 * sentence shows only while a provider offers that payment method, or while there is a welcome
 * discount, which then replaces `{code}` and `{percent}`. `countries`: the sentence shows only to
 * shoppers in these countries of delivery; `{free_from}` is the amount from which delivery to the
 * first of them is free. It shows from `from` on and before `until`. A sentence without a code may
 * have a `link`.
 */
const Announcement = Strict({
  ...Text(120).properties,
  code: Type.Optional(Type.String({ minLength: 3, maxLength: 40 })),
  needs: Type.Optional(Type.Enum([...paymentMethods, 'welcome_discount'])),
  countries: Type.Optional(Countries),
  link: Type.Optional(Target),
  from: Type.Optional(Moment),
  until: Type.Optional(Moment),
})
export type Announcement = Static<typeof Announcement>

/** A time slot of home visits. */
const TimeSlot = Strict({
  id: OwnId,
  from: Hour,
  to: Hour,
  /** The number of visits on one day in this time slot. */
  capacity: Type.Integer({ minimum: 1, maximum: 100 }),
})
export type TimeSlot = Static<typeof TimeSlot>

/** Home visits of the tailor. */
const HomeService = Strict({
  /** The areas in the form that visited-areas.ts reads; an empty list means the whole country. */
  areas: Type.Array(OfKind('area', Type.String({ minLength: 1, maxLength: 60 })), {
    maxItems: 50,
  }),
  /** Weekdays of visits; there are none on holidays. */
  days: Type.Array(Weekday, { maxItems: 7 }),
  timeSlots: Type.Array(TimeSlot, { maxItems: 12 }),
  /**
   * `leadDays`: working days between a booking and the first day on offer. `daysAhead`: the last
   * day on offer, in days from now.
   */
  leadDays: WorkingDays(60),
  daysAhead: Days(366, 1),
  minimumUnits: Type.Integer({ minimum: 1, maximum: 50 }),
  /** Working days within which sales staff contact the customer (specification: 1). */
  contactWithinDays: WorkingDays(30),
  /** The number of visits that one person may have booked at the same time. */
  maxUpcoming: Type.Integer({ minimum: 1, maximum: 20 }),
})

/** VAT of the shop. Without a `regime` the country of the shop decides. */
const Vat = Strict({
  regime: Type.Optional(Type.Enum(['uae', 'ksa', 'inclusive', 'none'])),
  /** Included in every price, up to two decimals; without it the rate of the regime. */
  percent: Type.Optional(OfKind('percent', Type.Number({ minimum: 0, maximum: 100 }))),
  /** Used where the regime leaves the rounding open. */
  rounding: Type.Optional(Type.Enum(['line', 'total'])),
})

/** Limits a provider to orders of these currencies and to these countries. */
const PaymentRule = Strict({
  provider: OfKind('provider', Id),
  currencies: Type.Optional(Type.Array(CurrencyCode, { maxItems: 20 })),
  countries: Type.Optional(Countries),
})

const CancelHours = OfKind('hours', Type.Integer({ minimum: 0, maximum: 720 }))

/**
 * The amounts of settings in another currency; a delivery method that is left out is not offered in
 * it.
 */
const OtherCurrency = Strict({
  currency: CurrencyCode,
  /**
   * One unit of this currency in the shop's own; read by tax documents only, which must state both.
   */
  rate: Type.String({ pattern: ratePattern }),
  maxCash: Price,
  refundLimit: Price,
  shipping: Type.Array(
    Strict({
      /** The id of a delivery method of `shipping`. */
      id: OfKind('deliveryMethod', Id),
      price: Type.Optional(Price),
      bands: Type.Optional(Bands),
      freeFrom: Nullable(Price),
    }),
    { minItems: 1, maxItems: 40 },
  ),
})

/** The shape of every setting. Amounts in minor units of `currency`. */
export const settingShapes = {
  name: Text(60),
  currency: CurrencyCode,
  /** The other currencies in which shoppers can buy, at the prices of their own lists. */
  otherCurrencies: Type.Array(OtherCurrency, { maxItems: 5 }),
  country: Country,
  /** An IANA name. */
  timeZone: OfKind('timeZone', Type.String({ minLength: 1, maxLength: 60 })),
  vat: Vat,
  seller: Strict({
    name: Text(maxCompany, 0),
    address: Text(maxAddressLine, 0),
    taxNumber: Type.String({ maxLength: maxTaxNumber }),
  }),
  /** Pages, emails and calendars leave out what is empty. */
  contact: Strict({
    phone: OwnPhone,
    whatsapp: OwnPhone,
    email: Type.String({ maxLength: maxEmail }),
    hours: Text(120, 0),
    address: Text(maxAddressLine, 0),
  }),
  socials: Type.Array(
    Strict({
      name: Type.String({ minLength: 1, maxLength: 40 }),
      url: Type.String({ maxLength: 300, pattern: '^https://[^\\s"<>]+$' }),
    }),
    { maxItems: 12 },
  ),
  announcements: Type.Array(Announcement, { maxItems: 12 }),
  /** Reduces a customer's first order; no discount while `percent` is null. */
  welcomeDiscount: Strict({
    code: Type.String({ maxLength: maxDiscountCode, pattern: '^[A-Z0-9-]{3,}$' }),
    percent: Nullable(OfKind('percent', Type.Integer({ minimum: 1, maximum: 50 }))),
  }),
  /** All delivery methods; at least one must reach the shop's own country. */
  shipping: Type.Array(ShippingRule, { minItems: 1, maxItems: 40 }),
  /** The grams of a unit whose product and size have no weight. */
  itemWeight: OfKind('grams', Type.Integer({ minimum: 1, maximum: maxWeight })),
  /** The days that `contact.hours` describes, 0 for Sunday. */
  workingDays: Type.Array(Weekday, { minItems: 1, maxItems: 7 }),
  holidays: Type.Array(OfKind('day', Day), { maxItems: 400 }),
  /** The hours of a working day; delivery dates in working days count only time within these hours. */
  workingHours: Strict({ from: Hour, to: Hour }),
  /** An order from this hour on counts for the next working day. */
  cutOffHour: Type.Integer({ minimum: 0, maximum: 24 }),
  /** The working days of production when a ready-to-wear product is made to measure. */
  customLeadDays: WorkingDays(120),
  cashOnDelivery: Strict({ countries: Countries, maxTotal: Price }),
  /** In order of preference; a provider without a rule takes every order that it can. */
  paymentRules: Type.Array(PaymentRule, { maxItems: 20 }),
  reservationMinutes: OfKind('minutes', Type.Integer({ minimum: 15, maximum: 1440 })),
  /**
   * The cancellation window in hours after ordering, in which staff begin nothing that would end
   * it.
   */
  cancelHours: Strict({ ready_to_wear: CancelHours, made_to_order: CancelHours }),
  /**
   * Whether a job confirms ready-to-wear orders that were paid online, after their cancellation
   * window.
   */
  confirmsByItself: Type.Boolean(),
  /** The amount up to which staff refund without the approval of an owner. */
  refundLimit: Price,
  /** Working days until a refund reaches the customer. */
  refundDays: WorkingDays(60),
  returns: Returns,
  /** Digits of a login code; each further digit is ten times as hard to guess. */
  codeDigits: Type.Integer({ minimum: 4, maximum: 8 }),
  /**
   * The countries that text messages are sent to; limited because some carriers earn from messages
   * that they attract.
   */
  smsCountries: Countries,
  /** Days from the delivery to the email that asks for a review. */
  reviewRequestDays: Days(60),
  homeService: HomeService,
  /** The queues of products, and one before the whole shop. */
  queue: Strict({
    /** Whether nothing can be put in the cart without an admission, and not only queued products. */
    wholeShop: Type.Boolean(),
    /** Whether the program switches that queue on by itself while it is overloaded. */
    byLoad: Type.Boolean(),
    /** The shoppers that each queue admits in a minute. */
    perMinute: Type.Integer({ minimum: 1, maximum: 6000 }),
    /** How long an admitted shopper may add to the cart. */
    minutes: OfKind('minutes', Type.Integer({ minimum: 2, maximum: 120 })),
  }),
}

export type SettingName = keyof typeof settingShapes
export const settingNames = Object.keys(settingShapes) as SettingName[]

/** The value of every setting. Amounts in minor units of `currency`. */
export type SettingValues = { [Name in SettingName]: Static<(typeof settingShapes)[Name]> }
