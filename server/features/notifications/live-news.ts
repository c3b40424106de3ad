/** The channel on which processes tell each other whom a notification came for. */
export const newsChannel = 'news'

/** Tabs share one stream, so this is devices. */
const mostOfCustomer = 6
const mostOfProcess = 5000

/** Who listens in this process, by customer. */
export class LiveNews {
  readonly #listeners = new Map<string, Set<() => void>>()
  #count = 0

  isFull(customerId: string): boolean {
    const hers = this.#listeners.get(customerId)?.size ?? 0
    return hers >= mostOfCustomer || this.#count >= mostOfProcess
  }

  /** Calls `look` whenever there may be news; the answer ends that. */
  follow(customerId: string, look: () => void): () => void {
    const hers = this.#listeners.get(customerId) ?? new Set()
    this.#listeners.set(customerId, hers.add(look))
    this.#count += 1
    return () => {
      if (!hers.delete(look)) return
      this.#count -= 1
      if (hers.size === 0) this.#listeners.delete(customerId)
    }
  }

  tell(customerId: string) {
    for (const look of this.#listeners.get(customerId) ?? []) look()
  }

  tellAll() {
    for (const customerId of this.#listeners.keys()) this.tell(customerId)
  }
}
