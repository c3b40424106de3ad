import { searchWords } from '@rimal/contract/normalise-text'
import SearchableMap from 'minisearch/SearchableMap'
import { type Bits, newBits, setBit } from './bits.ts'
import { Postings } from './postings.ts'
import { remember } from './remember.ts'
import { isFiller, meaningOf } from './search-synonyms.ts'
import type { WeightedTerm } from './search-terms.ts'

/** What one or several words mean, and the products that say so. */
type Term = { meaning: string; postings: Postings }
/** A word of the catalogue as it is compared, and as it was written where it tells most. */
type Spelling = { text: string; written: string; weight: number; term: Term }
type Candidate = { term: Term; written: string; exact: boolean; quality: number }
/** One word of the search and the terms that answer it. */
type Asked = { candidates: Candidate[]; typed: boolean }

export type Found = {
  products: Bits
  scores: Uint16Array
  /** The terms that answered, to choose among the colours of a product. */
  terms: Set<string>
  /** The words searched for instead, when those typed lead nowhere. */
  understoodAs: string | null
}

/** More words than this say no more; each costs a walk through the index. */
const mostWords = 8

/** Searches whose answers are remembered; one takes two bytes for each product. */
const mostKept = 32

/**
 * The words of the catalogue. MiniSearch's own tree finds them by beginning and by likeness; which
 * products have them stands in flat arrays, as its result objects take 200 ms for 100,000 products.
 */
export class SearchIndex {
  readonly #terms = new Map<string, Term>()
  readonly #spellings = new Map<string, Spelling>()
  readonly #tree = new SearchableMap<Spelling>()
  readonly #capacity: number
  /** Most changes of the catalogue are of stock, and leave what was found as it is. */
  readonly #found = new Map<string, Found | null>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  add(position: number, words: Iterable<WeightedTerm>) {
    this.#found.clear()
    const weights = new Map<Term, number>()
    for (const word of words) {
      const { term } = this.#learn(word)
      weights.set(term, Math.max(word.weight, weights.get(term) ?? 0))
    }
    for (const [{ postings }, weight] of weights) postings.add(position, weight)
  }

  remove(position: number) {
    this.#found.clear()
    for (const { postings } of this.#terms.values()) postings.remove(position)
  }

  /** The products that answer most of the words; null when the text holds no word at all. */
  find(text: string): Found | null {
    return remember(this.#found, text, { most: mostKept, make: () => this.#find(text) })
  }

  #find(text: string): Found | null {
    const all = [...new Set(searchWords(text))]
    const telling = all.filter((word) => !isFiller(word))
    const words = (telling.length > 0 ? telling : all).slice(0, mostWords)
    if (words.length === 0) return null
    const asked = words.map((word) => this.#ask(word))
    const answered = asked.filter(({ candidates }) => candidates.length > 0)
    const typedOnly = asked.every(({ typed }) => typed)
    return {
      ...this.#rank(answered),
      terms: new Set(
        answered.flatMap(({ candidates }) => candidates.map(({ term }) => term.meaning)),
      ),
      understoodAs: typedOnly || answered.length === 0 ? null : answered.map(writtenOf).join(' '),
    }
  }

  #learn({ term: text, written, weight }: WeightedTerm): Spelling {
    const known = this.#spellings.get(text)
    if (known) {
      if (weight > known.weight) Object.assign(known, { written, weight })
      return known
    }
    const meaning = meaningOf(text)
    const term = this.#terms.get(meaning) ?? { meaning, postings: new Postings() }
    this.#terms.set(meaning, term)
    const spelling = { text, written, weight, term }
    this.#spellings.set(text, spelling)
    this.#tree.set(text, spelling)
    return spelling
  }

  #ask(word: string): Asked {
    const typed = this.#begunWith(word)
    return typed.length > 0
      ? { candidates: typed, typed: true }
      : { candidates: this.#alike(word), typed: false }
  }

  #begunWith(word: string): Candidate[] {
    const exact = this.#terms.get(meaningOf(word))
    const written = this.#spellings.get(word)?.written ?? word
    const begun = [...this.#tree.atPrefix(word).values()].map((spelling) =>
      candidate(spelling, word.length / spelling.text.length),
    )
    return bestOfEach([
      ...(exact ? [{ term: exact, written, exact: true, quality: 1 }] : []),
      ...begun,
    ])
  }

  /** The words that are the fewest slips of the finger away; long ones may hold two. */
  #alike(word: string): Candidate[] {
    for (let slips = 1; slips <= allowedSlips(word); slips++) {
      const found = [...this.#tree.fuzzyGet(word, slips).values()]
      const candidates = bestOfEach(found.map(([spelling]) => candidate(spelling, 0.5 / slips)))
      if (candidates.length > 0) return candidates
    }
    return []
  }

  #rank(asked: Asked[]): { products: Bits; scores: Uint16Array } {
    const hits = new Uint8Array(this.#capacity)
    const scores = new Uint16Array(this.#capacity)
    for (const { candidates } of asked) {
      const { best, found } = this.#bestOf(candidates)
      // A word that few pieces have tells more than one that all have.
      const rarity = 1 + Math.log10((this.#capacity + 1) / (found.length + 1))
      const weighed = Uint16Array.from({ length: 256 }, (_, score) => Math.round(score * rarity))
      for (const at of found) {
        hits[at] = (hits[at] ?? 0) + 1
        scores[at] = (scores[at] ?? 0) + (weighed[best[at] ?? 0] ?? 0)
      }
    }
    return { products: mostHit(hits), scores }
  }

  /** What one word says of each product: an exact word more than any begun or mistyped one. */
  #bestOf(candidates: Candidate[]): { best: Uint8Array; found: Int32Array } {
    const best = new Uint8Array(this.#capacity)
    const found = new Int32Array(this.#capacity)
    let count = 0
    for (const { term, exact, quality } of candidates) {
      term.postings.each((at, weight) => {
        const score = (exact ? 128 : 0) + Math.ceil(weight * quality * 8)
        const before = best[at] ?? 0
        if (before === 0) found[count++] = at
        if (score > before) best[at] = score
      })
    }
    return { best, found: found.subarray(0, count) }
  }
}

function mostHit(hits: Uint8Array): Bits {
  let most = 1
  for (let at = 0; at < hits.length; at++) most = Math.max(most, hits[at] ?? 0)
  const products = newBits(hits.length)
  for (let at = 0; at < hits.length; at++) {
    if (hits[at] === most) setBit(products, at)
  }
  return products
}

function candidate({ term, written }: Spelling, quality: number): Candidate {
  return { term, written, exact: false, quality }
}

/** Several spellings of one meaning count as the best of them; what no product says any more does not. */
function bestOfEach(candidates: Candidate[]): Candidate[] {
  const best = new Map<Term, Candidate>()
  for (const one of candidates) {
    const known = best.get(one.term)
    const better = !known || (!known.exact && one.quality > known.quality)
    if (better && one.term.postings.length > 0) best.set(one.term, one)
  }
  return [...best.values()]
}

function allowedSlips(word: string): number {
  if (word.length < 3) return 0
  return word.length < 6 ? 1 : 2
}

/** The likeliest of what may have been meant: what most products say. */
function writtenOf({ candidates }: Asked): string {
  const [likeliest] = candidates.toSorted(
    (a, b) => Number(b.exact) - Number(a.exact) || b.term.postings.length - a.term.postings.length,
  )
  return likeliest?.written ?? ''
}
