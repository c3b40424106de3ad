import {
  type CountrySetting,
  countrySettings,
  valuesOfCountry,
} from '@rimal/contract/country/country-values'
import { isEqual } from '@rimal/contract/staff/one-form'
import type { Fields } from '../fields/form-context.ts'

type Setting = { name: string; value: unknown; own: boolean }
export type CountryChange = {
  name: CountrySetting
  /** The value that is saved, and the one that the country has. */
  now: unknown
  ofCountry: unknown
  /** Whether the setting takes the value of the country with the next save. */
  follows: boolean
  /** Whether the setting is in the form. */
  isHere: boolean
}

/** Returns what another country means for each setting that differs there. `form` holds the settings of the page. */
export function countryChanges(
  country: string,
  { saved, form }: { saved: readonly Setting[]; form: Fields },
): CountryChange[] {
  const values = valuesOfCountry(country)
  return countrySettings.flatMap((name) => {
    const setting = saved.find((one) => one.name === name)
    const ofCountry = values[name]
    if (!setting || (isEqual(setting.value, ofCountry) && !(name in form))) return []
    const isHere = name in form
    const follows = isHere ? isEqual(form[name], ofCountry) : !setting.own
    // What is saved is right for the country, and the form leaves it.
    if (follows && isEqual(setting.value, ofCountry)) return []
    const now = isHere && !follows ? form[name] : setting.value
    return [{ name, now, ofCountry, follows, isHere }]
  })
}

/** The fields of the form that follow the country, because nobody has set them, saved or not. */
export function followCountry(
  { from, to }: { from: string; to: string },
  { settings, form }: { settings: readonly Setting[]; form: Fields },
): Fields {
  const [before, after] = [valuesOfCountry(from), valuesOfCountry(to)]
  const free = countrySettings.filter((name) => {
    const setting = settings.find((one) => one.name === name)
    return setting && !setting.own && isEqual(form[name], before[name])
  })
  return Object.fromEntries(free.map((name) => [name, after[name]]))
}
