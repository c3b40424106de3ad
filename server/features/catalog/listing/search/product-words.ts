import { indexWords } from '@rimal/contract/text/normalise-text'
import type { ProductFacts, CatalogGroup, CatalogGroups } from '../product-facts.ts'
import type { Spelling, Vocabulary } from './vocabulary.ts'

/** The weight of a word by its place in the product; the highest possible weight is 15. */
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

/** A word as it is written in a text. */
export type Word = { spelling: Spelling; written: string }
type Titles = Map<string, readonly Word[]>

/** Texts and words of a catalogue repeat themselves; more of them than this are begun afresh. */
const maxKnown = 20_000

/** Reads the words of products; folding texts is most of the work of loading a catalogue. */
export class ProductWords {
  readonly #vocabulary: Vocabulary
  readonly #texts = new Map<string, readonly Word[]>()
  readonly #words = new Map<string, readonly Word[]>()
  readonly #titles: Record<'type' | 'category' | 'color' | 'fabric', Titles>

  constructor(groups: CatalogGroups, vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    const titles = (all: CatalogGroup[]): Titles =>
      new Map(
        all.map(({ id, title }) => [id, [...this.#inText(title.en), ...this.#inText(title.ar)]]),
      )
    this.#titles = {
      type: titles(groups.type),
      category: titles(groups.category),
      color: titles(groups.color),
      fabric: titles(groups.fabric),
    }
  }

  /** Calls `add` with all words of the product and the weight of their place. */
  read(facts: ProductFacts, add: (words: readonly Word[], weight: number) => void) {
    const { type, category, color, fabric } = this.#titles
    const addBoth = ({ en, ar }: { en: string; ar: string }, weight: number) => {
      add(this.#inText(en), weight)
      add(this.#inText(ar), weight)
    }
    const addTitle = (titles: Titles, id: string, weight: number) =>
      add(titles.get(id) ?? [], weight)

    addBoth(facts.name, weights.name)
    addBoth(facts.title, weights.title)
    addBoth(facts.subtitle, weights.subtitle)
    addTitle(type, facts.typeId, weights.type)
    for (const id of facts.categories) addTitle(category, id, weights.category)
    addTitle(fabric, facts.fabric, weights.fabric)
    for (const { name, family } of facts.items) {
      addBoth(name, weights.color)
      addTitle(color, family, weights.color)
    }
    for (const keyword of facts.keywords.en) add(this.#inText(keyword), weights.keyword)
    for (const keyword of facts.keywords.ar) add(this.#inText(keyword), weights.keyword)
  }

  #inText(text: string): readonly Word[] {
    return known(this.#texts, text, () =>
      text.split(/[\s،,;/()]+/).flatMap((written) => this.#inWord(written)),
    )
  }

  /** One written word is found under several spellings. */
  #inWord(word: string): readonly Word[] {
    return known(this.#words, word, () => {
      const written = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
      return indexWords(written).map((text) => ({
        spelling: this.#vocabulary.learn(text, written),
        written,
      }))
    })
  }
}

function known<T>(values: Map<string, T>, key: string, make: () => T): T {
  const before = values.get(key)
  if (before !== undefined) return before
  if (values.size === maxKnown) values.clear()
  const made = make()
  values.set(key, made)
  return made
}
