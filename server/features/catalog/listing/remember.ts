/**
 * Returns the value known under the key, else the value that `make` returns; the least recently used value is
 * discarded.
 */
export function remember<T>(
  known: Map<string, T>,
  key: string,
  { max, make }: { max: number; make: () => T },
): T {
  const value = known.has(key) ? (known.get(key) as T) : make()
  // Put last, so that the first of the map is the one to forget.
  known.delete(key)
  known.set(key, value)
  if (known.size > max) known.delete(known.keys().next().value ?? '')
  return value
}
