import { type Address, checkAddress, tidyAddress } from '@rimal/contract/addresses'
import type { Billing, Contact } from '@rimal/contract/checkout'
import { tidyEmail } from '@rimal/contract/text/email'
import type { FieldErrors } from '@rimal/contract/endpoint'
import { isName } from '@rimal/contract/text/person-name'
import { tidyTaxNumber } from '@rimal/contract/text/tax-number'
import { cleanText } from '../cart/clean-text.ts'
import { isPickup } from '../shop/price-delivery.ts'
import { shippingRulesFor } from '../shop/shipping-rules.ts'
import type { Settings } from '../shop/settings.ts'
import { parsePhone } from './parse-phone.ts'

/** Who orders, where to, and for whose books. */
export type Details = {
  contact: Contact
  address: Address
  billing: Billing
  shippingMethod: string
}

/**
 * What is wrong with the details of an order, by field (`contact.phone`); empty when it can be placed.
 * The codes are those of an address: required, too_long, not_offered, malformed.
 */
export function checkDetails(settings: Settings, details: Details): FieldErrors {
  const tidy = tidyDetails(details)
  const { address, billing, shippingMethod } = tidy
  const rules = shippingRulesFor(settings, address.country)
  const way = rules.find(({ id }) => id === shippingMethod)
  return {
    ...checkContact(tidy),
    // Whoever collects it is asked for no more than her country.
    ...(way && isPickup(way) ? {} : checkPlace('address', address, details.address)),
    ...checkTaxpayer(billing),
    ...(billing.sameAsDelivery
      ? {}
      : checkPlace('billing.address', billing.address, details.billing.address)),
    ...(way ? {} : { shippingMethod: 'not_offered' }),
  }
}

/**
 * The details as an order keeps them: no stray characters, phones as +971501234567, states by their
 * English names. Whom the courier calls is who ordered, where the address does not say otherwise.
 */
export function tidyDetails({ contact, address, billing, shippingMethod }: Details): Details {
  const tidyContact = {
    name: tidyText(contact.name),
    email: tidyEmail(contact.email) ?? tidyText(contact.email),
    phone: tidyPhone(contact.phone, address.country),
  }
  const billTo = billing.sameAsDelivery ? null : billing.address
  return {
    contact: tidyContact,
    address: tidyPlace(address, tidyContact),
    billing: {
      sameAsDelivery: billing.sameAsDelivery,
      company: tidyText(billing.company),
      taxNumber: tidyTaxNumber(billing.taxNumber) ?? tidyText(billing.taxNumber),
      address: billTo && tidyPlace(billTo, tidyContact),
    },
    shippingMethod,
  }
}

function checkContact({ contact: { name, email, phone }, address }: Details): FieldErrors {
  return {
    ...found('contact.name', name, isName(name)),
    ...found('contact.email', email, tidyEmail(email) !== undefined),
    ...found('contact.phone', phone, parsePhone(phone, address.country) !== undefined),
  }
}

function checkPlace(place: string, tidy: Address | null, given: Address | null): FieldErrors {
  if (!tidy || !given) return { [place]: 'required' }
  const wrong: { field: string; code: string }[] = checkAddress(tidy.country, tidy)
  const phones = (['phone', 'alternateNumber'] as const).flatMap((field) =>
    tidy[field] === '' || parsePhone(tidy[field], tidy.country) !== undefined
      ? []
      : [{ field, code: 'malformed' }],
  )
  // What was left out stands for the contact's own, and is found wrong there.
  const filled = (['name', 'phone', 'email'] as const).filter((field) => given[field].trim() === '')
  return Object.fromEntries(
    [...wrong, ...phones]
      .filter(({ field }) => !filled.some((name) => name === field))
      .map(({ field, code }) => [`${place}.${field}`, code]),
  )
}

/** A tax invoice names whose number it bears. */
function checkTaxpayer({ company, taxNumber }: Billing): FieldErrors {
  if (taxNumber === '') return {}
  return {
    ...(company === '' ? { 'billing.company': 'required' } : {}),
    ...(tidyTaxNumber(taxNumber) ? {} : { 'billing.taxNumber': 'malformed' }),
  }
}

function found(field: string, value: string, isSound: boolean): FieldErrors {
  if (value === '') return { [field]: 'required' }
  return isSound ? {} : { [field]: 'malformed' }
}

/** An address with what was left out of it taken from the contact. */
export function tidyPlace(address: Address, contact: Contact): Address {
  const tidy = tidyAddress(address)
  return {
    ...tidy,
    name: tidy.name || contact.name,
    email: tidy.email || contact.email,
    phone: tidyPhone(tidy.phone, tidy.country) || contact.phone,
    alternateNumber: tidyPhone(tidy.alternateNumber, tidy.country),
  }
}

/** A number that nobody can have stays as it was typed, so that it can be pointed at. */
function tidyPhone(text: string, country: string): string {
  return parsePhone(text, country) ?? tidyText(text)
}

function tidyText(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}
