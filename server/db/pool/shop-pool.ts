import pg from 'pg'
import { DatabaseAway, isConnectionLost, isDatabaseAway, UnsafeCommit } from '../database-away.ts'
import { Outage } from './outage.ts'
import { pause } from './pause.ts'

/** A server that is there answers in milliseconds; one that hangs must not hold a shopper for long. */
const connectWithinMs = 3_000
/** What the driver says when a server has not answered within that time. */
const noServer = 'timeout expired'
/** What the driver says when a statement has got no answer within `query_timeout`. */
const noAnswer = 'Query read timeout'

type Checkout = Parameters<pg.Pool['connect']>[0]
type Ask = (...statement: unknown[]) => unknown

/**
 * A connection that gives up early where no server answers, knows when a commit was not safe, and ends when a statement
 * gets no answer: the rollback after it would wait in vain as well.
 */
export class ShopClient extends pg.Client {
  isUnsafe = false

  constructor(options?: pg.ClientConfig) {
    // The pool has a limit of the same name for its queue, which is longer.
    super({ ...options, connectionTimeoutMillis: connectWithinMs })
    this.query = ((...statement) => {
      const asked = (super.query as Ask).call(this, ...statement)
      return asked instanceof Promise ? asked.catch((error) => this.#endIfSilent(error)) : asked
    }) as Ask as typeof this.query
  }

  #endIfSilent(error: Error): never {
    if (error.message === noAnswer) void this.end()
    throw error
  }
}

/** Throws where PostgreSQL warned that a commit on this connection did not wait for the standby. */
function refuseUnsafe(client: pg.PoolClient) {
  const shopClient = client as pg.PoolClient & Pick<ShopClient, 'isUnsafe'>
  if (!shopClient.isUnsafe) return
  shopClient.isUnsafe = false
  throw new UnsafeCommit()
}

/**
 * Tries again to connect while the database is away, for two seconds in all of an outage: whoever waits longer or comes
 * later is refused, and while one of them tries, the others wait for what becomes of it.
 */
export class ShopPool extends pg.Pool {
  readonly #outage = new Outage()
  /** Ends when the one who tries for all knows whether the database is back. */
  #trial: Promise<void> | null = null
  /** Refuse those who wait for a connection. */
  readonly #waiters = new Set<(error: Error) => void>()

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Checkout): void
  override connect(callback?: Checkout): Promise<pg.PoolClient> | void {
    const connecting = this.#connect()
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => {}),
    )
  }

  /** Does one statement outside a transaction. */
  ask(statement: Parameters<pg.PoolClient['query']>): Promise<unknown> {
    return this.withClient((client) => client.query(...statement) as unknown as Promise<unknown>)
  }

  /**
   * Does the work on one connection. A connection that failed is closed, and a commit that did not wait for the standby
   * fails.
   */
  async withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.connect()
    try {
      const result = await work(client)
      refuseUnsafe(client)
      client.release()
      return result
    } catch (error) {
      client.release(isDatabaseAway(error) || isConnectionLost(error))
      throw error
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#connectNow()
      } catch (error) {
        const isOver = this.#note(error as Error)
        if (isOver) throw new DatabaseAway(error as Error)
        await pause(tries)
      }
    }
  }

  async #connectNow(): Promise<pg.PoolClient> {
    if (this.#outage.isLong) {
      if (!this.#trial) return this.#tryAlone()
      await this.#trial
      if (this.#outage.error) throw this.#outage.error
    }
    return this.#waitForOne()
  }

  async #tryAlone(): Promise<pg.PoolClient> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#trial = promise
    try {
      const client = await super.connect()
      this.#outage.end()
      return client
    } finally {
      this.#trial = null
      resolve()
    }
  }

  /** Waits for a connection or for its turn, until it is known that the outage is long. */
  #waitForOne(): Promise<pg.PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    this.#waiters.add(reject)
    super.connect().then(
      (client) => {
        this.#outage.end()
        const stillWaits = this.#waiters.delete(reject)
        if (stillWaits) resolve(client)
        else client.release()
      },
      (error: Error) => {
        this.#waiters.delete(reject)
        reject(error)
      },
    )
    return promise
  }

  /** Notes a failure to connect; returns whether it is of no use to try again. */
  #note(error: Error): boolean {
    // A full pool is not the database's failure, nor is a wrong password one that passes.
    if (!isConnectionLost(error)) return true
    if (this.#outage.error === error) return true
    const isLong = this.#outage.note(error, error.message === noServer ? connectWithinMs : 0)
    if (isLong) {
      for (const refuse of this.#waiters) refuse(error)
      this.#waiters.clear()
    }
    return isLong
  }
}
