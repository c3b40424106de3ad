import { ShopError } from '../shop-error.ts'

/** A caller who is refused may try again after so many seconds: a full queue is worked off in less. */
const retryAfter = 3

/**
 * Lets only so many calls run at once. The others wait in the order in which they came, and a call that finds the queue
 * full is refused: at a peak the shop answers fewer callers well instead of all of them too late, and its memory stays
 * bounded. A refusal waits for `refusalMs`, because programs that ask again at once would take the processor from the
 * calls that run.
 */
export class Gate {
  readonly #maxRunning: number
  readonly #maxWaiting: number
  readonly #refusalMs: number
  readonly #waiting: (() => void)[] = []
  #running = 0
  #refused = 0

  constructor({
    running,
    waiting,
    refusalMs = 0,
  }: {
    running: number
    waiting: number
    refusalMs?: number
  }) {
    this.#maxRunning = running
    this.#maxWaiting = waiting
    this.#refusalMs = refusalMs
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** How many calls were refused since the start. */
  get refused(): number {
    return this.#refused
  }

  /** Runs the work when it is its turn. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#maxRunning) this.#running++
    else await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      // The next call takes over the place of this one.
      if (next) next()
      else this.#running--
    }
  }

  async #turn(): Promise<void> {
    if (this.#waiting.length < this.#maxWaiting)
      return new Promise((resolve) => this.#waiting.push(resolve))
    this.#refused++
    if (this.#refusalMs > 0) await new Promise((resolve) => setTimeout(resolve, this.#refusalMs))
    throw new ShopError('unavailable', undefined, { retryAfter })
  }
}
