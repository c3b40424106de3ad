import type { Term } from './vocabulary.ts'

/**
 * The weight of each term in one product; the object is reused for the next product, because a catalogue has many.
 */
export class TermWeights {
  #weights = new Uint8Array(1024)
  readonly #terms: Term[] = []

  clear() {
    for (const { number } of this.#terms) this.#weights[number] = 0
    this.#terms.length = 0
  }

  /** Raises the weight of a term: a term in several places has the weight of its best place. */
  raise(term: Term, weight: number) {
    if (term.number >= this.#weights.length) this.#grow(term.number)
    const before = this.#weights[term.number] ?? 0
    if (before === 0) this.#terms.push(term)
    if (weight > before) this.#weights[term.number] = weight
  }

  each(call: (term: Term, weight: number) => void) {
    for (const term of this.#terms) call(term, this.#weights[term.number] ?? 0)
  }

  /** Returns FNV-1a over all terms and weights: the same for a product whose words have not changed. */
  fingerprint(): number {
    let hash = 0x811c9dc5
    this.each(({ number }, weight) => {
      hash = Math.imul(hash ^ number, 0x01000193)
      hash = Math.imul(hash ^ weight, 0x01000193)
    })
    return hash
  }

  #grow(number: number) {
    const larger = new Uint8Array(number * 2)
    larger.set(this.#weights)
    this.#weights = larger
  }
}
