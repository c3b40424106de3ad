import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, hasAnswer } from '../negotiation/negotiation.ts'
import {
  cacheHeaders,
  cacheTagHeader,
  everything,
  forever,
  notCached,
} from '../cdn/cache-headers.ts'
import { AnswerForms } from './answer-forms.ts'

/** A page or a public answer before it is cached. */
export type Fresh = {
  body: string
  contentType: string
  /** The contents that the answer shows; a change of one of these invalidates the answer. */
  tags: string[]
  seconds: number
  /** The moment from which the answer is different, by the clock of the shop. */
  until?: Date | null
  /** Where the address has it too (`v`), caches may store the answer for good. */
  version?: string | undefined
  status?: number
  /** False for an answer that is only good once, such as a refusal. */
  cacheable?: boolean
  /** False when browsers and caches in between must ask each time, as for a page that scripts fill. */
  shared?: boolean
}

export type Stored = {
  contentType: string
  tags: string[]
  seconds: number
  until: Date | null
  version: string | undefined
  status: number
  cacheable: boolean
  shared: boolean
  /** The header that names the contents to a CDN; undefined where no CDN asks for it. */
  tagHeader: string | undefined
  expiresAt: number
  forms: AnswerForms
}

/** Less is not worth compressing. */
const minBytes = 1024
/** An answer that was asked for so often is worth the processor time of the best compression. */
const hitsOfBestQuality = 8
/** What an answer costs beside its bytes: its entry, tags and headers. */
const entryBytes = 1024

/**
 * Stores answers that depend on their address alone in memory. The answers that nobody asked for the longest are
 * removed first when all together exceed `maxBytes`. Only answers that anyone may see may be put in here.
 */
export class PageCache {
  /** The answer that was asked for last is the last. */
  readonly #cached = new Map<string, { stored: Stored; bytes: number; hits: number }>()
  readonly #drawing = new Map<string, Promise<Stored>>()
  readonly #maxBytes: number
  readonly #clock: () => Date
  readonly #sendsTags: boolean
  #invalidated: (tags: readonly string[]) => void = () => {}
  #bytes = 0
  /** Since the start: answers that were cached, answers that were made, and answers removed for want of room. */
  readonly counts = { hits: 0, misses: 0, evictions: 0 }
  /** Counts invalidations: an answer begun before an invalidation must not be cached after it. */
  #generation = 0
  #improving = Promise.resolve()

  constructor({
    maxBytes = 64 * 1024 * 1024,
    clock = () => new Date(),
    sendsTags = false,
  }: { maxBytes?: number; clock?: () => Date; sendsTags?: boolean } = {}) {
    this.#maxBytes = maxBytes
    this.#clock = clock
    this.#sendsTags = sendsTags
  }

