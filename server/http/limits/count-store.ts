import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Deps } from '../../deps.ts'
import { type CallCount, countCall } from './call-counts.sql.ts'
import { MemoryCounts } from './memory-counts.ts'

type Needed = Pick<Deps, 'db' | 'sign'>
type Count = (caller: string, windowMs: number, max: number) => CallCount | Promise<CallCount>

/**
 * Says where calls are counted. The limits that calls have of their own protect people and money, so all processes
 * count them together in the database. The wide guard, the limits of rendering and those of reports of browsers
 * protect one process, and each process counts for itself.
 */
export function countStore(deps: Needed): FastifyRateLimitStoreCtor {
  return class extends Counts {
    constructor() {
      super(deps, inMemory())
    }
  }
}

class Counts implements FastifyRateLimitStore {
  readonly #deps: Needed
  readonly #count: Count

  constructor(deps: Needed, count: Count) {
    this.#deps = deps
    this.#count = count
  }

  incr(caller: string, done: Done, windowMs: number, max: number): void {
    Promise.resolve(this.#count(caller, windowMs, max)).then(
      (counted) => done(null, counted),
      (error: Error) => done(error),
    )
  }

  child(options: object): Counts {
    // Only a limit that belongs to one call names an address.
    const { method, url, config } = (options as { routeInfo?: RouteInfo }).routeInfo ?? {}
    const isShared = url !== undefined && !config?.countsInProcess
    const count = isShared ? inDatabase(this.#deps, `${String(method)} ${url}`) : inMemory()
    return new Counts(this.#deps, count)
  }
}

type RouteInfo = { method?: unknown; url?: string; config?: { countsInProcess?: boolean } }
type Done = Parameters<FastifyRateLimitStore['incr']>[1]

function inMemory(): Count {
  const counts = new MemoryCounts()
  return (caller, windowMs) => counts.count(caller, windowMs)
}

/** A caller over the limit is refused from memory until the window ends: a flood costs the database nothing. */
function inDatabase({ db, sign }: Needed, call: string): Count {
  const refused = new Map<string, { current: number; endsAt: number }>()

  return async (caller, windowMs, max) => {
    const known = refused.get(caller)
    const ttl = (known?.endsAt ?? 0) - Date.now()
    if (known && ttl > 0) return { current: known.current, ttl }
    refused.delete(caller)
    // Keys are signed, so that the table does not reveal who called.
    const counted = await countCall(db, { key: sign('limit', `${call} ${caller}`), windowMs, max })
    if (counted.current > max) {
      removeEnded(refused)
      refused.set(caller, { current: counted.current, endsAt: Date.now() + counted.ttl })
    }
    return counted
  }
}

function removeEnded(refused: Map<string, { endsAt: number }>) {
  const now = Date.now()
  for (const [caller, { endsAt }] of refused) if (endsAt <= now) refused.delete(caller)
}
