type Made = { token: string; until: Date }

/** Holds a token that proves who the shop is, and makes another one when its time is over. */
export class RenewedToken {
  readonly #make: (now: Date) => Promise<Made>
  readonly #clock: () => Date
  #held: Promise<Made> | undefined

  constructor(clock: () => Date, make: (now: Date) => Promise<Made>) {
    this.#clock = clock
    this.#make = make
  }

  /** Returns the token; callers at the same time share one. A token that could not be made is made for the next caller. */
  async get(): Promise<string> {
    const held = this.#held
    const known = await held?.catch(() => undefined)
    if (known && known.until > this.#clock()) return known.token
    // Another caller may have begun to make the next one meanwhile.
    if (!this.#held || this.#held === held) this.#held = this.#make(this.#clock())
    return (await this.#held).token
  }

  /** Makes another token for the next caller, because this one was refused. */
  async forget(token: string): Promise<void> {
    const held = this.#held
    const known = await held?.catch(() => undefined)
    if (known?.token === token && this.#held === held) this.#held = undefined
  }
}
