import type { CountrySetting, CountryValues } from '@rimal/contract/country/country-values'
import { addressComma } from '@rimal/contract/text/delivery-address'
import { areaName } from '@rimal/contract/visited-areas'
import { timeZoneName } from '../../../ui/time/time-zone-name.ts'
import type { FieldWords } from '../fields/use-field-words.ts'

type Describe = { [Name in CountrySetting]: (value: CountryValues[Name]) => string }

/** The value of a setting that a country decides, in few words. `country` is the one that areas are in. */
export function describeValue(
  { name, value, country }: { name: CountrySetting; value: unknown; country: string },
  words: FieldWords,
): string {
  const list = (texts: string[]) => texts.join(' · ') || words.t('settings_nothing_chosen')
  const countries = (codes: string[]) => list(codes.map(words.country))
  const describe: Describe = {
    currency: words.currency,
    timeZone: (zone) => timeZoneName(zone, words.language),
    vat: ({ regime, percent }) =>
      list([
        words.part('vat.regime', regime ?? 'unset') ?? '',
        ...(percent === undefined ? [] : [`${percent}%`]),
      ]),
    workingDays: (days) => list(days.map(words.weekday)),
    holidays: (days) => list(days.map(words.day)),
    shipping: (methods) =>
      list(
        methods.map((method) => {
          const places = method.countries.map(words.country).join(addressComma[words.language])
          return places ? `${words.text(method.title)} (${places})` : words.text(method.title)
        }),
      ),
    cashOnDelivery: (cash) => countries(cash.countries),
    smsCountries: countries,
    homeService: ({ areas, timeSlots }) =>
      timeSlots.length === 0
        ? words.t('settings_country_no_visits')
        : list(areas.map((area) => words.text(areaName(country, area)))),
  }
  return (describe[name] as (value: unknown) => string)(value)
}
