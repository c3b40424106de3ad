import { setTimeout as pause } from 'node:timers/promises'
import { ShopError } from '../shop-error.ts'

/** A caller who is refused may try again after so many seconds: a full queue is worked off in less. */
const retryAfter = 3
const refusalMs = 500

/** The queue of a gate is full. */
class QueueFull extends ShopError {
  constructor() {
    super('unavailable', undefined, { retryAfter })
  }
}

/**
 * Throws the error again, the refusal of a gate after half a second: programs that ask again at once would take the
 * processor from the calls that run. Each caller waits alone, outside of what several callers share.
 */
export async function refuseSlowly(error: unknown): Promise<never> {
  if (error instanceof QueueFull) await pause(refusalMs)
  throw error
}

/**
 * Lets only so many calls run at once. The others wait in the order in which they came, and a call that finds the queue
 * full is refused at once: at a peak the shop answers fewer callers well instead of all of them too late, and its memory
 * stays bounded.
 */
export class Gate {
  readonly #maxRunning: number
  readonly #maxWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0
  #refused = 0

  constructor({ running, waiting }: { running: number; waiting: number }) {
    this.#maxRunning = running
    this.#maxWaiting = waiting
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

  #turn(): Promise<void> {
    if (this.#waiting.length < this.#maxWaiting)
      return new Promise((resolve) => this.#waiting.push(resolve))
    this.#refused++
    throw new QueueFull()
  }
}
