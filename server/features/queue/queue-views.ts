import type { Deps } from '../../deps.ts'
import { advanceQueue } from './advance-queue.ts'
import { listNumbersAfter } from './queue.sql.ts'
import type { QueueView } from './queue-state.ts'

type Stored = QueueView & {
  round: number
  /** The last number that was read. */
  lastNumber: number
  numbers: Map<number, number>
  readAt: number
}

const freshMs = 1000
const forgottenMs = 3_600_000

/**
 * The queues that shoppers of this process ask about. Whoever asks is answered from memory; once a second the first
 * who asks advances the queue and reads what is new, so a queue that nobody asks about costs nothing.
 */
export class QueueViews {
  readonly #deps: Pick<Deps, 'db' | 'clock' | 'log'>
  readonly #views = new Map<string, Stored>()
  readonly #reading = new Map<string, Promise<Stored>>()

  constructor(deps: Pick<Deps, 'db' | 'clock' | 'log'>) {
    this.#deps = deps
  }

  async get(queueId: string): Promise<QueueView> {
    const known = this.#views.get(queueId)
    const now = this.#deps.clock().getTime()
    if (known && Math.abs(now - known.readAt) < freshMs) return known
    try {
      return await this.#readOnce(queueId)
    } catch (error) {
      if (!known) throw error
      // Those who wait keep their places while the database is away.
      this.#deps.log.warn({ err: error }, 'A queue could not be advanced.')
      return { ...known, isOld: true }
    }
  }

  #readOnce(queueId: string): Promise<Stored> {
    const underWay = this.#reading.get(queueId)
    if (underWay) return underWay
    const reading = this.#read(queueId).finally(() => this.#reading.delete(queueId))
    this.#reading.set(queueId, reading)
    return reading
  }

  async #read(queueId: string): Promise<Stored> {
    const { db, clock } = this.#deps
    const readAt = clock().getTime()
    const queue = await advanceQueue(this.#deps, queueId)
    const before = this.#views.get(queueId)
    const isSame = before?.round === queue.round
    const numbers = isSame ? before.numbers : new Map<number, number>()
    let lastNumber = isSame ? before.lastNumber : 0
    for (const { id, number } of await listNumbersAfter(db, queueId, lastNumber)) {
      numbers.set(id, number)
      lastNumber = number
    }
    const view = { ...queue, isOld: false, numbers, lastNumber, readAt }
    this.#forgetOld(readAt)
    this.#views.set(queueId, view)
    return view
  }

  #forgetOld(now: number) {
    for (const [queueId, { readAt }] of this.#views) {
      if (now - readAt > forgottenMs) this.#views.delete(queueId)
    }
  }
}
