/** The delays of the slowest interactions, one for each interaction. */
export type Interactions = { add(id: number, delay: number): void; delay(count: number): number }

/** One interaction in so many may be an outlier. */
const outlierOf = 50
const maxStored = 10

/** Collects interactions, of which the slowest one counts, and the next one for every fifty of them. */
export function collectInteractions(): Interactions {
  const slowest = new Map<number, number>()
  return {
    add(id, delay) {
      slowest.set(id, Math.max(delay, slowest.get(id) ?? 0))
      if (slowest.size <= maxStored) return
      const [quickest] = [...slowest].toSorted(([, a], [, b]) => a - b)
      if (quickest) slowest.delete(quickest[0])
    },
    delay(count) {
      const delays = [...slowest.values()].toSorted((a, b) => b - a)
      return delays[Math.min(delays.length - 1, Math.floor(count / outlierOf))] ?? 0
    },
  }
}
