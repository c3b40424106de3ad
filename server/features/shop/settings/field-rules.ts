import { findCountry } from '@rimal/contract/countries'
import type { FieldErrors } from '@rimal/contract/endpoint'
import { currencies } from '@rimal/contract/money'

/** Returns nothing when the value is valid, otherwise what is wrong with a field; '' is the value itself. */
export function unless(isSound: boolean, field: string, code: string): FieldErrors {
  return isSound ? {} : { [field]: code }
}

/** A rule for every item of a list, by its place there. */
export function each<T>(list: readonly T[], rule: (item: T) => FieldErrors): FieldErrors {
  const found = list.map((item, index) => under(String(index), rule(item)))
  return Object.assign({}, ...found) as FieldErrors
}

/** Fields as a larger value names them. */
export function under(field: string, wrong: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(wrong).map(([name, code]) => [name === '' ? field : `${field}.${name}`, code]),
  )
}

export function noneTwice(list: readonly (string | number)[], field = ''): FieldErrors {
  const again = list.findIndex((item, index) => list.indexOf(item) < index)
  return again < 0 ? {} : under(String(again), { [field]: 'twice' })
}

export function knownCountries(codes: readonly string[]): FieldErrors {
  return {
    ...noneTwice(codes),
    ...each(codes, (code) => unless(findCountry(code) !== undefined, '', 'unknown')),
  }
}

export function knownCurrencies(codes: readonly string[]): FieldErrors {
  return { ...noneTwice(codes), ...each(codes, (code) => unless(isCurrency(code), '', 'unknown')) }
}

export function isCurrency(code: string): boolean {
  return currencies.some((known) => known === code)
}
