import { searchWords } from '@rimal/contract/normalise-text'
import SearchableMap from 'minisearch/SearchableMap'
import { type Bits, newBits, setBit } from './bits.ts'
import { Postings } from './postings.ts'
import { remember } from './remember.ts'
import { isFiller, synonymsOf } from './search-synonyms.ts'
import type { WeightedTerm } from './search-terms.ts'

type Term = { text: string; written: string; weight: number; postings: Postings }
type Candidate = { term: Term; exact: boolean; quality: number }
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
  readonly #tree = new SearchableMap<Term>()
  readonly #capacity: number
  /** Most changes of the catalogue are of stock, and leave what was found as it is. */
  readonly #found = new Map<string, Found | null>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  add(position: number, terms: Iterable<WeightedTerm>) {
    this.#found.clear()
    for (const { term: text, written, weight } of terms) {
      let term = this.#terms.get(text)
      if (!term) {
        term = { text, written, weight, postings: new Postings() }
        this.#terms.set(text, term)
        this.#tree.set(text, term)
      }
      if (weight > term.weight) Object.assign(term, { written, weight })
      term.postings.add(position, weight)
    }
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
      terms: new Set(answered.flatMap(({ candidates }) => candidates.map(({ term }) => term.text))),
      understoodAs: typedOnly || answered.length === 0 ? null : answered.map(writtenOf).join(' '),
    }
  }

  #ask(word: string): Asked {
    const typed = this.#begunWith(word)
    return typed.length > 0
      ? { candidates: typed, typed: true }
      : { candidates: this.#alike(word), typed: false }
  }

  #begunWith(word: string): Candidate[] {
    const exact = [word, ...synonymsOf(word)].flatMap((text) => {
      const term = this.#terms.get(text)
      return isUsed(term) ? [{ term, exact: true, quality: 1 }] : []
    })
    const longer = [...this.#tree.atPrefix(word).values()]
      .filter((term) => isUsed(term) && term.text !== word)
      .map((term) => ({ term, exact: false, quality: word.length / term.text.length }))
    return [...exact, ...longer]
  }

  /** The terms that the fewest slips of the finger away; longer words may hold two. */
  #alike(word: string): Candidate[] {
    for (let slips = 1; slips <= allowedSlips(word); slips++) {
      const found = [...this.#tree.fuzzyGet(word, slips).values()]
        .map(([term]) => term)
        .filter(isUsed)
      if (found.length > 0)
        return found.map((term) => ({ term, exact: false, quality: 0.5 / slips }))
    }
    return []
  }

  #rank(asked: Asked[]): { products: Bits; scores: Uint16Array } {
    const hits = new Uint8Array(this.#capacity)
    const scores = new Uint16Array(this.#capacity)
    for (const { candidates } of asked) {
      const { best, count } = this.#bestOf(candidates)
      // A word that few pieces have tells more than one that all have.
      const rarity = 1 + Math.log10((this.#capacity + 1) / (count + 1))
      for (let at = 0; at < best.length; at++) {
        const score = best[at] ?? 0
        if (score === 0) continue
        hits[at] = (hits[at] ?? 0) + 1
        scores[at] = (scores[at] ?? 0) + Math.round(score * rarity)
      }
    }
    return { products: mostHit(hits), scores }
  }

  /** What one word says of each product: an exact word more than any begun or mistyped one. */
  #bestOf(candidates: Candidate[]): { best: Uint16Array; count: number } {
    const best = new Uint16Array(this.#capacity)
    let count = 0
    for (const { term, exact, quality } of candidates) {
      term.postings.each((at, weight) => {
        const score = (exact ? 128 : 0) + Math.ceil(weight * quality * 8)
        const before = best[at] ?? 0
        if (before === 0) count++
        if (score > before) best[at] = score
      })
    }
    return { best, count }
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

function isUsed(term: Term | undefined): term is Term {
  return term !== undefined && term.postings.length > 0
}

function allowedSlips(word: string): number {
  if (word.length < 3) return 0
  return word.length < 6 ? 1 : 2
}

/** The likeliest meaning: the term that most products have. */
function writtenOf({ candidates }: Asked): string {
  const [likeliest] = candidates.toSorted(
    (a, b) => Number(b.exact) - Number(a.exact) || b.term.postings.length - a.term.postings.length,
  )
  return likeliest?.term.written ?? ''
}