  /** Returns the cached answer without counting it as asked for. */
  get(key: string): Stored | undefined {
    const stored = this.#cached.get(key)?.stored
    if (!stored || stored.expiresAt < Date.now()) return undefined
    if (stored.until && stored.until <= this.#clock()) return undefined
    return stored
  }

  /** How many answers are cached. */
  get size(): number {
    return this.#cached.size
  }

  /** How many bytes the cached answers hold. */
  get bytes(): number {
    return this.#bytes
  }

  /** Ends when all answers that are asked for often have their best form; one at a time is compressed again. */
  get improved(): Promise<void> {
    return this.#improving
  }

  /** Says whether an answer is cached, or is being made for another caller. */
  has(key: string): boolean {
    return this.get(key) !== undefined || this.#drawing.has(key)
  }

  /**
   * Returns the cached answer, or the one that `make` returns; callers that ask at the same time share one run of
   * `make`.
   */
  async through(key: string, make: () => Promise<Fresh>): Promise<Stored> {
    const stored = this.get(key)
    if (stored) {
      this.counts.hits++
      this.#countHit(key)
      return stored
    }
    const running = this.#drawing.get(key)
    if (running) return running
    this.counts.misses++
    const generation = this.#generation
    const drawing = make()
      .then((fresh) => prepare(fresh, this.#sendsTags))
      .then((made) => {
        // Other caches must not hold either what was begun before an invalidation.
        if (generation !== this.#generation) return { ...made, cacheable: false }
        return made.cacheable ? this.#store(key, made) : made
      })
      .finally(() => this.#drawing.delete(key))
    this.#drawing.set(key, drawing)
    return drawing
  }

  /** Calls `invalidated` with the tags of what is invalidated; `catalog` is the tag of all answers. */
  onInvalidate(invalidated: (tags: readonly string[]) => void) {
    this.#invalidated = invalidated
  }

  drop(tags: Iterable<string>) {
    const gone = new Set(tags)
    this.#invalidated([...gone])
    this.#generation++
    for (const [key, { stored }] of this.#cached) {
      if (stored.tags.some((tag) => gone.has(tag))) this.#remove(key)
    }
  }

  clear() {
    this.#invalidated([everything])
    this.#generation++
    this.#cached.clear()
    this.#bytes = 0
  }

  /** Stores an answer. One that has expired and is made again with the same bytes keeps its compressed forms. */
  #store(key: string, made: Stored): Stored {
    const old = this.#cached.get(key)
    const isSame = old?.stored.forms.etag === made.forms.etag
    const stored = isSame ? { ...made, forms: old.stored.forms } : made
    this.#remove(key)
    this.#cached.set(key, { stored, bytes: 0, hits: isSame ? old.hits : 0 })
    this.#measure(key, stored)
    stored.forms.onChange(() => this.#measure(key, stored))
    return stored
  }

  /** Counts the bytes of an answer anew, and removes the answers for which no room is left. */
  #measure(key: string, stored: Stored) {
    const entry = this.#cached.get(key)
    if (entry?.stored !== stored) return
    const bytes = stored.forms.bytes + entryBytes
    this.#bytes += bytes - entry.bytes
    entry.bytes = bytes
    for (const [oldest] of this.#cached) {
      if (this.#bytes <= this.#maxBytes) break
      this.counts.evictions++
      this.#remove(oldest)
    }
  }

  #countHit(key: string) {
    const entry = this.#cached.get(key)
    if (!entry) return
    this.#cached.delete(key)
    this.#cached.set(key, entry)
    entry.hits++
    if (entry.hits !== hitsOfBestQuality) return
    this.#improving = this.#improving
      .then(async () => {
        if (this.#cached.get(key) === entry) await entry.stored.forms.improve()
      })
      // The answer keeps the form that it has.
      .catch(() => {})
  }

  #remove(key: string) {
    this.#bytes -= this.#cached.get(key)?.bytes ?? 0
    this.#cached.delete(key)
  }
}

function prepare(fresh: Fresh, sendsTags: boolean): Stored {
  return {
    contentType: fresh.contentType,
    tags: fresh.tags,
    seconds: fresh.seconds,
    until: fresh.until ?? null,
    version: fresh.version,
    status: fresh.status ?? 200,
    cacheable: fresh.cacheable ?? (fresh.status ?? 200) === 200,
    shared: fresh.shared ?? true,
    tagHeader: sendsTags ? cacheTagHeader(fresh.tags) : undefined,
    expiresAt: Date.now() + fresh.seconds * 1000,
    forms: new AnswerForms(fresh.body),
  }
}

type Sending = {
  cached: Stored
  now: Date
  /** Whether the caller's languages chose the answer, because the address names none. */
  byLanguage?: boolean
}

/** Sends a cached answer in the best form that the caller reads, or 304 when the caller has it already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { cached, now, byLanguage = false }: Sending,
) {
  const isShared = cached.cacheable && cached.shared
  reply.header('etag', cached.forms.etag)
  reply.header('vary', byLanguage ? 'accept-encoding, accept-language' : 'accept-encoding')
  reply.headers(isShared ? sharedHeaders(request, cached, now) : notCached)
  if (isShared && hasAnswer(request, cached.forms.etag)) return reply.code(304).send()
  reply.code(cached.status).type(cached.contentType)
  const encoding = cached.forms.length < minBytes ? undefined : acceptedEncoding(request)
  if (!encoding) return reply.send(await cached.forms.plain())
  return reply.header('content-encoding', encoding).send(await cached.forms.compressed(encoding))
}

function sharedHeaders({ query }: FastifyRequest, cached: Stored, now: Date) {
  const { v } = query as { v?: unknown }
  const hasNamedVersion = cached.version !== undefined && v === cached.version
  return hasNamedVersion ? { 'cache-control': forever } : cacheHeaders(cached, now)
}
