import { useSyncExternalStore } from 'react'

const key = 'delivery_country'
const listeners = new Set<() => void>()

/** Returns the two letters of the delivery country; null until the browser has read it, and when it cannot. */
export function useMyCountry(): string | null {
  return useSyncExternalStore(subscribe, myCountry, () => null)
}

/** Returns the country that the customer chose, else the one of the browser's time zone. */
export function myCountry(): string | null {
  return chosenCountry() ?? countryOfZone() ?? null
}

export function chosenCountry(): string | null {
  return stored()?.slice(0, 2) ?? null
}

/** Says whether the chosen country must still be sent to the shop, which may have stored another one. */
export function isUnsent(): boolean {
  return Boolean(stored()?.[2])
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores the country; a mark after its two letters says that it must still be sent to the shop. */
export function rememberCountry(code: string, mark: '' | '?' = '') {
  try {
    localStorage.setItem(key, code + mark)
  } catch {
    // A forbidden storage costs only the reminder.
  }
  for (const listener of listeners) listener()
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

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
