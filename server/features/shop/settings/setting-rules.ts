import { parseTarget } from '@rimal/contract/content/targets'
import { findCountry } from '@rimal/contract/countries'
import { addDays } from '@rimal/contract/dates'
import type { SettingName } from '@rimal/contract/staff/setting-shapes'
import type { FieldErrors } from '@rimal/contract/endpoint'
import { normaliseEmail } from '@rimal/contract/text/email'
import { normaliseTaxNumber } from '@rimal/contract/text/tax-number'
import { paymentProviderNames } from '../../../payment-accounts.ts'
import type { Settings } from './settings.ts'
import { vatRulesOf } from '../vat/vat-regimes.ts'
import { checkPrice, checkShipping } from './check-shipping.ts'
import { parseShopPhone } from './shop-phone.ts'
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
 * Rules for values of the right shape. Each rule returns the errors by field, with '' for the whole value; `all` has all
 * settings after the change. Codes: unknown, malformed, twice, required, ends_first, not_at_home,
 * impossible, no_phone.
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
      taxNumber === '' || !isNumbered(all) || normaliseTaxNumber(taxNumber) === taxNumber,
      'taxNumber',
      'malformed',
    ),
  contact: ({ email, phone, whatsapp }, { country }) => ({
    ...unless(email === '' || normaliseEmail(email) === email, 'email', 'malformed'),
    ...unless(isPhone(phone, country), 'phone', 'no_phone'),
    ...unless(isPhone(whatsapp, country), 'whatsapp', 'no_phone'),
  }),
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
          all.shipping.some((method) => method.id === id),
          'id',
          'unknown',
        ),
      ),
    ),
  }
}

function checkAnnouncement(announcement: Settings['announcements'][number]): FieldErrors {
  const { en, ar, code, needs, countries } = announcement
  const countOf = (place: string) => [en, ar].filter((text) => text.includes(place)).length
  const places = countOf('{code}')
  const isOfWelcome = needs === 'welcome_discount'
  const named = {
    ...checkTimes(announcement),
    ...under('countries', knownCountries(countries ?? [])),
  }
  const isCounted = isOfWelcome || countOf('{percent}') === 0
  const measurements = { ...named, ...unless(isCounted, 'needs', 'required') }
  // The code of the welcome discount is in its own setting.
  if (isOfWelcome)
    return { ...measurements, ...unless(places === 2 && code === undefined, 'code', 'malformed') }
  if (places === 2 && code === undefined) return { ...measurements, code: 'required' }
  const isWhole = places === 2 || (places === 0 && code === undefined)
  return { ...measurements, ...unless(isWhole, 'code', 'malformed') }
}

/** A sentence with a code is a button already, so it cannot also be a link. */
function checkTimes({ from, until, link, code, needs }: Settings['announcements'][number]) {
  const isTime = (moment: string | undefined) =>
    moment === undefined || !Number.isNaN(Date.parse(moment))
  const ends = from === undefined || until === undefined || Date.parse(from) < Date.parse(until)
  const hasCode = code !== undefined || needs === 'welcome_discount'
  return {
    ...unless(link === undefined || parseTarget(link) !== undefined, 'link', 'malformed'),
    ...unless(link === undefined || !hasCode, 'link', 'impossible'),
    ...unless(ends, 'until', 'ends_first'),
    ...unless(isTime(from), 'from', 'malformed'),
    ...unless(isTime(until), 'until', 'malformed'),
  }
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
  const { days, timeSlots, leadDays, daysAhead } = value
  const ids = timeSlots.map(({ id }) => id)
  return {
    ...under('days', noneTwice(days)),
    ...under('timeSlots', { ...noneTwice(ids, 'id'), ...each(timeSlots, endsLater) }),
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

function isPhone(text: string, country: string): boolean {
  return text === '' || parseShopPhone(text, country) !== undefined
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
