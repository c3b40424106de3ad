import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../negotiation/negotiation.ts'

const brotliOf = promisify(brotliCompress)
const plainOf = promisify(brotliDecompress)
const gzipOf = promisify<Buffer, Buffer>(gzip)

/** Higher qualities allocate so much for each answer that collecting it takes longer than rendering a page. */
const quickQuality = 4
const bestQuality = constants.BROTLI_MAX_QUALITY
/** A window of 256 KB holds nearly every page, and a larger one is allocated even for a small answer. */
const maxWindowBits = 18

/** What takes memory: the forms, and the answer as an object. */
type Held = 'plain' | Encoding | 'json'

/**
 * The forms in which one answer is sent: plain, Brotli and gzip. A compressed form is made when somebody first asks
 * for it. The plain form is released once the Brotli form exists, because nearly every browser reads Brotli.
 */
export class AnswerForms {
  /** The length of the plain form in bytes. */
  readonly length: number
  readonly etag: string
  #plain: Buffer | undefined
  readonly #compressed: { [E in Encoding]?: Promise<Buffer> } = {}
  #json: { value: unknown; isRead: boolean } = { value: undefined, isRead: false }
  readonly #bytes: Record<Held, number> = { plain: 0, br: 0, gzip: 0, json: 0 }
  #changed = () => {}

  constructor(body: string) {
    this.#plain = Buffer.from(body)
    this.length = this.#plain.length
    this.#bytes.plain = this.length
    this.etag = `"${createHash('sha1').update(this.#plain).digest('base64url')}"`
  }

  /** How many bytes the forms hold now. */
  get bytes(): number {
    const { plain, br, gzip: zipped, json } = this.#bytes
    return plain + br + zipped + json
  }

  /** Calls `changed` whenever the forms hold more or fewer bytes. */
  onChange(changed: () => void) {
    this.#changed = changed
  }

  async plain(): Promise<Buffer> {
    return this.#plain ?? plainOf((await this.#compressed.br) ?? Buffer.alloc(0))
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    this.#compressed[encoding] ??= this.#compress(encoding).catch((error) => {
      // The next caller tries again.
      delete this.#compressed[encoding]
      throw error
    })
    return this.#compressed[encoding]
  }

  /**
   * Replaces the Brotli form by the smallest one, which takes a tenth of a second of a processor. An answer that is only
   * read by pages has no Brotli form, and gets none.
   */
  async improve() {
    if (!this.#compressed.br) return
    const best = await brotli(await this.plain(), bestQuality)
    this.#compressed.br = Promise.resolve(best)
    this.#hold('br', best.length)
  }

  /** Returns the answer as an object, which nobody may change. The second caller's object is stored for later callers. */
  async json<T>(): Promise<T> {
    if (this.#json.value !== undefined) return this.#json.value as T
    const value = JSON.parse((await this.plain()).toString()) as T
    if (this.#json.isRead) {
      this.#json.value = freezeDeeply(value)
      // An object takes about twice the bytes of its text.
      this.#hold('json', this.length * 2)
    }
    this.#json.isRead = true
    return value
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const plain = await this.plain()
    if (encoding === 'gzip') {
      const zipped = await gzipOf(plain)
      this.#hold('gzip', zipped.length)
      return zipped
    }
    const quick = await brotli(plain, quickQuality)
    this.#bytes.plain = 0
    this.#hold('br', quick.length)
    this.#plain = undefined
    return quick
  }

  #hold(form: Held, bytes: number) {
    this.#bytes[form] = bytes
    this.#changed()
  }
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const neededBits = Math.ceil(Math.log2(Math.max(bytes.length, 1024)))
  return brotliOf(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(neededBits, maxWindowBits),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) freezeDeeply(part)
  return Object.freeze(value)
}
