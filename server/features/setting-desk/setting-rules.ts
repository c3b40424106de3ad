import { findCountry } from '@rimal/contract/countries'
import { addDays } from '@rimal/contract/dates'
import type { SettingName } from '@rimal/contract/desk/setting-shapes'
import type { FieldErrors } from '@rimal/contract/endpoint'
import { tidyEmail } from '@rimal/contract/text/email'
import { tidyTaxNumber } from '@rimal/contract/text/tax-number'
import { paymentProviderNames } from '../../payment-accounts.ts'
import type { Settings } from '../shop/settings.ts'
import { vatRulesOf } from '../shop/vat-regimes.ts'
import { checkPrice, checkShipping } from './check-shipping.ts'
import {
  each,
  isCurrency,
  knownCountries,
  knownCurrencies,
  noneTwice,
  under,
  unless,
} from './field-rules.ts'

type Rules = { [Name in SettingName]?: (value: Settings[Name], all: Settings) => FieldErrors }

/**
 * What a value of the right shape may get wrong, by its field, '' for the whole; `all`: the settings as
 * they would be. Codes: unknown, malformed, twice, required, ends_first, not_at_home.
 */
export const settingRules: Rules = {
  currency: (value, { otherCurrencies }) => ({
    ...unless(isCurrency(value), '', 'unknown'),
    ...unless(!otherCurrencies.some(({ currency }) => currency === value), '', 'twice'),
  }),
  otherCurrencies: (value, all) => ({
    ...noneTwice(
      value.map(({ currency }) => currency),
      'currency',
    ),
    ...each(value, (other) => checkOtherCurrency(other, all)),
  }),
  country: (value) => unless(findCountry(value) !== undefined, '', 'unknown'),
  timeZone: (value) => unless(isTimeZone(value), '', 'unknown'),
  seller: ({ taxNumber }, all) =>
    unless(
      taxNumber === '' || !isNumbered(all) || tidyTaxNumber(taxNumber) === taxNumber,
      'taxNumber',
      'malformed',
    ),
  contact: ({ email }) => unless(tidyEmail(email) === email, 'email', 'malformed'),
  announcements: (value) => each(value, checkAnnouncement),
  shipping: checkShipping,
  workingDays: (value) => noneTwice(value),
  holidays: (value) => ({
    ...noneTwice(value),
    ...each(value, (day) => unless(isDay(day), '', 'unknown')),
  }),
  workingHours: (value) => endsLater(value),
  cashOnDelivery: ({ countries }) => under('countries', knownCountries(countries)),
  paymentRules: (value) => ({
    ...noneTwice(
      value.map(({ provider }) => provider),
      'provider',
    ),
    ...each(value, checkPaymentRule),
  }),
  smsCountries: (value) => knownCountries(value),
  homeService: checkHomeService,
}

function checkOtherCurrency(
  { currency, rate, shipping }: Settings['otherCurrencies'][number],
  all: Settings,
): FieldErrors {
  const ids = shipping.map(({ id }) => id)
  const isOther = isCurrency(currency) && currency !== all.currency
  return {
    ...unless(isOther, 'currency', 'unknown'),
    ...unless(Number(rate) > 0, 'rate', 'malformed'),
    ...under('shipping', noneTwice(ids, 'id')),
    ...under('shipping', each(shipping, checkPrice)),
    ...under(
      'shipping',
      each(ids, (id) =>
        unless(
          all.shipping.some((way) => way.id === id),
          'id',
          'unknown',
        ),
      ),
    ),
  }
}

function checkAnnouncement({ en, ar, code }: Settings['announcements'][number]): FieldErrors {
  const places = [en, ar].filter((text) => text.includes('{code}')).length
  if (places === 2 && code === undefined) return { code: 'required' }
  return unless(places === 2 || (places === 0 && code === undefined), 'code', 'malformed')
}

function checkPaymentRule(rule: Settings['paymentRules'][number]): FieldErrors {
  const isKnown = paymentProviderNames.some((known) => known === rule.provider)
  return {
    ...unless(isKnown, 'provider', 'unknown'),
    ...under('currencies', knownCurrencies(rule.currencies ?? [])),
    ...under('countries', knownCountries(rule.countries ?? [])),
  }
}

function checkHomeService(value: Settings['homeService']): FieldErrors {
  const { days, windows, leadDays, daysAhead } = value
  const ids = windows.map(({ id }) => id)
  return {
    ...under('days', noneTwice(days)),
    ...under('windows', { ...noneTwice(ids, 'id'), ...each(windows, endsLater) }),
    ...unless(leadDays < daysAhead, 'daysAhead', 'ends_first'),
  }
}

/** Where the law says what a seller's number looks like: in both of its countries fifteen digits. */
function isNumbered(settings: Settings): boolean {
  return ['uae', 'ksa'].includes(vatRulesOf(settings).name)
}

function endsLater({ from, to }: { from: string; to: string }): FieldErrors {
  return unless(from < to, 'to', 'ends_first')
}

function isDay(day: string): boolean {
  try {
    return addDays(day, 0) === day
  } catch {
    return false
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
