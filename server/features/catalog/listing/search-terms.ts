import { indexWords } from '@rimal/contract/normalise-text'
import type { ProductFacts, Shelf, Shelves } from './product-facts.ts'

/** How much a word tells, by where it stands; the most that is possible is 15. */
const weights = {
  name: 14,
  title: 8,
  subtitle: 6,
  type: 6,
  color: 6,
  fabric: 5,
  category: 4,
  keyword: 3,
}

/** A word as it is compared, as it was written, and how much it tells of the product. */
export type WeightedTerm = { term: string; written: string; weight: number }

/** The words of a catalogue repeat themselves, and folding them is most of the work of loading it. */
export class TermReader {
  readonly #shelves: Shelves
  readonly #known = new Map<string, { term: string; written: string }[]>()

  constructor(shelves: Shelves) {
    this.#shelves = shelves
  }

  /** Every term once, with the most it weighs anywhere in the product. */
  read(facts: ProductFacts): Map<string, WeightedTerm> {
    const found = new Map<string, WeightedTerm>()
    const add = (weight: number, ...texts: string[]) => {
      for (const text of texts) {
        for (const known of this.#termsOf(text)) {
          const before = found.get(known.term)
          if (!before || before.weight < weight) found.set(known.term, { ...known, weight })
        }
      }
    }
    const titles = (shelves: Shelf[], ids: string[]) =>
      shelves.filter(({ id }) => ids.includes(id)).flatMap(({ title }) => [title.en, title.ar])
    const { type, category, color, fabric } = this.#shelves
    add(weights.name, facts.name.en, facts.name.ar)
    add(weights.title, facts.title.en, facts.title.ar)
    add(weights.subtitle, facts.subtitle.en, facts.subtitle.ar)
    add(weights.type, ...titles(type, [facts.typeId]))
    add(weights.category, ...titles(category, facts.categories))
    add(weights.fabric, ...titles(fabric, [facts.fabric]))
    for (const { name, family } of facts.items) {
      add(weights.color, name.en, name.ar, ...titles(color, [family]))
    }
    add(weights.keyword, ...facts.keywords.en, ...facts.keywords.ar)
    return found
  }

  /** Frees what was remembered of texts. */
  forget() {
    this.#known.clear()
  }

  #termsOf(text: string): { term: string; written: string }[] {
    const known = this.#known.get(text)
    if (known) return known
    const terms = text.split(/[\s،,;/()]+/).flatMap((written) => {
      const bare = written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
      return indexWords(bare).map((term) => ({ term, written: bare }))
    })
    this.#known.set(text, terms)
    return terms
  }
}
