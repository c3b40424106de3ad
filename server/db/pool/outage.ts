/** After so long an outage nobody tries again within one request. */
const patienceMs = 2_000
/** After so long without a failure, another failure is another outage. */
const forgottenMs = 5_000

/** Remembers since when the database has been away, for all who ask it meanwhile. */
export class Outage {
  #now: { since: number; failedAt: number; error: Error } | null = null

  /** The failure that was noted last; null while the database is there. */
  get error(): Error | null {
    return this.#now?.error ?? null
  }

  /** Whether it has lasted so long that trying again is of no use to whoever waits. */
  get isLong(): boolean {
    if (!this.#now) return false
    const { since, failedAt } = this.#now
    const now = performance.now()
    return now - failedAt <= forgottenMs && now - since >= patienceMs
  }

  /** Notes the failure of a try, which itself lasted so many milliseconds; returns whether the outage is long. */
  note(error: Error, lastedMs = 0): boolean {
    const failedAt = performance.now()
    const began = failedAt - lastedMs
    const isKnown = this.#now && failedAt - this.#now.failedAt <= forgottenMs
    const since = isKnown && this.#now ? Math.min(this.#now.since, began) : began
    this.#now = { since, failedAt, error }
    return this.isLong
  }

  end() {
    this.#now = null
  }
}
