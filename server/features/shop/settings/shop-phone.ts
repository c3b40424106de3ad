import { toLatinDigits } from '@rimal/contract/text/digits'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Returns a number of the shop as +97145550132, read as a number of its country unless it names another one; undefined
 * when nobody can call it. A shop can have numbers that a person cannot, such as a toll-free one.
 */
export function parseShopPhone(text: string, country: string): string | undefined {
  const home = isSupportedCountry(country) ? country : undefined
  const phone = parsePhoneNumberFromString(toLatinDigits(text), home)
  return phone?.isValid() ? phone.number : undefined
}
