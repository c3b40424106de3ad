import { sizes } from '@rimal/contract/limits'
import { storedValue } from '../../../session/stored-value.ts'
import { useStored } from '../../../session/use-stored.ts'

const mySize = storedValue<number | null>({
  area: 'local',
  key: 'my_size',
  version: 1,
  initial: null,
  parse: (stored) => sizes.find((size) => size === stored) ?? null,
})

/**
 * Returns the size that the shopper chose last, here or on an earlier visit; null until the browser has read it.
 */
export function useMySize(): number | null {
  return useStored(mySize, null)
}

export function rememberMySize(size: number) {
  mySize.set(size)
}
