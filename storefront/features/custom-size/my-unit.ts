import type { LengthUnit } from '@rimal/contract/measure/measurements'
import { useSyncExternalStore } from 'react'

const key = 'length_unit'
const listeners = new Set<() => void>()

/** Returns the unit that the customer last chose: all measurements of the customer are shown in it. */
export function useMyUnit(): LengthUnit {
  return useSyncExternalStore(subscribe, myUnit, () => 'in')
}

export function myUnit(): LengthUnit {
  try {
    return localStorage.getItem(key) === 'cm' ? 'cm' : 'in'
  } catch {
    return 'in'
  }
}

export function storeUnit(unit: LengthUnit) {
  try {
    localStorage.setItem(key, unit)
  } catch {
    // Without storage every list begins with inches.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
