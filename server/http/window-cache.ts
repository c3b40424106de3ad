import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a page or a public answer is made of, before it is kept. */
export type Fresh = {
  body: string
  contentType: string
  /** What it shows; a change of one of these drops it. */
  tags: string[]
  seconds: number
  status?: number
  /** False for an answer that is only good once, such as a refusal. */
  keep?: boolean
  /** False where browsers and caches on the way must ask each time, as for a page that scripts fill. */
  shared?: boolean
}

export type Kept = {
  body: string
  contentType: string
  tags: string[]
  etag: string
  seconds: number
  status: number
  keep: boolean
  shared: boolean
  expiresAt: number
  bytes: Buffer
  /** Made when first asked for: what only a page of this process reads is never compressed. */
  compressed: { [E in Encoding]?: Promise<Buffer> }
}

type Encoding = keyof typeof compressors

const brotli = promisify(brotliCompress)
/** In the order in which we would rather send them. */
const compressors = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip) as (bytes: Buffer) => Promise<Buffer>,
}
/** Less is not worth the work. */
const leastBytes = 1024

/**
 * Answers that depend on their address alone, kept in memory with their compressed forms. The
 * oldest go first when they outgrow `maxBytes`. Only what anyone may see may be put in here.
 */
export class WindowCache {
  readonly #kept = new Map<string, Kept>()
  readonly #making = new Map<string, Promise<Kept>>()
  readonly #maxBytes: number
  #bytes = 0
  /** Counts drops: an answer begun before a drop must not be kept after it. */
  #generation = 0

  constructor({ maxBytes = 64 * 1024 * 1024 }: { maxBytes?: number } = {}) {
    this.#maxBytes = maxBytes
  }

  get(key: string): Kept | undefined {
    const kept = this.#kept.get(key)
    if (!kept || kept.expiresAt < Date.now()) return undefined
    return kept
  }

  /** Whether an answer is kept, or being made for somebody else already. */
  has(key: string): boolean {
    return this.get(key) !== undefined || this.#making.has(key)
  }

  /** The kept answer, or the one that `make` gives; callers who ask at once share one making. */
  async through(key: string, make: () => Promise<Fresh>): Promise<Kept> {
    const kept = this.get(key)
    if (kept) return kept
    const running = this.#making.get(key)
    if (running) return running
    const generation = this.#generation
    const making = make()
      .then(prepare)
      .then((made) => {
        if (made.keep && generation === this.#generation) this.#keep(key, made)
        return made
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  drop(tags: Iterable<string>) {
    const gone = new Set(tags)
    this.#generation++
    for (const [key, kept] of this.#kept) {
      if (kept.tags.some((tag) => gone.has(tag))) this.#forget(key, kept)
    }
  }

  clear() {
    this.#generation++
    this.#kept.clear()
    this.#bytes = 0
  }

  #keep(key: string, made: Kept) {
    const old = this.#kept.get(key)
    if (old) this.#forget(key, old)
    this.#kept.set(key, made)
    this.#bytes += sizeOf(made)
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break
      this.#forget(oldest, entry)
    }
  }

  #forget(key: string, kept: Kept) {
    this.#kept.delete(key)
    this.#bytes -= sizeOf(kept)
  }
}

function prepare(fresh: Fresh): Kept {
  const bytes = Buffer.from(fresh.body)
  return {
    body: fresh.body,
    contentType: fresh.contentType,
    tags: fresh.tags,
    seconds: fresh.seconds,
    status: fresh.status ?? 200,
    keep: fresh.keep ?? (fresh.status ?? 200) === 200,
    shared: fresh.shared ?? true,
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    expiresAt: Date.now() + fresh.seconds * 1000,
    bytes,
    compressed: {},
  }
}

/** The text, its bytes, and about as much again as half of them for the compressed forms. */
function sizeOf({ bytes }: Kept): number {
  return bytes.length * 2.5
}

/** Sends a kept answer in the best form the caller reads, or 304 when she has it already. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept) {
  const isShared = kept.keep && kept.shared
  reply.header('etag', kept.etag)
  reply.header('vary', 'accept-encoding, accept-language')
  reply.header(
    'cache-control',
    isShared
      ? `public, max-age=0, s-maxage=${kept.seconds}, stale-while-revalidate=${kept.seconds * 10}`
      : 'no-store',
  )
  if (isShared && request.headers['if-none-match'] === kept.etag) {
    return reply.code(304).send()
  }
  reply.code(kept.status).type(kept.contentType)
  const encoding = encodingFor(request, kept)
  if (!encoding) return reply.send(kept.bytes)
  kept.compressed[encoding] ??= compressors[encoding](kept.bytes)
  return reply.header('content-encoding', encoding).send(await kept.compressed[encoding])
}

function encodingFor(request: FastifyRequest, { bytes }: Kept): Encoding | undefined {
  const accepts = String(request.headers['accept-encoding'] ?? '')
  if (bytes.length < leastBytes) return undefined
  return (Object.keys(compressors) as Encoding[]).find((encoding) => accepts.includes(encoding))
}
