import {
  type Address,
  type AddressError,
  type AddressLabel,
  addressForm,
  checkAddress,
  contactFields,
} from '@rimal/contract/addresses'
import type { Billing } from '@rimal/contract/checkout'
import { normaliseTaxNumber } from '@rimal/contract/text/tax-number'
import type { PluralKey, TextKey } from '@rimal/contract/words/all-words'
import type { Words } from '../../../i18n/words.tsx'
import { plainPhone, splitPhone } from '../../../ui/phone/phone-field.tsx'
import { isPossiblePhone } from '../../../ui/phone/phone-rules.ts'
import { detailsOf, type Filled } from './filled.ts'

export type Step = 'contact' | 'delivery' | 'payment'
export const steps: readonly Step[] = ['contact', 'delivery', 'payment']

/** Error codes by the field's name in the contract: 'contact.phone', 'address.city'. */
export type FieldCodes = Record<string, string>

const contactParts = new Set(['name', 'phone', 'email'])

/** Returns every error of the filled fields, in the order of the fields. */
export function checkFilled(filled: Filled): FieldCodes {
  const { contact, address, billing } = detailsOf(filled)
  const faults = checkAddress(address.country, { ...address, ...contact })
  return {
    ...codes('contact', faults.filter(isContact)),
    // A delivery needs no email, but an order does: its details and its invoice are sent there.
    ...(contact.email === '' ? { 'contact.email': 'required' } : {}),
    ...phoneCode('contact.phone', contact.phone),
    ...(filled.pickup ? {} : checkPlace(faults, address)),
    ...(filled.shippingMethod ? {} : { shippingMethod: 'required' }),
    ...checkBilling(billing),
    ...(filled.paymentMethod ? {} : { paymentMethod: 'required' }),
  }
}

function checkPlace(faults: AddressError[], address: Address): FieldCodes {
  return {
    ...codes(
      'address',
      faults.filter((fault) => !isContact(fault)),
    ),
    ...phoneCode('address.alternateNumber', address.alternateNumber),
  }
}

function isContact({ field }: AddressError): boolean {
  return contactParts.has(field)
}

/** The step in which a field is mended. */
export function stepOf(field: string): Step {
  if (field.startsWith('contact')) return 'contact'
  return /^(address|billing|shippingMethod)/.test(field) ? 'delivery' : 'payment'
}

/** The first step that still has a fault; payment when none has. */
export function firstOpenStep(filled: Filled): Step {
  const faulty = new Set(Object.keys(checkFilled(filled)).map(stepOf))
  return steps.find((step) => faulty.has(step)) ?? 'payment'
}

export function checkBilling(billing: Billing): FieldCodes {
  const { address, company, taxNumber, sameAsDelivery } = billing
  const faults =
    sameAsDelivery || !address
      ? []
      : checkAddress(address.country, address).filter(({ field }) => !isReach(field))
  return {
    ...codes('billing.address', faults),
    ...(taxNumber && !company ? { 'billing.company': 'required' } : {}),
    ...(taxNumber && !normaliseTaxNumber(taxNumber) ? { 'billing.taxNumber': 'malformed' } : {}),
  }
}

/** An invoice rings nobody up. */
function isReach(field: string): boolean {
  return field === 'phone' || field === 'email' || field === 'alternateNumber'
}

function codes(prefix: string, faults: AddressError[]): FieldCodes {
  return Object.fromEntries(faults.map(({ field, code }) => [`${prefix}.${field}`, code]))
}

/**
 * How many digits a number has in the Gulf; a mobile of the Emirates one more than a line at home. The numbering plans
 * do not say how many are missing.
 */
const lengths: Record<string, (national: string) => number> = {
  '+971': (national) => (national.startsWith('5') ? 9 : 8),
  '+966': () => 9,
  '+965': () => 8,
  '+974': () => 8,
  '+973': () => 8,
  '+968': () => 8,
}

function phoneCode(name: string, phone: string): FieldCodes {
  const { dialCode, national } = splitPhone(phone)
  const wanted = lengths[dialCode]?.(national)
  if (!national) return {}
  const off = (wanted ?? national.length) - national.length
  if (off !== 0) return { [name]: off > 0 ? `missing:${off}` : `extra:${-off}` }
  return isPossiblePhone(phone) ? {} : { [name]: 'malformed' }
}

/** Where the national address could be written instead. */
const missingUnless: Partial<Record<AddressLabel, TextKey>> = {
  district: 'missing_district_or_national',
  street_and_building: 'missing_street_or_national',
}

const ofField: Record<string, TextKey> = {
  'shippingMethod.required': 'delivery_choose',
  'paymentMethod.required': 'pay_choose',
  'billing.company.required': 'billing_company_missing',
  'billing.taxNumber.malformed': 'billing_tax_number_wrong',
}

const malformed: Record<string, TextKey> = {
  name: 'name_too_short',
  email: 'email_incomplete',
  zipCode: 'wrong_national_address',
}

const digits: Record<string, PluralKey> = {
  missing: 'phone_digits_missing',
  extra: 'phone_digits_extra',
}

/**
 * Returns the sentence under a field: what is wrong and how to correct it. `address` is the address with the field.
 */
export function faultText(
  { t }: Words,
  fault: { field: string; code: string; address: Pick<Address, 'country' | 'phone'> },
): string {
  const { field, code, address } = fault
  const [kind = '', count] = code.split(':')
  const own = ofField[`${field}.${kind}`]
  if (own) return t(own)
  const counted = count && digits[kind]
  if (counted) return t(counted, { count: Number(count) })

  const part = field.split('.').at(-1) ?? ''
  const known = [...addressForm(address.country), ...contactFields].find(
    ({ name }) => name === part,
  )
  if (kind === 'required') {
    // An invoice has no use for the national address.
    const other =
      !field.startsWith('billing.address') && known?.unless && missingUnless[known.label]
    return t(other || 'field_required')
  }
  if (kind === 'too_long') return t('too_long', { max: known?.maxLength ?? 100 })
  if (kind === 'not_offered') return t('choose_from_list')
  if (known?.name === 'phone' || known?.name === 'alternateNumber') {
    const isHere = splitPhone(plainPhone(address.phone)).dialCode === '+971'
    return t(isHere ? 'wrong_phone' : 'wrong_phone_abroad')
  }
  return t(malformed[part] ?? 'wrong_value')
}
