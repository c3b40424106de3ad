/** A set of positions, one bit each. All sets of one table have the same length. */
export type Bits = Int32Array

export function newBits(capacity: number): Bits {
  return new Int32Array((capacity + 31) >>> 5)
}

export function hasBit(bits: Bits, at: number): boolean {
  return ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0
}

export function setBit(bits: Bits, at: number) {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export function clearBit(bits: Bits, at: number) {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31))
}

/** What is in all of the sets; there must be one at least. */
export function intersect(sets: readonly Bits[]): Bits {
  const [first = new Int32Array(0), ...others] = sets
  const result = first.slice()
  for (const set of others) {
    for (let word = 0; word < result.length; word++) {
      result[word] = (result[word] ?? 0) & (set[word] ?? 0)
    }
  }
  return result
}

/** Puts everything of `set` into `target`. */
export function addAll(target: Bits, set: Bits) {
  for (let word = 0; word < target.length; word++) {
    target[word] = (target[word] ?? 0) | (set[word] ?? 0)
  }
}

export function countBits(set: Bits): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += onesOf(set[word] ?? 0)
  return count
}

/** How many positions both sets have. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0
  for (let word = 0; word < a.length; word++) {
    const both = (a[word] ?? 0) & (b[word] ?? 0)
    if (both !== 0) count += onesOf(both)
  }
  return count
}

/** How many positions the first sets have together, or the second, and so on. */
export function countPairs(
  left: readonly (Bits | null | undefined)[],
  right: readonly (Bits | null | undefined)[],
): number {
  const [first] = left.filter((set) => set)
  if (!first) return 0
  const together = new Int32Array(first.length)
  for (const [index, a] of left.entries()) {
    const b = right[index]
    if (!a || !b) continue
    for (let word = 0; word < together.length; word++) {
      together[word] = (together[word] ?? 0) | ((a[word] ?? 0) & (b[word] ?? 0))
    }
  }
  return countBits(together)
}

/** Calls with each position of the set, in rising order. */
export function eachBit(set: Bits, call: (at: number) => void) {
  for (let word = 0; word < set.length; word++) {
    let left = set[word] ?? 0
    while (left !== 0) {
      call((word << 5) + 31 - Math.clz32(left & -left))
      left &= left - 1
    }
  }
}

function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
