/**
 * A set of positions, one bit each. All sets of one table have the same length. Loops over them count
 * their index: `for … of` takes three times as long on typed arrays.
 */
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

/** Returns the positions that are in all of the sets; there must be at least one set. */
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

/** Returns the positions that are in at least one of the sets; there must be at least one set. */
export function unionOf(sets: readonly Bits[]): Bits {
  const [first = new Int32Array(0), ...others] = sets
  const result = first.slice()
  for (const set of others) {
    for (let word = 0; word < result.length; word++) {
      result[word] = (result[word] ?? 0) | (set[word] ?? 0)
    }
  }
  return result
}

export function isEmpty(set: Bits): boolean {
  return set.every((word) => word === 0)
}

export function countBits(set: Bits): number {
  let count = 0
  for (let word = 0; word < set.length; word++) count += onesOf(set[word] ?? 0)
  return count
}

/** Which words of the set hold anything: where it has little, only these need to be counted. */
export function occupiedWords(set: Bits): Int32Array {
  const words = new Int32Array(set.length)
  let count = 0
  for (let word = 0; word < set.length; word++) if (set[word] !== 0) words[count++] = word
  return words.subarray(0, count)
}

/** How many positions both sets have in these words. */
export function countBoth(a: Bits, b: Bits, words: Int32Array): number {
  let count = 0
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? 0
    count += onesOf((a[word] ?? 0) & (b[word] ?? 0))
  }
  return count
}

/** Two sets, of which what both have is meant. */
export type Pair = readonly [Bits, Bits]

/** How many positions both sets of one of the pairs have in these words. */
export function countPairs(pairs: readonly Pair[], words: Int32Array): number {
  const [first, second = first, third = first, ...rest] = pairs
  if (!first || !second || !third) return 0
  const fourth = rest.length > 1 ? unionOf(rest.map(intersect)) : null
  const last: Pair = fourth ? [fourth, fourth] : (rest[0] ?? first)
  return countFour([first, second, third, last], words)
}

/** At once, as four passes over a set in between take three times as long. */
function countFour(
  [[a, b], [c, d], [e, f], [g, h]]: readonly [Pair, Pair, Pair, Pair],
  words: Int32Array,
): number {
  let count = 0
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? 0
    count += onesOf(
      ((a[word] ?? 0) & (b[word] ?? 0)) |
        ((c[word] ?? 0) & (d[word] ?? 0)) |
        ((e[word] ?? 0) & (f[word] ?? 0)) |
        ((g[word] ?? 0) & (h[word] ?? 0)),
    )
  }
  return count
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

/**
 * The ones of each half word. Looked up, as the usual sums overflow the small integers that V8
 * computes with and then take five times as long.
 */
const onesOfHalf = new Uint8Array(65_536)
for (let half = 1; half < onesOfHalf.length; half++) {
  onesOfHalf[half] = (onesOfHalf[half >>> 1] ?? 0) + (half & 1)
}

function onesOf(word: number): number {
  return (onesOfHalf[word & 0xffff] ?? 0) + (onesOfHalf[word >>> 16] ?? 0)
}
