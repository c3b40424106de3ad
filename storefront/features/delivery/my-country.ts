import { useSyncExternalStore } from 'react'
import { storedValue } from '../../session/stored-value.ts'

/** The two letters of a country, with a mark while it must still be sent to the shop. */
const stored = storedValue<string | null>({
  area: 'local',
  key: 'delivery_country',
  version: 1,
  initial: null,
  parse: (country) => (/^[A-Z]{2}\??$/.test(String(country)) ? String(country) : null),
})

/** Returns the two letters of the delivery country; null until the browser has read it, and when it cannot. */
export function useMyCountry(): string | null {
  return useSyncExternalStore(stored.subscribe, myCountry, () => null)
}

/** Returns the country that the customer chose, else the one of the browser's time zone. */
export function myCountry(): string | null {
  return chosenCountry() ?? countryOfZone() ?? null
}

export function chosenCountry(): string | null {
  return stored.get()?.slice(0, 2) ?? null
}

/** Says whether the chosen country must still be sent to the shop, which may have stored another one. */
export function isUnsent(): boolean {
  return Boolean(stored.get()?.[2])
}

/** Stores the country; a mark after its two letters says that it must still be sent to the shop. */
export function rememberCountry(code: string, mark: '' | '?' = '') {
  stored.set(code + mark)
}

function countryOfZone(): string | undefined {
  const [, city = ''] = Intl.DateTimeFormat().resolvedOptions().timeZone.split('/')
  return countries[city]
}

/**
 * Countries by the city of a time zone. Beyond the Gulf, the shop's own country is used until the customer chooses
 * one.
 */
const countries: Record<string, string> = {
  Dubai: 'AE',
  Riyadh: 'SA',
  Kuwait: 'KW',
  Qatar: 'QA',
  Bahrain: 'BH',
  Muscat: 'OM',
}
