/** The channel on which processes announce the customer of a new notification. */
export const notificationChannel = 'notifications'

/** Tabs share one stream, so this is devices. */
const maxOfCustomer = 6
const maxOfProcess = 5000

/** The listeners in this process, by customer. */
export class LiveNotifications {
  readonly #listeners = new Map<string, Set<() => void>>()
  #count = 0

  /** How many listen in this process. */
  get count(): number {
    return this.#count
  }

  isFull(customerId: string): boolean {
    const own = this.#listeners.get(customerId)?.size ?? 0
    return own >= maxOfCustomer || this.#count >= maxOfProcess
  }

  /** Calls `look` whenever there may be new notifications; the returned function stops that. */
  follow(customerId: string, look: () => void): () => void {
    const own = this.#listeners.get(customerId) ?? new Set()
    this.#listeners.set(customerId, own.add(look))
    this.#count += 1
    return () => {
      if (!own.delete(look)) return
      this.#count -= 1
      if (own.size === 0) this.#listeners.delete(customerId)
    }
  }

  announce(customerId: string) {
    for (const look of this.#listeners.get(customerId) ?? []) look()
  }

  announceAll() {
    for (const customerId of this.#listeners.keys()) this.announce(customerId)
  }
}
