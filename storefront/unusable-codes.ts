import { parseText, storedValue } from './session/stored-value.ts'
import { useStored } from './session/use-stored.ts'

const stored = storedValue({
  area: 'local',
  key: 'rimal-unusable-codes',
  version: 1,
  initial: '',
  parse: parseText,
})

/** Discount codes that the shopper was found to have no more use of, with a space between two. */
export function useUnusableCodes(): string {
  return useStored(stored, '')
}

export function saveUnusableCodes(codes: readonly string[]) {
  const text = codes.join(' ')
  if (text !== stored.get()) stored.set(text)
}
