import { useSyncExternalStore } from 'react'

const key = 'delivery_country'
const listeners = new Set<() => void>()

/** Two letters: where she has things delivered; null until the browser has told, and where it cannot. */
export function useMyCountry(): string | null {
  return useSyncExternalStore(subscribe, myCountry, () => null)
}

/** The country she chose, else the one that her browser's clock is set to. */
export function myCountry(): string | null {
  return chosenCountry() ?? countryOfZone() ?? null
}

export function chosenCountry(): string | null {
  return stored()?.slice(0, 2) ?? null
}

/** Whether the shop, which may keep another country for her, is still to be told what she chose. */
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

/** A mark behind its two letters says that the shop is still to be told. */
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

/** By the city of a time zone. Beyond the Gulf, the house speaks of its own country until she chooses. */
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
