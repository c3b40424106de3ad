import type { Text } from '@rimal/contract/language'
import { searchWords } from '@rimal/contract/text/normalise-text'
import { type Bits, eachBit, intersect, isEmpty, newBits, setBit } from '../bits.ts'
import type { WeighedAnswer } from '../order-by-score.ts'
import type { ProductFacts, CatalogGroups } from '../product-facts.ts'
import { ProductWords } from './product-words.ts'
import { remember } from '../remember.ts'
import { SearchRules } from './search-rules.ts'
import { isFiller } from './search-synonyms.ts'
import { TermWeights } from './term-weights.ts'
import { type Candidate, Vocabulary } from './vocabulary.ts'
import { answerEvent, type WordAnswer, writtenOf } from './word-answer.ts'

export type Search = {
  text: string
  /** While the shopper types, one letter is the beginning of a word; in a list it would find half the shop. */
  typing?: boolean | undefined
}

export type Found = {
  products: Bits
  words: WeighedAnswer[]
  /** The meanings that answered, to choose among the colours of a product. */
  meanings: Set<string>
  /** The words searched for instead, when those typed lead nowhere. */
  understoodAs: Text | null
  /** Whether the search names a thing that no product is, and the products of `understoodAs` are the nearest. */
  nearestOnly: boolean
}

/** More words than this say no more; each costs a walk through the index. */
const maxWords = 8

/** Searches and words of searches that are remembered; one takes a byte or two for each product. */
const maxCached = { searches: 32, words: 64 }

/**
 * The index of which products contain which words. MiniSearch's own tree finds words by prefix and by similarity;
 * the products of a word are stored in flat arrays, because MiniSearch's result objects take 200 ms for 100,000
 * products.
 */
export class SearchIndex {
  readonly #capacity: number
  readonly #vocabulary = new Vocabulary()
  readonly #words: ProductWords
  readonly #weights = new TermWeights()
  /**
   * A fingerprint of the words of each product: most changes concern the stock and leave the words and all
   * remembered answers valid.
   */
  readonly #fingerprints = new Map<number, number>()
  readonly #answers = new Map<string, WordAnswer>()
  readonly #found = new Map<string, Found | null>()
  #rules = new SearchRules()

  constructor(groups: CatalogGroups, capacity: number) {
    this.#capacity = capacity
    this.#words = new ProductWords(groups, this.#vocabulary)
  }

  get rules(): SearchRules {
    return this.#rules
  }

  /** Follows the rules of staff from now on; the words of the products stay as they are. */
  follow(rules: SearchRules) {
    this.#rules = rules
    this.#forgetAnswers()
  }

  /** Adds a product to the index, or replaces its words. */
  put(position: number, facts: ProductFacts) {
    this.#weigh(facts)
    const fingerprint = this.#weights.fingerprint()
    const known = this.#fingerprints.get(position)
    if (known === fingerprint) return
    if (known !== undefined) this.remove(position)
    this.#forgetAnswers()
    this.#fingerprints.set(position, fingerprint)
    this.#weights.each(({ postings }, weight) => postings.add(position, weight))
  }

  remove(position: number) {
    this.#forgetAnswers()
    this.#fingerprints.delete(position)
    for (const { postings } of this.#vocabulary.terms) postings.remove(position)
  }

  /** The products that answer most of the words; null when the text holds no word at all. */
  find(search: Search): Found | null {
    const make = () => this.#find(search)
    const key = JSON.stringify([search.text, search.typing])
    return remember(this.#found, key, { max: maxCached.searches, make })
  }

  #find({ text, typing = false }: Search): Found | null {
    const all = [...new Set(searchWords(text))]
    const meaningful = all.filter((word) => !isFiller(word))
    const words = (meaningful.length > 0 ? meaningful : all).slice(0, maxWords)
    if (words.length === 0) return null
    const asked = words.map((word) => this.#ask(word, typing))
    const answered = asked.filter(({ total }) => total > 0)
    const meanings = answered.flatMap(({ candidates }) => candidates.map(meaningIn))
    const meant = answered.map(writtenOf)
    const typedOnly = asked.every(({ typed }) => typed)
    return {
      products: maxAnswered(answered, this.#capacity),
      words: answered.map((answer) => ({ answer, rarity: this.#rarityOf(answer) })),
      meanings: new Set(meanings),
      understoodAs:
        typedOnly || answered.length === 0
          ? null
          : {
              en: meant.map(({ en }) => en).join(' '),
              ar: meant.map(({ ar }) => ar).join(' '),
            },
      nearestOnly: answered.some(({ nearest }) => nearest),
    }
  }

  #ask(word: string, typing: boolean): WordAnswer {
    const make = () => answerEvent(this.#candidatesFor(word, typing), this.#capacity)
    return remember(this.#answers, `${typing} ${word}`, { max: maxCached.words, make })
  }

  #candidatesFor(word: string, typing: boolean) {
    const begins = typing || [...word].length > 1
    const own = begins ? this.#vocabulary.begunWith(word) : this.#vocabulary.same(word)
    const typed = this.#vocabulary.withRelated(own, this.#rules.relatedTo(word, { begins }))
    if (typed.length > 0) return { candidates: typed, typed: true, nearest: false }
    const nearest = this.#vocabulary.nearest(word)
    if (nearest.length > 0) return { candidates: nearest, typed: false, nearest: true }
    return { candidates: this.#vocabulary.alike(word), typed: false, nearest: false }
  }

  /** Returns the weight of a word by its rarity: a word in few products counts more than a word in all. */
  #rarityOf({ total }: WordAnswer): number {
    return 1 + Math.log10((this.#fingerprints.size + 1) / (total + 1))
  }

  /** Leaves the weights of the product's terms in `#weights`. */
  #weigh(facts: ProductFacts) {
    this.#weights.clear()
    this.#words.read(facts, (words, weight) => {
      for (const { spelling, written } of words) {
        this.#weights.raise(spelling.term, weight)
        if (weight > spelling.weight) Object.assign(spelling, { written, weight })
      }
    })
  }

  #forgetAnswers() {
    this.#answers.clear()
    this.#found.clear()
  }
}

/** Returns the products with all of the words; if there are none, the products with most of them. */
function maxAnswered(answered: WordAnswer[], capacity: number): Bits {
  if (answered.length === 0) return newBits(capacity)
  const inAll = intersect(answered.map(({ products }) => products))
  if (!isEmpty(inAll)) return inAll
  const hits = new Uint8Array(capacity)
  let max = 0
  for (const { products } of answered) {
    eachBit(products, (at) => {
      const count = (hits[at] ?? 0) + 1
      hits[at] = count
      if (count > max) max = count
    })
  }
  const result = newBits(capacity)
  for (let at = 0; at < capacity; at++) if (hits[at] === max) setBit(result, at)
  return result
}

function meaningIn({ term }: Candidate): string {
  return term.meaning
}
