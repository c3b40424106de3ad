import { toLatinDigits } from '@rimal/contract/text/digits'
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/** Types of numbers that reach a person: no toll-free, premium or company-wide numbers. */
const personal = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE']

/**
 * Returns the number as +971501234567, read as a number of the country (two letters) unless it names another
 * country; undefined when no person can have the number.
 */
export function parsePhone(text: string, country: string): string | undefined {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined
  const phone = parsePhoneNumberFromString(toLatinDigits(text), home)
  return phone && personal.includes(phone.getType() ?? '') ? phone.number : undefined
}
