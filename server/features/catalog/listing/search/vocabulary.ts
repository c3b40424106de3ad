import SearchableMap from 'minisearch/SearchableMap'
import { Postings } from './postings.ts'
import type { RelatedWord } from './search-rules.ts'
import { meaningOf, nearestTo, spellingsFor } from './search-synonyms.ts'

/** The meaning of one or several words, and the products that contain them. */
export type Term = { number: number; meaning: string; postings: Postings }
/** A word of the catalogue in comparable form, and as written in the place with the highest weight. */
export type Spelling = { text: string; written: string; weight: number; term: Term }
/** A term that may be meant by a word of a search; quality says how near it comes. */
export type Candidate = { term: Term; written: string; exact: boolean; quality: number }

/** So low that the products of a one-way synonym come after every form of the word itself. */
const oneWayQuality = 0.05

/** The words of the catalogue, to be found by their beginning and by likeness. */
export class Vocabulary {
  readonly #terms: Term[] = []
  readonly #byMeaning = new Map<string, Term>()
  readonly #spellings = new Map<string, Spelling>()
  readonly #tree = new SearchableMap<Spelling>()

  get terms(): readonly Term[] {
    return this.#terms
  }

  learn(text: string, written: string): Spelling {
    const known = this.#spellings.get(text)
    if (known) return known
    const meaning = meaningOf(text)
    const term = this.#byMeaning.get(meaning) ?? this.#newTerm(meaning)
    return this.#spellings.get(text) ?? this.#newSpelling(term, text, written)
  }

  /** Returns the term with the same meaning as the whole word. */
  same(word: string): Candidate[] {
    const term = this.#byMeaning.get(meaningOf(word))
    const written = this.#spellings.get(word)?.written ?? word
    return bestOfEach(term ? [{ term, written, exact: true, quality: 1 }] : [])
  }

  begunWith(word: string): Candidate[] {
    const begun = [...this.#tree.atPrefix(word).values()]
    return bestOfEach([
      ...this.same(word),
      ...begun.map((spelling) => near(spelling, word.length / spelling.text.length)),
    ])
  }

  /** Adds the terms that the rules of staff relate to a word; those of one-way rules come after its own. */
  withRelated(own: Candidate[], related: readonly RelatedWord[]): Candidate[] {
    if (related.length === 0) return own
    const added = related.flatMap(({ word, isSame, quality }) =>
      this.same(word).map((candidate) => ({
        ...candidate,
        exact: isSame && quality === 1,
        quality: isSame ? quality : quality * oneWayQuality,
      })),
    )
    return bestOfEach([...own, ...added])
  }

  /** Returns the terms of the shop that are nearest to a thing which no product contains. */
  nearest(word: string): Candidate[] {
    return bestOfEach(
      nearestTo(word).flatMap((other) =>
        this.same(other).map((candidate) => ({ ...candidate, exact: false })),
      ),
    )
  }

  /** The words that are the fewest slips of the finger away; long ones may hold two. */
  alike(word: string): Candidate[] {
    for (let slips = 1; slips <= allowedSlips(word); slips++) {
      const found = [...this.#tree.fuzzyGet(word, slips).values()].map(([spelling]) => spelling)
      const swapped = slips === 1 ? this.#withSwappedLetters(word) : []
      const alike = [...found, ...swapped]
      const candidates = bestOfEach(alike.map((spelling) => near(spelling, 0.5 / slips)))
      if (candidates.length > 0) return candidates
    }
    return []
  }

  /** Finds words with two neighbouring letters swapped: this is one typing error, although two letters differ. */
  #withSwappedLetters(word: string): Spelling[] {
    return [...word].slice(1).flatMap((_, at) => {
      const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
      return this.#spellings.get(swapped) ?? []
    })
  }

  #newTerm(meaning: string): Term {
    const term = { number: this.#terms.length, meaning, postings: new Postings() }
    this.#terms.push(term)
    this.#byMeaning.set(meaning, term)
    for (const { text, written } of spellingsFor(meaning)) this.#newSpelling(term, text, written)
    return term
  }

  #newSpelling(term: Term, text: string, written: string): Spelling {
    const spelling = { text, written, weight: 0, term }
    this.#spellings.set(text, spelling)
    this.#tree.set(text, spelling)
    return spelling
  }
}

function near({ term, written }: Spelling, quality: number): Candidate {
  return { term, written, exact: false, quality }
}

/** Returns the best of several spellings of each meaning, without terms that no product contains any more. */
function bestOfEach(candidates: Candidate[]): Candidate[] {
  const best = new Map<Term, Candidate>()
  for (const one of candidates) {
    const known = best.get(one.term)
    const better = !known || (!known.exact && (one.exact || one.quality > known.quality))
    if (better && one.term.postings.length > 0) best.set(one.term, one)
  }
  return [...best.values()]
}

function allowedSlips(word: string): number {
  if (word.length < 3) return 0
  return word.length < 6 ? 1 : 2
}
