import { type Address, checkAddress, normaliseAddress } from '@rimal/contract/addresses'
import type { Billing, Contact } from '@rimal/contract/checkout'
import { normaliseEmail } from '@rimal/contract/text/email'
import type { FieldErrors } from '@rimal/contract/endpoint'
import { isName } from '@rimal/contract/text/person-name'
import { normaliseTaxNumber } from '@rimal/contract/text/tax-number'
import { cleanText } from '@rimal/contract/text/clean-text'
import { isPickup } from '../shop/delivery/price-delivery.ts'
import { shippingRulesFor } from '../shop/delivery/shipping-rules.ts'
import type { Settings } from '../shop/settings/settings.ts'
import { parsePhone } from '../customers/parse-phone.ts'

/** The contact, the delivery and the billing details of an order. */
export type Details = {
  contact: Contact
  address: Address
  billing: Billing
  shippingMethod: string
}

/**
 * Returns the errors in the details of an order, by field (`contact.phone`); empty when the order can be placed.
 * The codes are those of an address: required, too_long, not_offered, malformed.
 */
export function checkDetails(settings: Settings, details: Details): FieldErrors {
  const normalised = normaliseDetails(details)
  const { address, billing, shippingMethod } = normalised
  const rules = shippingRulesFor(settings, address.country)
  const method = rules.find(({ id }) => id === shippingMethod)
  return {
    ...checkContact(normalised),
    // A customer who collects the order is asked only for the country.
    ...(method && isPickup(method) ? {} : checkPlace('address', address, details.address)),
    ...checkTaxpayer(billing),
    ...(billing.sameAsDelivery
      ? {}
      : checkPlace('billing.address', billing.address, details.billing.address)),
    ...(method ? {} : { shippingMethod: 'not_offered' }),
  }
}

/**
 * Returns the details as an order stores them: no stray characters, phones as +971501234567, states by their
 * English names. The courier calls the person who ordered, unless the address says otherwise.
 */
export function normaliseDetails({ contact, address, billing, shippingMethod }: Details): Details {
  const normaliseContact = {
    name: normaliseText(contact.name),
    email: normaliseEmail(contact.email) ?? normaliseText(contact.email),
    phone: normalisePhone(contact.phone, address.country),
  }
  const billTo = billing.sameAsDelivery ? null : billing.address
  return {
    contact: normaliseContact,
    address: normalisePlace(address, normaliseContact),
    billing: {
      sameAsDelivery: billing.sameAsDelivery,
      company: normaliseText(billing.company),
      taxNumber: normaliseTaxNumber(billing.taxNumber) ?? normaliseText(billing.taxNumber),
      address: billTo && normalisePlace(billTo, normaliseContact),
    },
    shippingMethod,
  }
}

function checkContact({ contact: { name, email, phone }, address }: Details): FieldErrors {
  return {
    ...found('contact.name', name, isName(name)),
    ...found('contact.email', email, normaliseEmail(email) !== undefined),
    ...found('contact.phone', phone, parsePhone(phone, address.country) !== undefined),
  }
}

function checkPlace(place: string, normalised: Address | null, given: Address | null): FieldErrors {
  if (!normalised || !given) return { [place]: 'required' }
  const wrong: { field: string; code: string }[] = checkAddress(normalised.country, normalised)
  const phones = (['phone', 'alternateNumber'] as const).flatMap((field) =>
    normalised[field] === '' || parsePhone(normalised[field], normalised.country) !== undefined
      ? []
      : [{ field, code: 'malformed' }],
  )
  // An empty field takes the value of the contact, whose errors are reported at the contact.
  const filled = (['name', 'phone', 'email'] as const).filter((field) => given[field].trim() === '')
  return Object.fromEntries(
    [...wrong, ...phones]
      .filter(({ field }) => !filled.some((name) => name === field))
      .map(({ field, code }) => [`${place}.${field}`, code]),
  )
}

/** Checks the taxpayer: a tax invoice names the company that its tax number belongs to. */
function checkTaxpayer({ company, taxNumber }: Billing): FieldErrors {
  if (taxNumber === '') return {}
  return {
    ...(company === '' ? { 'billing.company': 'required' } : {}),
    ...(normaliseTaxNumber(taxNumber) ? {} : { 'billing.taxNumber': 'malformed' }),
  }
}

function found(field: string, value: string, isSound: boolean): FieldErrors {
  if (value === '') return { [field]: 'required' }
  return isSound ? {} : { [field]: 'malformed' }
}

/** Returns a normalised address, with missing parts taken from the contact. */
export function normalisePlace(address: Address, contact: Contact): Address {
  const normalised = normaliseAddress(address)
  return {
    ...normalised,
    name: normalised.name || contact.name,
    email: normalised.email || contact.email,
    phone: normalisePhone(normalised.phone, normalised.country) || contact.phone,
    alternateNumber: normalisePhone(normalised.alternateNumber, normalised.country),
  }
}

/** A number that nobody can have stays as it was typed, so that it can be pointed at. */
function normalisePhone(text: string, country: string): string {
  return parsePhone(text, country) ?? normaliseText(text)
}

function normaliseText(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}
