import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding, hasAnswer } from '../negotiation/negotiation.ts'

/** A page or a public answer before it is cached. */
export type Fresh = {
  body: string
  contentType: string
  /** The contents that the answer shows; a change of one of these invalidates the answer. */
  tags: string[]
  seconds: number
  /** The moment from which the answer is different, by the clock of the shop. */
  until?: Date | null
  status?: number
  /** False for an answer that is only good once, such as a refusal. */
  cacheable?: boolean
  /** False when browsers and caches in between must ask each time, as for a page that scripts fill. */
  shared?: boolean
}

export type Stored = {
  body: string
  contentType: string
  tags: string[]
  etag: string
  seconds: number
  until: Date | null
  status: number
  cacheable: boolean
  shared: boolean
  expiresAt: number
  bytes: Buffer
  /** Made when first asked for: what only a page of this process reads is never compressed. */
  compressed: { [E in Encoding]?: Promise<Buffer> }
}

const brotli = promisify(brotliCompress)
const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
}
/** Less is not worth the work. */
const minBytes = 1024

/**
 * Stores answers that depend on their address alone in memory, with their compressed forms. The oldest answers are
 * removed first when all together exceed `maxBytes`. Only answers that anyone may see may be put in here.
 */
export class PageCache {
  readonly #cached = new Map<string, Stored>()
  readonly #drawing = new Map<string, Promise<Stored>>()
  readonly #maxBytes: number
  readonly #clock: () => Date
  #bytes = 0
  /** Counts invalidations: an answer begun before an invalidation must not be cached after it. */
  #generation = 0

  constructor({
    maxBytes = 64 * 1024 * 1024,
    clock = () => new Date(),
  }: { maxBytes?: number; clock?: () => Date } = {}) {
    this.#maxBytes = maxBytes
    this.#clock = clock
  }

  get(key: string): Stored | undefined {
    const cached = this.#cached.get(key)
    if (!cached || cached.expiresAt < Date.now()) return undefined
    if (cached.until && cached.until <= this.#clock()) return undefined
    return cached
  }

  /** How many answers are cached. */
  get size(): number {
    return this.#cached.size
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
    const cached = this.get(key)
    if (cached) return cached
    const running = this.#drawing.get(key)
    if (running) return running
    const generation = this.#generation
    const drawing = make()
      .then(prepare)
      .then((made) => {
        if (made.cacheable && generation === this.#generation) this.#cacheable(key, made)
        return made
      })
      .finally(() => this.#drawing.delete(key))
    this.#drawing.set(key, drawing)
    return drawing
  }

  drop(tags: Iterable<string>) {
    const gone = new Set(tags)
    this.#generation++
    for (const [key, cached] of this.#cached) {
      if (cached.tags.some((tag) => gone.has(tag))) this.#clear(key, cached)
    }
  }

  clear() {
    this.#generation++
    this.#cached.clear()
    this.#bytes = 0
  }

  #cacheable(key: string, made: Stored) {
    const old = this.#cached.get(key)
    if (old) this.#clear(key, old)
    this.#cached.set(key, made)
    this.#bytes += sizeOf(made)
    for (const [oldest, entry] of this.#cached) {
      if (this.#bytes <= this.#maxBytes) break
      this.#clear(oldest, entry)
    }
  }

  #clear(key: string, cached: Stored) {
    this.#cached.delete(key)
    this.#bytes -= sizeOf(cached)
  }
}

function prepare(fresh: Fresh): Stored {
  const bytes = Buffer.from(fresh.body)
  return {
    body: fresh.body,
    contentType: fresh.contentType,
    tags: fresh.tags,
    seconds: fresh.seconds,
    until: fresh.until ?? null,
    status: fresh.status ?? 200,
    cacheable: fresh.cacheable ?? (fresh.status ?? 200) === 200,
    shared: fresh.shared ?? true,
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    expiresAt: Date.now() + fresh.seconds * 1000,
    bytes,
    compressed: {},
  }
}

/** The text, its bytes, and about as much again as half of them for the compressed forms. */
function sizeOf({ bytes }: Stored): number {
  return bytes.length * 2.5
}

/** Sends a cached answer in the best form that the caller reads, or 304 when the caller has it already. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { cached, now }: { cached: Stored; now: Date },
) {
  const isShared = cached.cacheable && cached.shared
  reply.header('etag', cached.etag)
  reply.header('vary', 'accept-encoding, accept-language')
  reply.header(
    'cache-control',
    isShared ? `public, max-age=0, ${sharedLifeOf(cached, now)}` : 'no-store',
  )
  if (isShared && hasAnswer(request, cached.etag)) return reply.code(304).send()
  reply.code(cached.status).type(cached.contentType)
  const encoding = cached.bytes.length < minBytes ? undefined : acceptedEncoding(request)
  if (!encoding) return reply.send(cached.bytes)
  cached.compressed[encoding] ??= compressors[encoding](cached.bytes)
  return reply.header('content-encoding', encoding).send(await cached.compressed[encoding])
}

/** No cache in between may show an answer after the moment from which it is different. */
function sharedLifeOf({ seconds, until }: Stored, now: Date): string {
  const left = until ? Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)) : Infinity
  const fresh = Math.min(seconds, left)
  const stale = Math.min(seconds * 10, left - fresh)
  return `s-maxage=${fresh}, stale-while-revalidate=${stale}`
}
