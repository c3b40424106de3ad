import type { LengthUnit } from '@rimal/contract/measure/measurements'
import { storedValue } from '../../session/stored-value.ts'
import { useStored } from '../../session/use-stored.ts'

const stored = storedValue<LengthUnit>({
  area: 'local',
  key: 'length_unit',
  version: 1,
  initial: 'in',
  parse: (unit) => (unit === 'cm' || unit === 'in' ? unit : null),
})

/** Returns the unit that the customer last chose: all measurements of the customer are shown in it. */
export function useMyUnit(): LengthUnit {
  return useStored(stored, 'in')
}

export function myUnit(): LengthUnit {
  return stored.get()
}

export function storeUnit(unit: LengthUnit) {
  stored.set(unit)
}
