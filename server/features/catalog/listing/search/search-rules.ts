import type { SynonymKind } from '@rimal/contract/staff/search-kinds'
import { searchWords } from '@rimal/contract/text/normalise-text'
import { meaningOf } from './search-synonyms.ts'

export type SynonymRule = { kind: SynonymKind; words: string[]; finds: string[] }
export type PinnedRule = { phrases: string[]; products: string[] }

/** A word that another one also asks for; `quality` is below 1 while the other one is only begun. */
export type RelatedWord = { word: string; isSame: boolean; quality: number }

type Target = { word: string; isSame: boolean }

/** The synonyms and the pinned products that staff entered, in the form in which the search asks for them. */
export class SearchRules {
  /** The targets of each word by their meaning. */
  readonly #targets = new Map<string, Map<string, Target>>()
  /** The words of the synonyms as they are typed, with their meaning. */
  readonly #typed = new Map<string, string>()
  readonly #pinned = new Map<string, readonly string[]>()

  constructor(synonyms: readonly SynonymRule[] = [], pinned: readonly PinnedRule[] = []) {
    for (const rule of synonyms) this.#add(rule)
    for (const { phrases, products } of pinned) {
      for (const phrase of phrases) this.#pinned.set(phraseKey(phrase), products)
    }
  }

  /** The words that a search word also asks for, also where it is the beginning of a word with synonyms. */
  relatedTo(word: string, { begins }: { begins: boolean }): RelatedWord[] {
    const whole = this.#relatedIn(meaningOf(word), 1)
    if (!begins) return whole
    const begun = [...this.#typed].flatMap(([typed, meaning]) =>
      typed !== word && typed.startsWith(word)
        ? this.#relatedIn(meaning, word.length / typed.length)
        : [],
    )
    return [...whole, ...begun]
  }

  /** The ids of the products that stand first in the answer to a text, whether they are published or not. */
  pinnedFor(text: string): readonly string[] {
    return this.#pinned.get(phraseKey(text)) ?? []
  }

  #relatedIn(meaning: string, quality: number): RelatedWord[] {
    const targets = this.#targets.get(meaning)
    return targets ? [...targets.values()].map((target) => ({ ...target, quality })) : []
  }

  #add({ kind, words, finds }: SynonymRule) {
    const isSame = kind === 'same'
    const from = words.flatMap(searchWords)
    const to = isSame ? from : finds.flatMap(searchWords)
    for (const word of from) {
      const meaning = meaningOf(word)
      this.#typed.set(word, meaning)
      const targets = this.#targets.get(meaning) ?? new Map<string, Target>()
      this.#targets.set(meaning, targets)
      for (const target of to) {
        const key = meaningOf(target)
        if (key === meaning) continue
        targets.set(key, { word: target, isSame: isSame || targets.get(key)?.isSame === true })
      }
    }
  }
}

/** A phrase in the form in which searches are compared with it: other spellings of it are the same phrase. */
export function phraseKey(phrase: string): string {
  return searchWords(phrase).join(' ')
}
