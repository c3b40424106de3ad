import type { CallCount } from './call-counts.sql.ts'

/** As many callers as one process remembers; the caller that came first is forgotten first. */
const maxKeys = 5000

type Window = { count: number; endsAt: number }

/** Counts calls in this process alone. */
export class MemoryCounts {
  readonly #windows = new Map<string, Window>()

  count(key: string, windowMs: number): CallCount {
    const now = Date.now()
    const open = this.#windows.get(key)
    if (open && open.endsAt > now) return { current: ++open.count, ttl: open.endsAt - now }
    this.#windows.delete(key)
    const [oldest] = this.#windows.keys()
    if (oldest !== undefined && this.#windows.size >= maxKeys) this.#windows.delete(oldest)
    this.#windows.set(key, { count: 1, endsAt: now + windowMs })
    return { current: 1, ttl: windowMs }
  }
}
